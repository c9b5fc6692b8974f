/** What one term of a query is worth in each section. */
import { fieldCount, fieldSpan, fields, nameSpan, type SearchIndex } from '../index/inverted-index.ts';
import { tuning } from '../tuning.ts';
import type { Match } from './match.ts';

export interface TermScores {
  /** How much the term tells: rare words more than frequent ones; 0 where nothing matches. */
  readonly info: number;
  /** Number of sections that have it. */
  readonly sections: number;
  /** Quality of the best match per section and field. */
  readonly qualities: Float32Array;
  /** Quality of the best match per section and name. */
  readonly names: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** How far each section has the term, 0 to 1. */
  readonly presence: Float32Array;
  /** Positions per section, in fields that have them. */
  readonly positions: ReadonlyMap<number, readonly number[]>;
}

/** Gathers the places of all words that a term can mean. `weight` is how much the term says about the subject, 0 to 1. */
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

/** Worth of a term in the text of one section. */
export function textScore(term: TermScores, number: number): number {
  if (!term.presence[number]) return 0;
  return (
    boosts.defines * qualityIn(term, number, fields.defines) +
    boosts.prose * qualityIn(term, number, fields.prose) +
    boosts.code * qualityIn(term, number, fields.code)
  );
}

/** Worth of a term in the address and the description of a page. */
export function aboutScore(term: TermScores, intro: number): number {
  return boosts.slug * qualityIn(term, intro, fields.slug) + boosts.description * qualityIn(term, intro, fields.description);
}

export interface NameScore {
  /** Worth of the terms in the name. */
  readonly score: number;
  /** How far the name is the query and nothing else, 0 to 1. */
  readonly fit: number;
}

const noName: NameScore = { score: 0, fit: 0 };

/** The best of a section's names: its title or heading, or what else it is called. `total` is the information of all terms. */
export function nameScore(terms: readonly TermScores[], number: number, lengths: readonly number[], total: number): NameScore {
  let best = noName;
  for (const [name, words] of lengths.entries()) {
    let found = 0;
    let told = 0;
    for (const term of terms) {
      const quality = term.names.get(number)?.get(name) ?? 0;
      found += quality;
      told += quality * term.info;
    }
    if (!told) continue;
    const share = Math.min(1, found / Math.max(1, words));
    const score = (name ? boosts.otherName : boosts.name) * told * (tuning.nameShare + (1 - tuning.nameShare) * share);
    if (score > best.score) best = { score, fit: share * (told / total) ** 2 };
  }
  return best;
}

/** Words between which stop words may stand, and still be near. */
const farthest = 4;

/** Worth of the query's neighbors that are neighbors in a section. */
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
