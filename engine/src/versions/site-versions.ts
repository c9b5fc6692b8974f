import type { SiteInfo, VersionInfo } from '../model/site-info.ts';
import type { VersionLabel } from '../model/version-label.ts';

export const unversionedSet = 'learn';

export const nameOfSet = (version: VersionLabel): string => version ?? unversionedSet;

export const versionOfSet = (set: string): VersionLabel => (set === unversionedSet ? null : set);

export function latestVersion(site: Pick<SiteInfo, 'versions'>): VersionInfo {
  const latest = site.versions.find(({ status }) => status === 'latest');
  if (!latest) throw new Error('The site has no latest version.');
  return latest;
}
