import type { SiteConfig } from './site-config.ts';

/** What the address of a page ends with: a slash where documents are `x/index.html`. */
export const slashOf = ({ trailingSlash }: Pick<SiteConfig, 'trailingSlash'>): '' | '/' => (trailingSlash ? '/' : '');

export interface AddressRules {
  readonly base: string;
  readonly config: Pick<SiteConfig, 'trailingSlash'>;
}

/** A file extension starts with a letter: `2.0.0` is a version, `sitemap.xml` a file. */
export const fileEnding = /\.[a-z][a-z0-9]*$/i;

/**
 * The address of a page or a file, given its path below the base, such as `/faq` or `/faq#why`; '' or `/` for the home
 * page.
 */
export function pageHref({ base, config }: AddressRules, path: string): string {
  const href = base + path;
  if (!config.trailingSlash) return href || '/';
  const [bare = '', ...more] = href.split(/(?=[?#])/);
  return [bare.endsWith('/') || fileEnding.test(bare) ? bare : `${bare}/`, ...more].join('');
}

/** The address of a link in the configuration or a sidebar, which may lead to another site. */
export const linkHref = (rules: AddressRules, href: string): string =>
  href.startsWith('/') ? pageHref(rules, href) : href;

/** All pages of a version in reading order, as Markdown: its path below the version's root, and below the base for the latest. */
export const wholeFile = 'llms-full.txt';

/** Path of a page's Markdown below the base: `/api/guides.md` for `/api/guides`, `/index.md` for the start page. */
export const markdownPath = (path: string): string =>
  path === '' || path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
