/** Scores one term of a query in each section. */
import type { SearchIndex } from '../index/inverted-index.ts';
import { fieldCount, fieldSpan, fields, nameSpan } from '../index/pages.ts';
import { tuning } from '../tuning.ts';
import type { Match } from './match.ts';

export interface TermScores {
  /** Information of the term: higher for rare words; 0 if nothing matches. */
  readonly info: number;
  /** Number of sections in which it occurs. */
  readonly sections: number;
  /** Quality of the best match per section and field. */
  readonly qualities: Float32Array;
  /** Quality of the best match per section and name. */
  readonly names: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** To what degree each section has the term, 0 to 1. */
  readonly presence: Float32Array;
  /** Positions per section, in the fields whose positions are known. */
  readonly positions: ReadonlyMap<number, readonly number[]>;
}

/** Collects the places of all words that a term matches. `weight` (0 to 1) is how much the term says about the subject. */
export function scoreTerm(index: SearchIndex, matches: readonly Match[], weight: number): TermScores {
  const all = index.entries.length;
  const qualities = new Float32Array(all * fieldCount);
  const presence = new Float32Array(all);
  const positions = new Map<number, number[]>();
  const names = new Map<number, Map<number, number>>();
  let sections = 0;
  for (const match of matches) {
    const { places } = match.term;
    for (let i = 0; i < places.length; i += 2) {
      const number = places[i] as number;
      const place = places[i + 1] as number;
      const field = Math.floor(place / fieldSpan);
      const slot = number * fieldCount + field;
      qualities[slot] = Math.max(qualities[slot] as number, match.quality);
      if (!presence[number]) sections++;
      presence[number] = Math.max(presence[number] as number, match.presence);
      if (field === fields.name) {
        const name = Math.floor(place / nameSpan);
        const own = names.get(number) ?? new Map<number, number>();
        own.set(name, Math.max(own.get(name) ?? 0, match.quality));
        names.set(number, own);
      }
      if (field === fields.prose || field === fields.code) continue;
      const list = positions.get(number);
      if (list) list.push(place);
      else positions.set(number, [place]);
    }
  }
  const idf = Math.log(1 + (all - sections + 0.5) / (sections + 0.5));
  return { sections, info: sections ? weight * Math.max(tuning.weights.leastIdf, idf) : 0, qualities, names, presence, positions };
}

/** Quality of a term's best match in a field of a section, 0 to 1. */
export function qualityIn(term: TermScores, number: number, field: number): number {
  return term.qualities[number * fieldCount + field] as number;
}

const boosts = tuning.fieldBoosts;

/** Score of a term in the text of one section. */
export function textScore(term: TermScores, number: number): number {
  if (!term.presence[number]) return 0;
  return (
    boosts.defines * qualityIn(term, number, fields.defines) +
    boosts.prose * qualityIn(term, number, fields.prose) +
    boosts.code * qualityIn(term, number, fields.code)
  );
}

/** Largest distance of words that still count as near: there may be stop words between them. */
const farthest = 4;

/** Score of words that are adjacent in the query and close to each other in a section. */
export function nearness(terms: readonly TermScores[], number: number): number {
  let sum = 0;
  for (let t = 1; t < terms.length; t++) {
    const first = terms[t - 1] as TermScores;
    const second = terms[t] as TermScores;
    const before = first.positions.get(number);
    const after = second.positions.get(number);
    if (before && after) sum += bestPair(before, after) * Math.min(first.info, second.info);
  }
  return sum;
}

function bestPair(before: readonly number[], after: readonly number[]): number {
  let best = 0;
  for (const a of before) {
    const boost = a < fieldSpan ? tuning.nearName : tuning.nearText;
    for (const b of after) best = Math.max(best, boost * closeness(b - a));
  }
  return best;
}

function closeness(gap: number): number {
  if (gap === 1) return 1;
  if (gap === 2) return 0.7;
  if (gap === -1 || gap === 0) return 0.6;
  return gap > 0 && gap <= farthest ? 0.35 : 0;
}
