/** Which passage of a page answers a query. */

export interface Sought {
  readonly query: string;
  /** Words of the query as they are spelled on the page. */
  readonly words: readonly string[];
}

/** The words of a text in lower case: runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same with each identifier and compound as one word. */
const joinedWordsIn = (text: string) => wordsIn(text.replace(/(?<=\w)[-_.:]+(?=\w)/g, ''));

const identifiers = /[\w:.]*(?:\p{Ll}\p{Lu}|_|::)[\w:.]*/gu;

/** Number of letters that forms of a word share; otherwise a passage with more forms of it would have more. */
const beginning = 5;

/**
 * Returns how much of a query each passage has: its words in any form, its identifiers, and pairs of words that follow
 * each other. What fewer passages have counts more.
 */
export function scorePassages(passages: readonly string[], { query, words }: Sought): number[] {
  const asked = wordsIn(query);
  const pairs = asked.slice(1).map((word, i) => `${asked[i]} ${word}`);
  const forms = words.flatMap(wordsIn).map((word) => word.slice(0, beginning));
  const whole = query.match(identifiers)?.flatMap(joinedWordsIn) ?? [];
  const texts = passages.map((passage) => ` ${[...wordsIn(passage), ...joinedWordsIn(passage)].join(' ')}`);
  const scores = texts.map(() => 0);
  for (const part of new Set([...forms, ...whole, ...pairs])) {
    const having = [...texts.keys()].filter((i) => texts[i]?.includes(` ${part}`));
    for (const i of having) scores[i] = (scores[i] ?? 0) + Math.log(1 + texts.length / having.length);
  }
  return scores;
}
