/** The net changes between two versions: anything that was changed back in between is not a change. */
import { isMark, type Mark } from '../diff/marks.ts';
import type { HtmlNode } from '../diff/tree.ts';
import { beyondFacts, type ChangedFact, changedFacts, type FactsOfVersion } from './facts.ts';
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

/**
 * Attributes that must be unique in a document, or that make an island hydrate: removed from passages on other pages.
 */
const unique = / ((id|for|data-island|data-props|data-group|data-change|aria-labelledby)="[^"]*"|tabindex="-1")/g;

/** The targets of one side's links: the version's root, and the page itself. */
interface Sides {
  readonly root: string;
  readonly page: string;
}

/** The nodes with links into their version, and without anchors, for pages that show passages. */
function resolvedSides(
  nodes: readonly HtmlNode[],
  roots: Readonly<Record<Mark, Sides>>,
  side: Mark = 'ins',
): HtmlNode[] {
  return nodes
    .filter((node) => typeof node === 'string' || !(node.tag === 'a' && / class="anchor"/.test(node.attributes)))
    .map((node) => {
      if (typeof node === 'string') return node;
      const nodeSide = isMark(node) ? node.tag : side;
      const attributes = node.attributes
        .replace(' href="~', ` href="${roots[nodeSide].root}`)
        .replace(' href="#', ` href="${roots[nodeSide].page}#`)
        .replace(unique, '');
      return { ...node, attributes, children: resolvedSides(node.children, roots, nodeSide) };
    });
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
