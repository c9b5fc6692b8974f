import type { Site } from '../../site/load.ts';
import { changesBetween, type VersionChanges, type VersionState } from './between.ts';
import { keptComparison } from './kept-comparisons.ts';

const known = new WeakMap<Site, Map<string, VersionChanges>>();

/** The changes of a version since the previous one, computed once for the pages and the feed; null for the oldest. */
export function changesOf(site: Site, label: string): VersionChanges | null {
  const { all } = site.library.table;
  const after = site.library.table.get(label);
  const before = all[after.order - 1];
  if (!before) return null;
  const cache = known.get(site) ?? new Map<string, VersionChanges>();
  known.set(site, cache);
  let found = cache.get(label);
  if (!found) {
    const state = (version: typeof after): VersionState => ({
      info: site.info,
      set: site.sets[version.order] as Site['sets'][number],
      version,
    });
    found = changesBetween(state(before), state(after), site.factTitles, keptComparison(site.store));
    cache.set(label, found);
  }
  return found;
}
