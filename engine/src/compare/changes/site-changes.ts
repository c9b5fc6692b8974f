import { itemAt } from '../../problems/lookup.ts';
import { memoOf } from '../../problems/memo.ts';
import type { Site } from '../../site/load.ts';
import type { Version } from '../../versions/table.ts';
import { changesBetween, type VersionChanges, type VersionState } from './changes.ts';

export function stateOf({ info, sets }: Site, label: string): VersionState {
  const set = sets.find(({ version }) => version?.label === label);
  if (!set?.version) throw new Error(`The site has no version ${label}.`);
  return { info, set, version: set.version };
}

const changesByLabel = memoOf((_site: Site) => new Map<string, VersionChanges>());

export function changesSincePrevious(site: Site, version: Version): VersionChanges {
  const { all } = site.library.table;
  const { label } = version;
  const previous = itemAt(all, all.indexOf(version) - 1).label;
  const remembered = changesByLabel(site);
  const changes =
    remembered.get(label) ?? changesBetween(stateOf(site, previous), stateOf(site, label), site.factTitles);
  remembered.set(label, changes);
  return changes;
}
