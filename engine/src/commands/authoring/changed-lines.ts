/** What a version says differently after a command has changed the project. */
import { changedPages } from '../../compare/changes/versions.ts';
import { type DiffLine, diffLines } from '../../compare/diff/text.ts';
import { type HtmlNode, hasClass, parseHtml, textOf } from '../../compare/diff/tree.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import type { VersionTable } from '../../versions/table.ts';

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

/** The lines that a version lost (`-`) or gained (`+`), without badges, and pages moved, added, or removed. */
export const changedLines = (before: Site, after: Site, label: string): string[] =>
  changedPages(
    { info: before.info, set: setOf(before, label) },
    { info: after.info, set: setOf(after, label) },
  ).flatMap(({ id, kind, count, passages }) => {
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
  });

/** What the points of upgrade guides say, a line for each version to upgrade to: all but the oldest. */
const pointLines = ({ upgradePoints }: Site, { all }: VersionTable): string[] =>
  upgradePoints.flatMap(({ point, bodies }) => {
    const into = point.into.map(({ label }) => label);
    const first = all.findIndex(({ label }, order) => order > 0 && into.includes(label));
    const to = first < 0 ? [] : all.slice(first);
    return to.flatMap(({ label }) => {
      const text = textOf(parseHtml(bodies.get(label)?.html ?? '')).replace(/\s+/g, ' ');
      return [`the point ${point.name}, to ${label}${into.includes(label) ? ', which it concerns' : ''}: ${text}`];
    });
  });

/** What the upgrade guides between the versions of `table` lost (`-`) or gained (`+`). */
export function changedPoints(before: Site, after: Site, table: VersionTable): string[] {
  const [old, now] = [pointLines(before, table), pointLines(after, table)];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}
