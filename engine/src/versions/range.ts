/**
 * The one grammar of version ranges: `>=0.21 <1.0 || >=2.1`, `1.2`, `unreleased`, `*`. A space means *and*, `||` means
 * *or*. Front matter, `<When>`, code blocks, data tables, sidebars and tests all use it.
 */

import { itemAt } from '../basics/lookup.ts';
import { Problem } from '../problems/problem.ts';
import type { Version, VersionTable } from './table.ts';

export interface VersionRange {
  readonly text: string;
  /** Those of the site, oldest first; none if all in the range were dropped. */
  readonly versions: readonly Version[];
  /** Whether a version, dropped or not, is in the range. */
  has(version: Version): boolean;
}

const comparator = /^(>=|<=|>|<|=)?([\w.]+)$/;
const grammar =
  'Write comparators (>=1.0, <2.1, >1.0, <=1.0, 1.2) side by side for "and", with || for "or", released or unreleased for its state, or *.';

function comparatorTest(text: string, table: VersionTable): (order: number) => boolean {
  if (text === '*') return () => true;
  if (text === 'released') return (order) => order <= table.latest.order;
  if (text === 'unreleased') return (order) => order > table.latest.order;
  const match = comparator.exec(text);
  if (!match?.[2]) throw new Problem(`"${text}" is not part of a version range.`, { remedy: grammar });
  const bound = table.getAny(match[2]).order;
  switch (match[1]) {
    case '>=':
      return (order) => order >= bound;
    case '<=':
      return (order) => order <= bound;
    case '>':
      return (order) => order > bound;
    case '<':
      return (order) => order < bound;
    default:
      return (order) => order === bound;
  }
}

/** Parses a range. Throws a Problem on a syntax error, an unknown version, or a range that never held. */
export function parseRange(text: string, table: VersionTable): VersionRange {
  if (!text.trim()) throw new Problem('The version range is empty.', { remedy: grammar });
  const written = text.replace(/\s*(?:,(?=\s*[<>=])|&&?|\band\b)\s*/gi, ' ').replace(/\s*\bor\b\s*/gi, ' || ');
  if (written !== text)
    throw new Problem(`"${text}" is not a version range.`, {
      remedy: `Write "${written}": a space is "and", || is "or".`,
    });
  const alternatives = text.split('||').map((part) => {
    const words = part.trim().split(/\s+/).filter(Boolean);
    if (!words.length)
      throw new Problem(`The version range "${text}" has nothing on one side of "||".`, { remedy: grammar });
    return words.map((word) => comparatorTest(word, table));
  });
  const has = ({ order }: Version) => alternatives.some((tests) => tests.every((test) => test(order)));
  const versions = table.all.filter(has);
  if (!versions.length && !table.dropped.some(has))
    throw new Problem(`The range "${text}" can never be true: no version is in it.`, {
      remedy: `Versions: ${table.all.map((v) => v.label).join(', ')}.`,
    });
  return { text, versions, has };
}

/**
 * Rewrites a range for a cut, which names the unreleased version `label` and creates a new unreleased version as its
 * copy: what was true only of the unreleased version is true since `label`, and what ended before it ends before
 * `label`. A range that doesn't name the unreleased version stays as it is.
 */
export function rangeAfterCut(text: string, unreleased: string, label: string): string {
  return text.replace(/[^\s|]+/g, (word) => {
    const match = comparator.exec(word);
    if (match?.[2] !== unreleased) return word;
    if (match[1] === '<') return `<${label}`;
    // `<=next` includes both; nothing is above `next`.
    return match[1] === '<=' || match[1] === '>' ? word : `>=${label}`;
  });
}

/** Rewrites the versions of upgrades for a cut: an upgrade into the unreleased version is one into `label`. */
export const intoAfterCut = (text: string, unreleased: string, label: string): string =>
  text.replace(/[^\s|]+/g, (word) =>
    comparator.exec(word)?.[2] === unreleased ? `${word.slice(0, -unreleased.length)}${label}` : word,
  );

/** Whether the range names exactly this version and no later bound: `3.0`, but not `>=3.0` or `>=3.0 <next`. */
export function namesOnly({ text, versions }: VersionRange, { label }: Version): boolean {
  const words = text.match(/[^\s|]+/g) ?? [];
  return (
    versions.length === 1 &&
    versions[0]?.label === label &&
    words.some((word) => word === label || word === `=${label}`)
  );
}

type NamedVersion = Pick<Version, 'label' | 'status'>;

/** Versions with these labels, as runs that follow one another among others, oldest first. */
export function runsOf<V extends Pick<Version, 'label'>>(labels: readonly string[], among: readonly V[]): V[][] {
  const runs: V[][] = [[]];
  for (const version of among) {
    if (labels.includes(version.label)) runs.at(-1)?.push(version);
    else runs.push([]);
  }
  return runs.filter((run) => run.length);
}

/**
 * Describes, on a page that exists in `among`, a part that applies in `range`: "Since 1.1", "Until 2.0", "0.21 to 1.2",
 * "1.0 only". "In next only" describes what only the unreleased version has. Null if the part applies in all versions
 * of the page.
 */
export function describeRange(range: readonly NamedVersion[], among: readonly NamedVersion[]): string | null {
  const runs = runsOf(
    range.map(({ label }) => label),
    among,
  );
  if (!runs.length || runs[0]?.length === among.length) return null;
  const [first, last] = [among[0], among.at(-1)];
  const description = runs
    .map((run) => {
      const [from, to] = [itemAt(run, 0), itemAt(run, -1)];
      if (from.status === 'unreleased') return `in ${from.label} only`;
      if (to === last) return `since ${from.label}`;
      if (from === first) return `until ${to.label}`;
      return from === to ? `${from.label} only` : `${from.label} to ${to.label}`;
    })
    .join(', ');
  return description.charAt(0).toUpperCase() + description.slice(1);
}
