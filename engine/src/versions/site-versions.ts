import type { SiteInfo, VersionInfo } from '../model/site-info.ts';
import type { VersionLabel } from '../model/version-label.ts';

export const unversionedSet = 'learn';

/** The name of the set of a version's pages; null is the set of pages without versions. */
export const nameOfSet = (version: VersionLabel): string => version ?? unversionedSet;

/** The label of the version that a set's name means; null for pages without versions. */
export const versionOfSet = (set: string): VersionLabel => (set === unversionedSet ? null : set);

/** The version that is marked as latest. Throws an Error if there is none. */
export function latestVersion(site: Pick<SiteInfo, 'versions'>): VersionInfo {
  const latest = site.versions.find(({ status }) => status === 'latest');
  if (!latest) throw new Error('The site has no latest version.');
  return latest;
}
