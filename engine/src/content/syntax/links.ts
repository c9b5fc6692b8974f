/**
 * The link grammar of pages: `api:guides/install#linux`, `/faq`, `term:proof`, `https://…`, `#here`, and the schemes of
 * the project.
 */
import { Problem } from '../../problems/problem.ts';
import type { LinkSchemes } from '../modules/extensions.ts';

export type WrittenPageLink =
  | { readonly type: 'topic'; readonly id: string; readonly version: string | null; readonly anchor: string }
  | { readonly type: 'page'; readonly id: string; readonly anchor: string }
  | { readonly type: 'anchor'; readonly anchor: string }
  | { readonly type: 'term'; readonly id: string }
  | { readonly type: 'scheme'; readonly scheme: string; readonly target: string }
  | { readonly type: 'external'; readonly href: string };

/** Characters that must be percent-encoded in an address (WHATWG URL: the query percent-encode set and more). */
const notInAddress = /["<>`\\^{|}\s]/g;

const ownForms = ['api:TOPIC', 'api@VERSION:TOPIC', '/PAGE', '#HEADING', 'term:ID'];

/**
 * Parses a link of a page, after facts are filled in.
 * @param schemes those of the project; none where only links to pages are allowed
 */
export function parseLink(href: string, schemes: LinkSchemes = {}): WrittenPageLink {
  const [target = '', anchor = ''] = splitAt(href, '#');
  if (href.startsWith('#')) return { type: 'anchor', anchor };
  if (/^(https?:|mailto:)/.test(href))
    return { type: 'external', href: href.replace(notInAddress, encodeURIComponent) };
  const topic = /^api(?:@([\w.]+))?:(.+)$/.exec(target);
  if (topic?.[2]) return { type: 'topic', id: topic[2], version: topic[1] ?? null, anchor };
  if (target.startsWith('term:')) return { type: 'term', id: target.slice('term:'.length) };
  const [scheme, rest] = splitAt(href, ':');
  if (rest && Object.hasOwn(schemes, scheme)) return { type: 'scheme', scheme, target: rest };
  if (target.startsWith('/') && !target.startsWith('//'))
    return { type: 'page', id: target === '/' ? 'index' : target.replace(/^\/|\/$/g, ''), anchor };
  const forms = [...ownForms, ...Object.values(schemes).map(({ form }) => form)];
  throw new Problem(`"${href}" is not a recognized link.`, {
    remedy: `Write ${forms.join(', ')}, or a full address: https://… or mailto:….`,
    ...(rest && { lackedBy: 'site.extensions.ts' }),
  });
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
