import type { SiteInfo, VersionInfo } from '../model/site-info.ts';

/** The name of the set of unversioned pages. */
export const unversionedSet = 'learn';

export function latestVersion(site: SiteInfo): VersionInfo {
  const latest = site.versions.find(({ status }) => status === 'latest');
  if (!latest) throw new Error('The site has no latest version.');
  return latest;
}
