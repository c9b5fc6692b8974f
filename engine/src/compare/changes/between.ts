/** The net changes between two versions: anything that was changed back in between is not a change. */
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

export interface VersionState extends SetState {
  readonly version: FactsOfVersion;
}

/** The changes from a version to any newer one. Pure, so that it also runs in workers. */
export function changesBetween(
  old: VersionState,
  now: VersionState,
  factTitles: Readonly<Record<string, string>>,
): VersionChanges {
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
        const sides = {
          del: { root: rootOf(old), page: page.before ?? '' },
          ins: { root: rootOf(now), page: page.after ?? '' },
        };
        return {
          ...page,
          passages: page.passages.map(({ heading, nodes }) => ({ heading, nodes: resolvedSides(nodes, sides) })),
        };
      }),
  };
}
