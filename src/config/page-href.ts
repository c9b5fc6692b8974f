import type { SiteConfig } from '../model/site-config.ts';
import type { SiteInfo } from '../model/site-info.ts';

/** What the address of a page ends with: a slash where documents are `x/index.html`. */
export const slashOf = ({ trailingSlash }: Pick<SiteConfig, 'trailingSlash'>): '' | '/' => (trailingSlash ? '/' : '');

/** The address of a page, given its path below the base, such as `/faq` or `/faq#why`; '' or `/` for the home page. */
export function pageHref({ base, config }: Pick<SiteInfo, 'base' | 'config'>, path: string): string {
  const href = base + path;
  if (!config.trailingSlash) return href || '/';
  const [bare = '', ...more] = href.split(/(?=[?#])/);
  return [bare.endsWith('/') ? bare : `${bare}/`, ...more].join('');
}
