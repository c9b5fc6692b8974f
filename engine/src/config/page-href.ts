import type { SiteConfig } from './site-config.ts';

/** What the address of a page ends with: a slash where documents are `x/index.html`. */
export const slashOf = ({ trailingSlash }: Pick<SiteConfig, 'trailingSlash'>): '' | '/' => (trailingSlash ? '/' : '');

export interface AddressRules {
  readonly base: string;
  readonly config: Pick<SiteConfig, 'trailingSlash'>;
}

export interface LinkRules extends AddressRules {
  /** Paths below the base of what is served besides pages: everything else is a page, whatever its name looks like. */
  readonly files: readonly string[];
}

/** The address of a page, given its path below the base, such as `/faq` or `/faq#why`; '' or `/` for the home page. */
export function pageHref({ base, config }: AddressRules, path: string): string {
  const href = base + path;
  if (!config.trailingSlash) return href || '/';
  const [bare = '', ...more] = href.split(/(?=[?#])/);
  return [bare.endsWith('/') ? bare : `${bare}/`, ...more].join('');
}

/** The address of a link that a project has outside of pages: to a page, a file, or another site. */
export function linkHref(rules: LinkRules, href: string): string {
  if (!href.startsWith('/')) return href;
  const [path = ''] = href.split(/[?#]/);
  return rules.files.includes(path) ? rules.base + href : pageHref(rules, href);
}

/** All pages of a version in reading order, as Markdown: its path below the version's root, and below the base for the latest. */
export const wholeFile = 'llms-full.txt';

/** Path of a page's Markdown below the base: `/api/guides.md` for `/api/guides`, `/index.md` for the start page. */
export const markdownPath = (path: string): string =>
  path === '' || path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
