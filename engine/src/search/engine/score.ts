/**
 * Scores the terms of a query in each section, the names of sections, and what a page adds to the scores of all of its
 * sections.
 */
import type { SearchIndex } from '../index/inverted-index.ts';
import { fieldCount, fieldSpan, fields } from '../index/places.ts';
import { tuning } from '../tuning.ts';
import type { Match } from './match.ts';

export interface TermScores {
  /** Information of the term, its weighted inverse document frequency: higher for rare words; 0 if nothing matches. */
  readonly info: number;
  /** Sections in which it occurs. */
  readonly sections: readonly number[];
  readonly qualities: Float32Array;
  /** Quality of the best match per name, see `nameKey`. */
  readonly names: ReadonlyMap<number, number>;
  /** To what degree each section has the term, 0 to 1. */
  readonly presence: Float32Array;
}

/** One number for a section and the number of one of its names. */
const nameKey = (number: number, name: number) => number * fieldSpan + name;

/**
 * Collects the places of all words that a term matches. `weight` (0 to 1) is how much the term says about the subject.
 */
export function scoreTerm(index: SearchIndex, matches: readonly Match[], weight: number): TermScores {
  const all = index.pageNumbers.length;
  const qualities = new Float32Array(all * fieldCount);
  const presence = new Float32Array(all);
  const names = new Map<number, number>();
  const sections: number[] = [];
  for (const match of matches) {
    const { places } = match.term;
    for (let i = 0; i < places.length; i += 2) {
      const number = places[i] as number;
      const place = places[i + 1] as number;
      const field = Math.floor(place / fieldSpan);
      const slot = number * fieldCount + field;
      qualities[slot] = Math.max(qualities[slot] as number, match.quality);
      if (!presence[number]) sections.push(number);
      presence[number] = Math.max(presence[number] as number, match.presence);
      if (field === fields.name) {
        const key = nameKey(number, place);
        names.set(key, Math.max(names.get(key) ?? 0, match.quality));
      }
    }
  }
  const idf = Math.log(1 + (all - sections.length + 0.5) / (sections.length + 0.5));
  return {
    sections,
    info: sections.length ? weight * idf : 0,
    qualities,
    names,
    presence,
  };
}

/** Quality of a term's best match in a field of a section, 0 to 1. */
export function qualityIn(term: TermScores, number: number, field: number): number {
  return term.qualities[number * fieldCount + field] as number;
}

const boosts = tuning.fieldBoosts;

export const textScore = (term: TermScores, number: number): number =>
  boosts.text * qualityIn(term, number, fields.text);

export interface NameScore {
  readonly score: number;
  /** To what degree the name consists of exactly the query, 0 to 1. */
  readonly fit: number;
  /** Share of the query's information that the name has. */
  readonly covered: number;
  /** Whether it is the title or heading, or another name. */
  readonly isTitle: boolean;
}

const noName: NameScore = { score: 0, fit: 0, covered: 0, isTitle: false };

/**
 * Scores the best of a section's names: its title or heading, or another name. `total` is the information of all terms.
 */
function nameScore(
  { nameLengths }: SearchIndex,
  terms: readonly TermScores[],
  number: number,
  total: number,
): NameScore {
  let best = noName;
  // Most sections have no term in their names.
  if (!terms.some((term) => qualityIn(term, number, fields.name))) return best;
  nameLengths[number]?.forEach((words, name) => {
    let matched = 0;
    let info = 0;
    for (const term of terms) {
      const quality = term.names.get(nameKey(number, name)) ?? 0;
      matched += quality;
      info += quality * term.info;
    }
    if (!info) return;
    const share = Math.min(1, matched / Math.max(1, words));
    const score = (name ? boosts.otherName : boosts.name) * info * (tuning.nameShare + (1 - tuning.nameShare) * share);
    if (score > best.score) best = { score, fit: share * (info / total) ** 2, covered: info / total, isTitle: !name };
  });
  return best;
}

function aboutScore(term: TermScores, intro: number): number {
  return (
    boosts.slug * qualityIn(term, intro, fields.slug) + boosts.description * qualityIn(term, intro, fields.description)
  );
}

export interface PageScore {
  readonly score: number;
  /** Best name of each of its sections; the first is the page's own. */
  readonly names: readonly NameScore[];
}

/** Scores the pages that have a term, by number. `total` is the information of all terms. */
export function pageScores(index: SearchIndex, terms: readonly TermScores[], total: number): Map<number, PageScore> {
  const scoreOfName = (number: number) => nameScore(index, terms, number, total);
  const { about, sections: share, halfSections } = tuning.page;
  const scores = new Map<number, PageScore>();
  // Sparse: a frequent word is on thousands of pages, which need no sorting then.
  const isScored: true[] = [];
  for (const { sections } of terms) for (const number of sections) isScored[index.pageAt(number)] = true;
  isScored.forEach((_, page) => {
    const sections = index.sectionsOf(page);
    const [first = 0] = sections;
    let score = 0;
    for (const term of terms) {
      let spread = 0;
      for (const number of sections) spread += textScore(term, number);
      spread /= Math.sqrt(sections.length);
      score += term.info * (about * aboutScore(term, first) + (share * spread) / (spread + halfSections));
    }
    scores.set(page, { score, names: sections.map(scoreOfName) });
  });
  return scores;
}
