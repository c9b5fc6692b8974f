import { linkGrammarRoot } from '../resolve-link.ts';

/** Marks an address below the page's own version until `inVersion` fills the version's root in: one text serves several versions. */
const versionRoot = 'version-root:';

/** Path of a page's Markdown, next to the page: `/api/zkvm` is `/api/zkvm.md`, the start page `/index.md`. Both below the site's base. */
export const markdownPath = (path: string): string => (path === '' || path === '/' ? '/index.md' : `${path}.md`);

/**
 * The absolute address of a resolved link, to the Markdown of a page where it leads to one.
 * @param href as `View.link` gives it: `~/…` below the version's root, `/…` below the host, `#…`, or a full address
 * @param origin of the site: `https://dev.risczero.com`
 */
export function markdownAddress(href: string, origin: string, base: string): string {
  const hash = href.indexOf('#');
  const path = hash < 0 ? href : href.slice(0, hash);
  const anchor = hash < 0 ? '' : href.slice(hash);
  if (path === '' || /^[a-z]+:/i.test(path)) return href;
  if (path.startsWith(linkGrammarRoot)) return `${versionRoot}${path.slice(linkGrammarRoot.length)}.md${anchor}`;
  return `${origin}${base}${markdownPath(path.slice(base.length))}${anchor}`;
}

/** The Markdown in one version. `root` is the full address of the version's root, without a slash at the end. */
export const inVersion = (markdown: string, root: string): string => markdown.replaceAll(`](${versionRoot}`, `](${root}`);
