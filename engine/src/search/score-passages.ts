/** Which passage of a page answers a query. */
import { root, stem } from './index/language.ts';
import { wordsOf } from './index/words.ts';

/** What a word in code counts, beside one in text: code has many words by chance. */
export const inCode = 0.5;

export interface Sought {
  readonly query: string;
  /** Words of the query as they are spelled on the page, the most informative first. */
  readonly words: readonly string[];
}

/**
 * Names by stem what a text may have of a query: forms of a word have the same name, and so have longer words that
 * begin with it. A whole identifier of the query has its own besides those of its parts.
 */
export function soughtStems({ query, words }: Sought): ReadonlyMap<string, string> {
  const wholes = wordsOf(query).flatMap(({ term, parts }) => (parts > 1 ? stem(term) : []));
  const stems = words.flatMap((word) => wordsOf(word).map(({ term }) => stem(term)));
  const roots = stems.filter((word) => !wholes.includes(word)).map(root);
  const shortest = (word: string) =>
    roots.reduce((best, other) => (best.startsWith(other) && other.length > 2 ? other : best), word);
  const names = new Map(stems.map((word) => [word, shortest(root(word))]));
  for (const word of wholes) names.set(word, word);
  return names;
}

/** Returns how much of a query each passage has. What is more informative, or in fewer passages, counts more. */
export function scorePassages(passages: readonly string[], sought: Sought): number[] {
  const stems = soughtStems(sought);
  const found = passages.map((text) => new Set(wordsOf(text).flatMap(({ term }) => stems.get(stem(term)) ?? [])));
  const names = [...new Set(stems.values())];
  const weights = names.map((name, i) => {
    const having = found.filter((all) => all.has(name)).length;
    return (1 - i / names.length / 2) * Math.log(1 + passages.length / Math.max(1, having));
  });
  return found.map((all) => names.reduce((sum, name, i) => sum + (all.has(name) ? (weights[i] ?? 0) : 0), 0));
}
