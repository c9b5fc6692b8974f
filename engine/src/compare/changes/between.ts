/** The net changes between two versions: anything that was changed back in between is not a change. */
import type { Site } from '../../site/load.ts';
import { beyondFacts, type ChangedFact, changedFacts, type FactsOfVersion } from './facts.ts';
import { resolvedSides } from './sides.ts';
import { type ChangedPage, changedPages, type SetState } from './versions.ts';

export interface VersionChanges {
  readonly before: FactsOfVersion;
  readonly after: FactsOfVersion;
  readonly facts: readonly ChangedFact[];
  readonly added: readonly ChangedPage[];
  readonly removed: readonly ChangedPage[];
  readonly moved: readonly ChangedPage[];
  /** Pages whose passages differ in more than facts, with only those passages. */
  readonly changed: readonly ChangedPage[];
}

/** The pages of a version, and its facts. */
export interface VersionState extends SetState {
  readonly version: FactsOfVersion;
}

/** The changes from a version to any newer one. Pure, so that it also runs in workers. */
export function changesBetween(old: VersionState, now: VersionState, factTitles: Readonly<Record<string, string>>): VersionChanges {
  const [before, after] = [old.version, now.version];
  const pages = changedPages(old, now);
  const rootOf = ({ info, set }: SetState) => info.base + set.meta.path;
  return {
    before,
    after,
    facts: changedFacts(before, after, factTitles),
    added: pages.filter(({ kind }) => kind === 'added'),
    removed: pages.filter(({ kind }) => kind === 'removed'),
    moved: pages.filter(({ isMoved }) => isMoved),
    changed: pages
      .map((page) => ({ ...page, passages: beyondFacts(page.passages, before, after) }))
      .filter(({ passages }) => passages.length)
      .map((page) => {
        const sides = { del: { root: rootOf(old), page: page.before ?? '' }, ins: { root: rootOf(now), page: page.after ?? '' } };
        return { ...page, passages: page.passages.map(({ heading, nodes }) => ({ heading, nodes: resolvedSides(nodes, sides) })) };
      }),
  };
}

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
    found = changesBetween(state(before), state(after), site.factTitles);
    cache.set(label, found);
  }
  return found;
}
