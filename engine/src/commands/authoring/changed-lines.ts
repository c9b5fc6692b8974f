/** What a version says differently after a command has changed the project. */
import { changedPages } from '../../compare/changes/versions.ts';
import { type DiffLine, diffLines } from '../../compare/diff/text.ts';
import { type HtmlNode, hasClass } from '../../compare/diff/tree.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';

export function setOf(site: Site, label: string): PageSet {
  const set = site.sets.find(({ meta }) => meta.name === label);
  if (!set) throw new Error(`The site has no version ${label}.`);
  return set;
}

const isBadge = (node: HtmlNode): boolean => typeof node !== 'string' && hasClass(node, 'since-badge');

const withoutBadges = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes
    .filter((node) => !isBadge(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutBadges(node.children) }));

/** The lines of a comparison, without badges such as "Since 1.1". */
export const linesWithoutBadges = (nodes: readonly HtmlNode[]): DiffLine[] => diffLines(withoutBadges(nodes));

/** The lines that a version lost (`-`) or gained (`+`), and its pages that moved, were added, or were removed. Badges don't count. */
export const changedLines = (before: Site, after: Site, label: string): string[] =>
  changedPages({ info: before.info, set: setOf(before, label) }, { info: after.info, set: setOf(after, label) }).flatMap(
    ({ id, kind, count, passages }) => {
      if (kind !== 'changed' || !count) return [`${id}: ${kind === 'changed' ? 'moved' : kind}`];
      const lines = passages.flatMap(({ nodes }) => linesWithoutBadges(nodes)).filter(({ mark }) => mark !== ' ');
      const texts = (wanted: '-' | '+') => lines.filter(({ mark }) => mark === wanted).map(({ text }) => text);
      const [old, now] = [texts('-'), texts('+')];
      // Two blocks may have become one, which says the same.
      if (old.join(' ') === now.join(' ')) return [];
      return [
        ...old.filter((text) => !now.includes(text)).map((text) => `${id}: - ${text}`),
        ...now.filter((text) => !old.includes(text)).map((text) => `${id}: + ${text}`),
      ];
    },
  );
