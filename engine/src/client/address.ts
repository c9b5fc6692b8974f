/** Addresses of pages. */
import type { SiteInfo } from '../model/site-info.ts';
import { unversionedSet } from '../versions/site-versions.ts';

/** Normalizes the path of an address: no `.html`, no `index`, no trailing slash. */
export const bareAddress = (pathname: string): string => pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';

export interface PageAddress {
  readonly set: string;
  readonly path: string;
}

/**
 * Returns the set of pages that an address belongs to, and the path in it; null if it is outside the base path. Whether
 * that is a page, the set's list says: `Data.mayHave`.
 */
export function pageAddress(site: SiteInfo, pathname: string): PageAddress | null {
  const bare = bareAddress(pathname);
  if (bare !== site.base && !bare.startsWith(`${site.base}/`)) return null;
  const below = bare.slice(site.base.length) || '/';
  // Longest root first: /api is the latest version, /api/1.0 another.
  const roots = [...site.versions].sort((a, b) => b.path.length - a.path.length);
  for (const { label, path } of roots) {
    if (below === path) return { set: label, path: '' };
    if (below.startsWith(`${path}/`)) return { set: label, path: below.slice(path.length + 1) };
  }
  return { set: unversionedSet, path: below.slice(1) };
}

/**
 * How a file's address ends, where no list says what it is. A file extension starts with a letter: `2.0.0` is a version,
 * `sitemap.xml` a file.
 */
export const fileEnding = /\.[a-z][a-z0-9]*$/i;
