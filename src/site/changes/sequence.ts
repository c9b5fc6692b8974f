/** What two sequences have in common, with jsdiff: the part of it that compares arrays. */
import { diffArrays } from 'diff/lib/diff/array.js';

export type Step<T> =
  | { readonly type: 'same'; readonly before: readonly T[]; readonly after: readonly T[] }
  | { readonly type: 'changed'; readonly before: readonly T[]; readonly after: readonly T[] };

/** The steps from one sequence to the other: runs that are the same, and between them what is replaced by what. */
export function steps<T>(before: readonly T[], after: readonly T[], key: (item: T) => string): Step<T>[] {
  const found: Step<T>[] = [];
  let [i, j, from, to] = [0, 0, 0, 0];
  const change = () => {
    if (i > from || j > to) found.push({ type: 'changed', before: before.slice(from, i), after: after.slice(to, j) });
  };
  for (const { added, removed, count } of diffArrays(before.map(key), after.map(key))) {
    if (removed) i += count;
    else if (added) j += count;
    else {
      change();
      found.push({ type: 'same', before: before.slice(i, i + count), after: after.slice(j, j + count) });
      i += count;
      j += count;
      [from, to] = [i, j];
    }
  }
  change();
  return found;
}

/** How many times each word occurs in a text. */
export function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}_]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sizeOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Share of words that two texts have in common, 0 to 1. */
export function similarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = sizeOf(a) + sizeOf(b);
  let common = 0;
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0);
  return size ? (2 * common) / size : 1;
}

/** Above this, no pairs are looked for: the parts have nothing in common, or are too many. */
const mostPairs = 4000;

/**
 * Pairs items of two sequences without crossing, so that the pairs are worth most in all.
 * @param worth of a pair; 0 where the two have nothing to do with each other
 */
export function pairs<T>(before: readonly T[], after: readonly T[], worth: (a: T, b: T) => number): (readonly [T | null, T | null])[] {
  const [n, m] = [before.length, after.length];
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const worths = n * m > mostPairs ? null : before.map((a) => after.map((b) => worth(a, b)));
  const at = (i: number, j: number) => worths?.[i]?.[j] ?? 0;
  const row = (i: number) => best[i] as Float64Array;
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      row(i)[j] = Math.max(row(i + 1)[j] as number, row(i)[j + 1] as number, at(i, j) ? (row(i + 1)[j + 1] as number) + at(i, j) : 0);
  const found: (readonly [T | null, T | null])[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    const value = i < n && j < m ? (row(i)[j] as number) : -1;
    if (value > 0 && at(i, j) && value === (row(i + 1)[j + 1] as number) + at(i, j)) found.push([before[i++] as T, after[j++] as T]);
    else if (i < n && (j >= m || value === (row(i + 1)[j] as number))) found.push([before[i++] as T, null]);
    else found.push([null, after[j++] as T]);
  }
  return found;
}
