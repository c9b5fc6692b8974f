/** How much of a query a text has: to choose the passage of a page that answers it. */

/** What a reader looks for on a page. */
export interface Sought {
  readonly query: string;
  /** Words of the query as they are spelled on the page. */
  readonly words: readonly string[];
}

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a function that counts what a text has of a query: its words, and pairs of words that follow each other. */
export function matchCounter({ query, words }: Sought): (text: string) => number {
  const asked = wordsIn(query);
  const pairs = asked.slice(1).map((word, i) => `${asked[i]} ${word}`);
  const parts = new Set([...words.flatMap(wordsIn), ...pairs]);
  return (text) => {
    const all = ` ${wordsIn(text).join(' ')}`;
    return [...parts].filter((part) => all.includes(` ${part}`)).length;
  };
}
