/** What one term of a query is worth in each section. */
import { type Entry, fieldCount, fieldSpan, fields, type SearchIndex } from '../index/inverted-index.ts';
import type { Match } from './match.ts';

export interface TermScores {
  /** How much the term tells: rare words more than frequent ones. */
  readonly idf: number;
  /** Number of places per section and field, weighted with their quality. */
  readonly weights: Float32Array;
  /** How far each section has the term, 0 to 1. */
  readonly presence: Float32Array;
  /** Places per section. */
  readonly places: ReadonlyMap<number, readonly number[]>;
}

/** What a match is worth per field; in text and code at most, since it grows with the number of places. */
const worth = { title: 10.5, slug: 3, heading: 6, description: 1.8, text: 3, code: 1.3 } as const;
/** A frequent word still tells something. */
const leastIdf = 0.3;

/** Gathers the places of all words that a term can mean. `weight` is how much the term says about the subject, 0 to 1. */
export function scoreTerm(index: SearchIndex, matches: readonly Match[], weight: number): TermScores {
  const all = index.entries.length;
  const weights = new Float32Array(all * fieldCount);
  const presence = new Float32Array(all);
  const places = new Map<number, number[]>();
  for (const match of matches) {
    const source = match.term.places;
    for (let i = 0; i < source.length; i += 2) {
      const number = source[i] as number;
      const place = source[i + 1] as number;
      const slot = number * fieldCount + Math.floor(place / fieldSpan);
      weights[slot] = (weights[slot] as number) + match.quality;
      presence[number] = Math.max(presence[number] as number, match.presence);
      const list = places.get(number);
      if (list) list.push(place);
      else places.set(number, [place]);
    }
  }
  const idf = weight * Math.max(leastIdf, Math.log(1 + (all - places.size + 0.5) / (places.size + 0.5)));
  return { idf, weights, presence, places };
}

export function weightOf(term: TermScores, number: number, field: number): number {
  return term.weights[number * fieldCount + field] as number;
}

/** Worth of a term in one section, by where it stands there. */
export function ownScore({ lengths }: Entry, number: number, term: TermScores): number {
  if (!term.presence[number]) return 0;
  const once = (field: number) => Math.min(1, weightOf(term, number, field));
  // The longer a heading, the less of it one word is.
  const inHeading = (field: number) => once(field) * (0.35 + 0.65 / Math.max(1, lengths[field] as number) ** 0.7);
  const often = (field: number) => {
    const weight = weightOf(term, number, field);
    return weight / (weight + 1 + (lengths[field] as number) / 150);
  };
  return (
    worth.title * inHeading(fields.title) +
    worth.slug * once(fields.slug) +
    worth.heading * inHeading(fields.heading) +
    worth.description * once(fields.description) +
    worth.text * often(fields.text) +
    worth.code * often(fields.code)
  );
}

export interface PageScore {
  /** Quality of the match in the page's title. */
  title: number;
  /** How much the term is a subject of the page: grows with the sections that have it. */
  subject: number;
  presence: number;
}

/** What each page has of a term, wherever on the page. */
export function pageScores(index: SearchIndex, term: TermScores): Map<number, PageScore> {
  const pages = new Map<number, PageScore>();
  for (const number of term.places.keys()) {
    const entry = index.entries[number] as Entry;
    const page = pages.get(entry.pageNumber) ?? { title: 0, subject: 0, presence: 0 };
    page.title = Math.max(page.title, Math.min(1, weightOf(term, number, fields.title)));
    page.subject += ownScore(entry, number, term);
    page.presence = Math.max(page.presence, term.presence[number] as number);
    pages.set(entry.pageNumber, page);
  }
  for (const [number, page] of pages) {
    const sum = page.subject / Math.sqrt(index.pages[number]?.sections.length ?? 1);
    page.subject = (10 * sum) / (sum + 4);
  }
  return pages;
}

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
