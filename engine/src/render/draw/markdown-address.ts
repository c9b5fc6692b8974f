import { markdownPath } from '../../config/page-href.ts';
import { ownVersionRoot } from './resolve-link.ts';

/** Placeholder for the root of the page's version, which `fillVersionRoot` fills in: several versions share one text. */
const rootPlaceholder = 'version-root:';

/**
 * Converts a resolved link to an absolute address. A link to a page leads to its Markdown.
 * @param href as `resolveLink` returns it: `~/…` below the version's root, `/…` below the host, `#…`, or an absolute URL
 */
export function markdownAddress(href: string, origin: string, base: string): string {
  const hash = href.indexOf('#');
  const path = (hash < 0 ? href : href.slice(0, hash)).replace(/(.)\/$/, '$1');
  const anchor = hash < 0 ? '' : href.slice(hash);
  if (path === '' || /^[a-z]+:/i.test(path)) return href;
  if (path.startsWith(ownVersionRoot)) return `${rootPlaceholder}${path.slice(ownVersionRoot.length)}.md${anchor}`;
  return `${origin}${base}${markdownPath(path.slice(base.length))}${anchor}`;
}

/** Fills in a version's root. `root` is an absolute URL without a trailing slash. */
export const fillVersionRoot = (markdown: string, root: string): string =>
  markdown.replaceAll(`](${rootPlaceholder}`, `](${root}`);
