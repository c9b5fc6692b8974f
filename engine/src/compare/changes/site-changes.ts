import { itemAt } from '../../problems/lookup.ts';
import { memoOf } from '../../problems/memo.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import type { Version } from '../../versions/table.ts';
import { changesBetween, type VersionChanges, type VersionState } from './changes.ts';

export function versionSet({ sets }: Site, label: string): PageSet {
  const set = sets.find(({ version }) => version?.label === label);
  if (!set) throw new Error(`The site has no version ${label}.`);
  return set;
}

export const stateOf = (site: Site, version: Version): VersionState => ({
  info: site.info,
  set: versionSet(site, version.label),
  version,
});

const changesByLabel = memoOf((_site: Site) => new Map<string, VersionChanges>());

export function changesSincePrevious(site: Site, version: Version): VersionChanges {
  const { all } = site.library.table;
  const previous = itemAt(all, all.indexOf(version) - 1);
  const remembered = changesByLabel(site);
  const changes =
    remembered.get(version.label) ?? changesBetween(stateOf(site, previous), stateOf(site, version), site.factTitles);
  remembered.set(version.label, changes);
  return changes;
}
