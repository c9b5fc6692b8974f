/** Terms that stand side by side in the query and in a section: phrases, identifiers, word order. */
import { fieldSpan, fields } from './index.ts';
import type { TermScores } from './score.ts';

/** Words between which stop words may stand, and still be near. */
const farthest = 4;

/** Worth of the query's neighbours that are neighbours in a section. */
export function nearness(scores: readonly TermScores[], number: number): number {
  let sum = 0;
  for (let t = 1; t < scores.length; t++) {
    const first = scores[t - 1] as TermScores;
    const second = scores[t] as TermScores;
    const before = first.places.get(number);
    const after = second.places.get(number);
    if (before && after) sum += bestPair(before, after) * Math.min(first.idf, second.idf);
  }
  return sum;
}

function bestPair(before: readonly number[], after: readonly number[]): number {
  let best = 0;
  for (const a of before) {
    const field = a < fields.description * fieldSpan ? 4 : a < fields.code * fieldSpan ? 2 : 1.6;
    for (const b of after) best = Math.max(best, field * closeness(b - a));
  }
  return best;
}

function closeness(gap: number): number {
  if (gap === 1) return 1;
  if (gap === 2) return 0.7;
  if (gap === -1 || gap === 0) return 0.6;
  return gap > 0 && gap <= farthest ? 0.35 : 0;
}
