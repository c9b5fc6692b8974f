/**
 * Which page an address is: pure, so that it can be tested as a table.
 */

import type { SiteInfo } from '../model/site-info.ts';
import { unversionedSet } from '../versions/site-versions.ts';
import { bareAddress } from './bare-address.ts';

/** A page's set, and its path below the set's root. */
export interface PageAddress {
  readonly set: string;
  readonly path: string;
}

/** Folders that hold files and no pages. */
const fileFolders = /^\/(assets|data|hosting)\//;
/** An ending that starts with a letter: `2.0.0` is a version, `sitemap.xml` a file. */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/** Whether a path below the base, `.html` taken off, is a file's. */
const isFile = (below: string): boolean => fileFolders.test(below) || fileEnding.test(below);

/**
 * The set and path an address of this site names; null where it lies outside the base or is a file's. Whether a page exists there is not
 * known here.
 */
export function pageAddress(site: SiteInfo, pathname: string): PageAddress | null {
  const bare = bareAddress(pathname);
  if (bare !== site.base && !bare.startsWith(`${site.base}/`)) return null;
  const below = bare.slice(site.base.length) || '/';
  if (isFile(below)) return null;
  // Longest root first: /api is the latest version's, /api/1.0 another's.
  const roots = [...site.versions].sort((a, b) => b.path.length - a.path.length);
  for (const { label, path } of roots) {
    if (below === path) return { set: label, path: '' };
    if (below.startsWith(`${path}/`)) return { set: label, path: below.slice(path.length + 1) };
  }
  return { set: unversionedSet, path: below.slice(1) };
}
