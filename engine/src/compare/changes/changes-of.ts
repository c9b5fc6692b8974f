import { itemAt } from '../../problems/lookup.ts';
import { memoOf } from '../../problems/memo.ts';
import type { Site } from '../../site/load.ts';
import { changesBetween, type VersionChanges, type VersionState } from './between.ts';
import { keptComparison } from './kept-comparisons.ts';

const changesByLabel = memoOf((_site: Site) => new Map<string, VersionChanges>());

/** The changes of a version since the previous one, computed once for the pages and the feed; null for the oldest. */
export function changesOf(site: Site, label: string): VersionChanges | null {
  const { all } = site.library.table;
  const after = site.library.table.get(label);
  const before = all[after.order - 1];
  if (!before) return null;
  const remembered = changesByLabel(site);
  const state = (version: typeof after): VersionState => ({
    info: site.info,
    set: itemAt(site.sets, version.order),
    version,
  });
  const changes =
    remembered.get(label) ?? changesBetween(state(before), state(after), site.factTitles, keptComparison(site.store));
  remembered.set(label, changes);
  return changes;
}
