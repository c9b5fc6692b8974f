/**
 * The link grammar of pages: `api:zkvm/install#linux`, `/faq`, `term:receipt`, `src:…`, `docsrs:…`, `https://…`, `#here`.
 */
import { Problem } from '../problems/problem.ts';

export type PageLink =
  | { readonly type: 'topic'; readonly id: string; readonly version: string | null; readonly anchor: string }
  | { readonly type: 'page'; readonly id: string; readonly anchor: string }
  | { readonly type: 'anchor'; readonly anchor: string }
  | { readonly type: 'term'; readonly id: string }
  | { readonly type: 'file'; readonly path: string; readonly fragment: string }
  | { readonly type: 'external'; readonly href: string };

/** Characters that must be percent-encoded in an address (WHATWG URL: the query percent-encode set and more). */
const notInAddress = /["<>`\\^{|}\s]/g;

const allowed = 'Write api:TOPIC, api@VERSION:TOPIC, /PAGE, #HEADING, term:ID, src:FILE, docsrs:CRATE/ITEM or a full https:// address.';

/**
 * Parses a link of a page, after facts are filled in.
 * @throws Problem if it has none of the forms
 */
export function parseLink(href: string): PageLink {
  const [target = '', anchor = ''] = splitAt(href, '#');
  if (href.startsWith('#')) return { type: 'anchor', anchor };
  if (/^(https?:|mailto:)/.test(href)) return { type: 'external', href: href.replace(notInAddress, encodeURIComponent) };
  const topic = /^api(?:@([\w.]+))?:(.+)$/.exec(target);
  if (topic?.[2]) return { type: 'topic', id: topic[2], version: topic[1] ?? null, anchor };
  if (target.startsWith('term:')) return { type: 'term', id: target.slice('term:'.length) };
  if (target.startsWith('src:')) return { type: 'file', path: target.slice('src:'.length), fragment: anchor && `#${anchor}` };
  if (target.startsWith('docsrs:')) return { type: 'external', href: target };
  if (target.startsWith('/') && !target.startsWith('//'))
    return { type: 'page', id: target === '/' ? 'index' : target.replace(/^\/|\/$/g, ''), anchor };
  throw new Problem(`The link "${href}" is in no form this site knows.`, { remedy: allowed });
}

/** Address of an item on docs.rs: `docsrs:risc0-zkvm/struct.ProverOpts` at a crate version. */
export function docsRsAddress(link: string, crateVersion: string): string {
  const [item = '', anchor = ''] = splitAt(link.replace(/^docsrs:/, ''), '#');
  const [crate = '', ...rest] = item.split('/');
  const file = rest.length
    ? `${rest.join('/').replace(/\.html$/, '')}${/(^|\/)[a-z]+\.[^/]+$/.test(rest.join('/')) ? '.html' : '/index.html'}`
    : 'index.html';
  return `https://docs.rs/${crate}/${crateVersion}/${crate.replaceAll('-', '_')}/${file}${anchor && `#${anchor}`}`;
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
