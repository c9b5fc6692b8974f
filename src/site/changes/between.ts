/** The changes of each version since the previous one, computed once for the pages and the feed. */
import type { Version } from '../../versions/table.ts';
import type { Site } from '../load.ts';
import { beyondFacts, type ChangedFact, changedFacts } from './facts.ts';
import { resolvedSides } from './sides.ts';
import { type ChangedPage, changedPages } from './versions.ts';

export interface VersionChanges {
  readonly before: Version;
  readonly after: Version;
  readonly facts: readonly ChangedFact[];
  readonly added: readonly ChangedPage[];
  readonly removed: readonly ChangedPage[];
  readonly moved: readonly ChangedPage[];
  /** Pages whose passages differ in more than facts, with only those passages. */
  readonly changed: readonly ChangedPage[];
}

const known = new WeakMap<Site, Map<string, VersionChanges>>();

/** The changes of a version; null for the oldest. */
export function changesOf(site: Site, label: string): VersionChanges | null {
  const { all } = site.library.table;
  const after = site.library.table.get(label);
  const before = all[after.order - 1];
  if (!before) return null;
  const cache = known.get(site) ?? new Map<string, VersionChanges>();
  known.set(site, cache);
  let found = cache.get(label);
  if (!found) {
    const state = (version: Version) => ({ info: site.info, set: site.sets[version.order] as Site['sets'][number] });
    const pages = changedPages(state(before), state(after));
    found = {
      before,
      after,
      facts: changedFacts(before, after, site.factTitles),
      added: pages.filter(({ kind }) => kind === 'added'),
      removed: pages.filter(({ kind }) => kind === 'removed'),
      moved: pages.filter(({ isMoved }) => isMoved),
      changed: pages
        .map((page) => ({ ...page, passages: beyondFacts(page.passages, before, after) }))
        .filter(({ passages }) => passages.length)
        .map((page) => {
          const sides = {
            del: { root: site.info.base + before.path, page: page.before ?? '' },
            ins: { root: site.info.base + after.path, page: page.after ?? '' },
          };
          return { ...page, passages: page.passages.map(({ heading, nodes }) => ({ heading, nodes: resolvedSides(nodes, sides) })) };
        }),
    };
    cache.set(label, found);
  }
  return found;
}
