/** Which passage of a page answers a query. */
import { stem } from './index/language.ts';

/** Number of letters that forms of a word share. */
const beginning = 5;

/** What a word in code counts, beside one in text: code has many words by chance. */
export const inCode = 0.5;

export interface Sought {
  readonly query: string;
  /** Words of the query as they are spelled on the page, the most informative first. */
  readonly words: readonly string[];
}

/**
 * The words of a text, by stem: its runs of letters and digits, and after those of a compound or identifier, all of them
 * as one. Less than the words of the index, whose code the page doesn't load.
 */
export const wordsIn = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[-_.:]{1,2}[\p{L}\p{N}]+)*/gu)].flatMap(({ 0: whole, index: at }) => {
    const parts = [...whole.matchAll(/\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lu}\p{N}]+(?!\p{Ll})|[\p{L}\p{N}]+/gu)];
    const wordOf = (term: string, start: number, length: number, isWhole: boolean) => ({
      stem: stem(term.toLowerCase()),
      start,
      end: start + length,
      isWhole,
    });
    return [
      ...parts.map(({ 0: part, index }) => wordOf(part, at + index, part.length, false)),
      ...(parts.length > 1 ? [wordOf(parts.join(''), at, whole.length, true)] : []),
    ];
  });

/**
 * Names by stem what a text may have of a query: forms of a word have the same name, and so have longer words that
 * begin with it. A whole identifier of the query has its own besides those of its parts.
 */
export function soughtStems({ query, words }: Sought): ReadonlyMap<string, string> {
  const wholes = wordsIn(query).flatMap(({ stem, isWhole }) => (isWhole ? stem : []));
  const stems = words.flatMap((word) => wordsIn(word).map(({ stem }) => stem));
  const starts = stems.filter((word) => !wholes.includes(word)).map((word) => word.slice(0, beginning));
  const shortest = (word: string) =>
    starts.reduce((best, other) => (best.startsWith(other) && other.length > 2 ? other : best), word);
  const names = new Map(stems.map((word) => [word, shortest(word)]));
  for (const word of wholes) names.set(word, word);
  return names;
}

/** Returns how much of a query each passage has. What is more informative, or in fewer passages, counts more. */
export function scorePassages(passages: readonly string[], sought: Sought): number[] {
  const stems = soughtStems(sought);
  const found = passages.map((text) => new Set(wordsIn(text).flatMap(({ stem }) => stems.get(stem) ?? [])));
  const names = [...new Set(stems.values())];
  const weights = names.map((name, i) => {
    const having = found.filter((all) => all.has(name)).length;
    return (1 - i / names.length / 2) * Math.log(1 + passages.length / Math.max(1, having));
  });
  return found.map((all) => names.reduce((sum, name, i) => sum + (all.has(name) ? (weights[i] ?? 0) : 0), 0));
}
