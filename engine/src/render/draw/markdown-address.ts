import { markdownPath } from '../../config/page-href.ts';
import { linkGrammarRoot } from './resolve-link.ts';

/** Placeholder for the root of the page's version, which `inVersion` fills in: several versions share one text. */
const versionRoot = 'version-root:';

/**
 * Converts a resolved link to an absolute address. A link to a page leads to its Markdown.
 * @param href as `resolveLink` returns it: `~/…` below the version's root, `/…` below the host, `#…`, or an absolute URL
 */
export function markdownAddress(href: string, origin: string, base: string): string {
  const hash = href.indexOf('#');
  const path = (hash < 0 ? href : href.slice(0, hash)).replace(/(.)\/$/, '$1');
  const anchor = hash < 0 ? '' : href.slice(hash);
  if (path === '' || /^[a-z]+:/i.test(path)) return href;
  if (path.startsWith(linkGrammarRoot)) return `${versionRoot}${path.slice(linkGrammarRoot.length)}.md${anchor}`;
  return `${origin}${base}${markdownPath(path.slice(base.length))}${anchor}`;
}

/** Fills in a version's root. `root` is an absolute URL without a trailing slash. */
export const inVersion = (markdown: string, root: string): string =>
  markdown.replaceAll(`](${versionRoot}`, `](${root}`);
