/** A check of what readers are said to type: words that a section has itself find it without that. */
import { Problem } from '../problems/problem.ts';
import { askedWords } from '../search/index/section-words.ts';
import type { Site } from '../site/load.ts';

/** The phrases of `<AskedAs>`, terms, and rows with words that their section has in every version that shows them. */
export function ownWords({ sets }: Pick<Site, 'sets'>): Problem[] {
  const found = new Map<string, { readonly problem: (words: string) => Problem; own: ReadonlyMap<string, string> }>();
  for (const { record, body } of sets.flatMap(({ pages }) => pages)) {
    for (const asked of body.askedAs) {
      const { place, words } = asked;
      const key = JSON.stringify([place, words]);
      const { own } = askedWords(record, asked);
      const before = found.get(key)?.own ?? own;
      const problem = (text: string) =>
        new Problem(`The section has these words itself: ${text}.`, {
          place,
          remedy: 'Delete them: search finds the section by its own words.',
        });
      found.set(key, { problem, own: new Map([...own].filter(([stem]) => before.has(stem))) });
    }
  }
  return [...found.values()].flatMap(({ problem, own }) => (own.size ? problem([...own.values()].join(', ')) : []));
}
