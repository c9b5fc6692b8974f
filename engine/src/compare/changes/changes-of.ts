import { memoOf } from '../../problems/memo.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import { changesBetween, type VersionChanges, type VersionState } from './between.ts';

export function versionSet({ sets }: Site, label: string): PageSet {
  const set = sets.find(({ version }) => version?.label === label);
  if (!set) throw new Error(`The site has no version ${label}.`);
  return set;
}

const changesByLabel = memoOf((_site: Site) => new Map<string, VersionChanges>());

/** The changes of a version since the previous one, computed once for the pages and the feed; null for the oldest. */
export function changesOf(site: Site, label: string): VersionChanges | null {
  const after = site.library.table.get(label);
  const before = site.library.table.before(after);
  if (!before) return null;
  const remembered = changesByLabel(site);
  const state = (version: typeof after): VersionState => ({
    info: site.info,
    set: versionSet(site, version.label),
    version,
  });
  const changes = remembered.get(label) ?? changesBetween(state(before), state(after), site.factTitles);
  remembered.set(label, changes);
  return changes;
}
