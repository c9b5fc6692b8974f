/** The report of a cut: that nothing was lost, and how the new version differs from its neighbors. */

import { counted } from '../../basics/counted.ts';
import { itemAt } from '../../basics/lookup.ts';
import { changedPages, stateOf } from '../../compare/changes/changes.ts';
import { type DiffLine, diffLines } from '../../compare/diff/text.ts';
import { type HtmlNode, hasClass } from '../../compare/diff/tree.ts';
import type { Site } from '../../site/load.ts';

const isBadge = (node: HtmlNode): boolean => typeof node !== 'string' && hasClass(node, 'since-badge');

const withoutBadges = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes
    .filter((node) => !isBadge(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutBadges(node.children) }));

const linesWithoutBadges = (nodes: readonly HtmlNode[]): DiffLine[] => diffLines(withoutBadges(nodes));

function differences(before: Site, from: string, after: Site, to: string): string[] {
  return changedPages(stateOf(before, from), stateOf(after, to)).map(
    ({ id, kind, count, isMoved }) =>
      `${id}: ${kind === 'changed' ? [count ? counted(count, 'change') : '', isMoved ? 'moved' : ''].filter(Boolean).join(', ') : kind}`,
  );
}

/**
 * What the released and the unreleased version say differently right after a cut, because of their state: `PAGE LINE`,
 * and ids of whole pages.
 */
function stateLines(after: Site, released: string, unreleased: string): ReadonlySet<string> {
  const pages = changedPages(stateOf(after, released), stateOf(after, unreleased));
  return new Set(
    pages.flatMap(({ id, kind, passages }) =>
      kind === 'changed'
        ? passages.flatMap(({ nodes }) =>
            linesWithoutBadges(nodes).flatMap(({ mark, text }) => (mark === ' ' ? [] : [`${id} ${text}`])),
          )
        : [id],
    ),
  );
}

/**
 * Returns a line for each passage that a version lost or gained by the cut; there should be none. The new version's
 * name, also in badges, doesn't count as a difference.
 */
export function lostPassages(before: Site, after: Site, label: string): string[] {
  const next = itemAt(before.library.table.all, -1).label;
  const named = (text: string) => text.replaceAll(next, label);
  const ofState = stateLines(after, label, next);
  const lines = (from: string, to: string) =>
    changedPages(stateOf(before, from), stateOf(after, to)).flatMap(({ id, kind, count, passages }) => {
      if (kind !== 'changed' && to === label && ofState.has(id)) return [];
      if (kind !== 'changed' || !count) return [`${id}: ${kind === 'changed' ? 'moved' : kind}`];
      const lines = passages.flatMap(({ nodes }) => linesWithoutBadges(nodes).filter(({ mark }) => mark !== ' '));
      const linesOf = (wanted: '-' | '+') =>
        lines
          .filter(({ mark }) => mark === wanted)
          .map(({ text }) => ({ text: to === label ? named(text) : text, isExpected: ofState.has(`${id} ${text}`) }));
      const [old, now] = [linesOf('-'), linesOf('+')];
      const only = (some: typeof old, others: typeof old) =>
        some.filter(
          ({ text, isExpected }) => !(to === label && isExpected) && !others.some((other) => other.text === text),
        );
      return [
        ...only(old, now).map(({ text }) => `${id}: - ${text}`),
        ...only(now, old).map(({ text }) => `${id}: + ${text}`),
      ];
    });
  const versions = [
    ...before.library.table.all.map((version) => [version.label, version.label] as const),
    [next, label] as const,
  ];
  return versions.flatMap(([from, to]) =>
    lines(from, to).map((line) => `${to}, compared with ${from} before: ${line}`),
  );
}

export interface ToCheck {
  readonly released: readonly string[];
  readonly pinned: readonly string[];
}

export function summary(
  before: Site,
  after: Site,
  label: string,
  files: readonly string[],
  { released, pinned }: ToCheck,
): string {
  const former = before.library.table.latest.label;
  const next = itemAt(before.library.table.all, -1).label;
  const { facts, released: date } = after.library.table.get(label);
  const list = (lines: readonly string[]) =>
    lines.length ? lines.map((line) => `  ${line}`).join('\n') : '  no difference';
  const elsewhere = after.sets
    .filter(({ meta }) => meta.label === label)
    .flatMap(({ pages }) => pages)
    .flatMap(({ topic, record }) =>
      (record.elsewhere ?? [])
        .filter(([, version]) => version === former)
        .map(([anchor]) => `${topic.file}: #${anchor}`),
    );
  const sinceFormer = differences(after, former, after, label);
  return [
    `${label} is what ${next} was; ${files.length} files changed. It is the latest version now, and ${next} starts as its copy.`,
    '',
    `To fill in, in the row of ${label} in content/versions.ts (now those of ${next}):`,
    list([
      `released: ${date}`,
      ...Object.entries(facts).flatMap(([name, value]) => (name === 'version' ? [] : [`${name}: ${value}`])),
    ]),
    ...(released.length
      ? [
          '',
          `Held in ${next} only, and hold since ${label} now. If one is about what is not released, write "unreleased":`,
          list(released),
        ]
      : []),
    ...(pinned.length
      ? [
          '',
          `Links pinned to ${former}. For those that mean the latest version, write api@latest: instead:`,
          list(pinned),
        ]
      : []),
    '',
    `${label} compared with ${former}: ${sinceFormer.length} pages differ`,
    list(sinceFormer),
    ...(elsewhere.length
      ? [
          '',
          `Sections that ${former} has and ${label} lacks, to which old links lead. Readers are told that they are in ${former}; where one has another name now, add its anchor to the new heading:`,
          list(elsewhere),
        ]
      : []),
    '',
    `${label} compared with the former ${next}:`,
    list(differences(before, next, after, label)),
  ].join('\n');
}
