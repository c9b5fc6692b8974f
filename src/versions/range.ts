/**
 * The one grammar of version ranges: `>=0.21 <1.0 || >=2.1`, `1.2`, `*`. A space is *and*, `||` is *or*.
 * Front matter, `<When>`, code blocks, data tables, sidebars and tests all use it.
 */
import { Problem } from '../problems/problem.ts';
import type { Version, VersionTable } from './table.ts';

/** The set of versions a range names. */
export interface VersionRange {
  readonly text: string;
  /** Oldest first, never empty. */
  readonly versions: readonly Version[];
  has(version: Version): boolean;
}

const comparator = /^(>=|<=|>|<|=)?([\w.]+)$/;
const grammar = 'Write comparators (>=1.0, <2.1, >1.0, <=1.0, 1.2) side by side for "and", with || for "or", or *.';

function comparatorTest(text: string, table: VersionTable): (order: number) => boolean {
  if (text === '*') return () => true;
  const match = comparator.exec(text);
  if (!match?.[2]) throw new Problem(`"${text}" is not part of a version range.`, { remedy: grammar });
  const bound = table.get(match[2]).order;
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

/**
 * Reads a range.
 * @throws Problem on a syntax error, an unknown version, or a range that no version is in
 */
export function parseRange(text: string, table: VersionTable): VersionRange {
  if (!text.trim()) throw new Problem('The version range is empty.', { remedy: grammar });
  const alternatives = text.split('||').map((part) => {
    const words = part.trim().split(/\s+/).filter(Boolean);
    if (!words.length) throw new Problem(`The version range "${text}" has nothing on one side of "||".`, { remedy: grammar });
    return words.map((word) => comparatorTest(word, table));
  });
  const versions = table.all.filter(({ order }) => alternatives.some((tests) => tests.every((test) => test(order))));
  if (!versions.length)
    throw new Problem(`The range "${text}" can never be true: no version is in it.`, {
      remedy: `Versions: ${table.all.map((v) => v.label).join(', ')}.`,
    });
  const labels = new Set(versions.map((version) => version.label));
  return { text, versions, has: (version) => labels.has(version.label) };
}

/**
 * The range that holds where `text` holds, once the unreleased version has got the name `label` and a new unreleased version of the old
 * name says the same: what was true of it alone is true from `label` on, and what ended before it ends before `label`.
 * The text is kept as it is where nothing names the unreleased version.
 */
export function rangeAfterCut(text: string, unreleased: string, label: string): string {
  return text.replace(/[^\s|]+/g, (word) => {
    const match = comparator.exec(word);
    if (match?.[2] !== unreleased) return word;
    if (match[1] === '<') return `<${label}`;
    // "Up to" it includes both; above it is nothing.
    return match[1] === '<=' || match[1] === '>' ? word : `>=${label}`;
  });
}

/** Whether the range names this one version without saying what comes after it: `3.0`, not `>=3.0` or `>=3.0 <next`. */
export function namesOnly({ text, versions }: VersionRange, { label }: Version): boolean {
  const words = text.match(/[^\s|]+/g) ?? [];
  return versions.length === 1 && versions[0]?.label === label && words.some((word) => word === label || word === `=${label}`);
}

/** What of a version a range tells readers. */
type NamedVersion = Pick<Version, 'label' | 'status'>;

/**
 * What to tell a reader of a page that exists in `among` about a part that holds in `range`: "Since 1.1", "Until 2.0", "0.21 to 1.2", "1.0 only".
 * Null where it holds in all of them. What only the unreleased version has: "In next only".
 */
export function describeRange(range: readonly NamedVersion[], among: readonly NamedVersion[]): string | null {
  const inside = among.filter((version) => range.some(({ label }) => label === version.label));
  if (inside.length === among.length || !inside.length) return null;
  const runs: NamedVersion[][] = [];
  for (const version of among) {
    if (!inside.includes(version)) runs.push([]);
    else (runs.at(-1) ?? runs[runs.push([]) - 1])?.push(version);
  }
  const last = among.at(-1);
  const first = among[0];
  const said = runs
    .filter((run) => run.length)
    .map((run) => {
      const [from, to] = [run[0] as NamedVersion, run.at(-1) as NamedVersion];
      if (from.status === 'unreleased') return `in ${from.label} only`;
      if (to === last) return `since ${from.label}`;
      if (from === first) return `until ${to.label}`;
      return from === to ? `${from.label} only` : `${from.label} to ${to.label}`;
    })
    .join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
