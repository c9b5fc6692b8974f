/** Which sections answer a query, best first. */
import { type Entry, fieldSpan, fields, type SearchIndex } from './index.ts';
import { type Match, matchesOf } from './match.ts';
import type { Query } from './query.ts';

export interface Ranked {
  readonly entry: Entry;
  readonly score: number;
  /** Part of the query's information that the section has, 0 to 1. */
  readonly coverage: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  /** Words of the index that the query means. */
  readonly matched: ReadonlySet<string>;
  /** Terms that nothing in the index fits, save for a slip. */
  readonly unknown: readonly string[];
}

/** What one term is worth in each section. */
interface TermScores {
  readonly idf: number;
  /** Number of places per field and section, weighted with their quality. */
  readonly weights: Float32Array;
  /** Best quality per section. */
  readonly presence: Float32Array;
  /** Places per section. */
  readonly places: Map<number, number[]>;
}

const fieldCount = 5;
/** What a match is worth per field; in text and code at most, since it grows with the number of places. */
const worth = { title: 9, heading: 5, description: 1.8, text: 2.4, code: 1.3, pageTitle: 1.5, parent: 1 } as const;
/** Sections that have less of the query's information answer something else. */
const leastCoverage = 0.45;

/** Ranks all sections that answer a query. */
export function rank(index: SearchIndex, query: Query): Ranking {
  const matches = query.terms.map((term) => matchesOf(index, term));
  const scores = matches.map((found) => scoreTerm(index, found));
  const identifiers = query.identifiers.flatMap((word) => {
    const term = index.byWord.get(word);
    return term ? [scoreTerm(index, [{ term, quality: 1 }])] : [];
  });
  const pages = pageScores(index, scores);
  const total = scores.reduce((sum, { idf }) => sum + idf, 0);
  const ranked: Ranked[] = [];
  index.entries.forEach((entry, number) => {
    let sum = 0;
    let covered = 0;
    for (const [t, term] of scores.entries()) {
      const own = ownScore(entry, number, term);
      const page = pages[t]?.get(entry.pageNumber);
      covered += term.idf * Math.max(presenceOf(term, number), 0.6 * (page?.presence ?? 0));
      sum += term.idf * (own + (entry.intro ? 0 : worth.pageTitle * (page?.title ?? 0)) + 0.15 * (page?.best ?? 0));
    }
    const own = scores.some((term) => presenceOf(term, number) > 0);
    const coverage = total ? covered / total : 0;
    if (!own || coverage < leastCoverage) return;
    for (const term of identifiers) sum += 1.2 * term.idf * ownScore(entry, number, term);
    sum += nearness(scores, number);
    ranked.push({ entry, score: sum * coverage ** 2 * (1 + headingFit(entry, number, scores)), coverage });
  });
  ranked.sort((a, b) => b.score - a.score);
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return {
    ranked: ranked.filter(({ coverage }) => coverage >= 0.7 * best),
    matched: new Set(matches.flat().map(({ term }) => term.word)),
    unknown: query.terms.filter((_, t) => !matches[t]?.some(({ quality }) => quality > 0.5)).map(({ word }) => word),
  };
}

function scoreTerm(index: SearchIndex, matches: readonly Match[]): TermScores {
  const weights = new Float32Array(index.entries.length * fieldCount);
  const presence = new Float32Array(index.entries.length);
  const places = new Map<number, number[]>();
  for (const { term, quality } of matches) {
    for (let i = 0; i < term.places.length; i += 2) {
      const number = term.places[i] as number;
      const place = term.places[i + 1] as number;
      const slot = number * fieldCount + Math.floor(place / fieldSpan);
      weights[slot] = (weights[slot] as number) + quality;
      if ((presence[number] as number) < quality) presence[number] = quality;
      const list = places.get(number);
      if (list) list.push(place);
      else places.set(number, [place]);
    }
  }
  const all = index.entries.length;
  return { idf: Math.max(0.3, Math.log(1 + (all - places.size + 0.5) / (places.size + 0.5))), weights, presence, places };
}

/** How far a section counts as having a term: a slip or a synonym is less sure than the word itself. */
function presenceOf(term: TermScores, number: number): number {
  const quality = term.presence[number] as number;
  return quality === 0 ? 0 : Math.min(1, 0.5 + quality * 0.6);
}

function weightOf(term: TermScores, number: number, field: number): number {
  return term.weights[number * fieldCount + field] as number;
}

function ownScore({ lengths }: Entry, number: number, term: TermScores): number {
  if ((term.presence[number] as number) === 0) return 0;
  const grown = (field: number, most: number) => {
    const weight = weightOf(term, number, field);
    return (most * weight) / (weight + 1 + (lengths[field] as number) / 150);
  };
  return (
    worth.title * Math.min(1, weightOf(term, number, fields.title)) +
    worth.heading * Math.min(1, weightOf(term, number, fields.heading)) +
    worth.description * Math.min(1, weightOf(term, number, fields.description)) +
    grown(fields.text, worth.text) +
    grown(fields.code, worth.code)
  );
}

interface PageScore {
  title: number;
  best: number;
  presence: number;
}

/** What each page has of each term, wherever on the page. */
function pageScores(index: SearchIndex, scores: readonly TermScores[]): Map<number, PageScore>[] {
  return scores.map((term) => {
    const pages = new Map<number, PageScore>();
    for (const number of term.places.keys()) {
      const entry = index.entries[number] as Entry;
      const page = pages.get(entry.pageNumber) ?? { title: 0, best: 0, presence: 0 };
      page.title = Math.max(page.title, Math.min(1, weightOf(term, number, fields.title)));
      page.best = Math.max(page.best, ownScore(entry, number, term));
      page.presence = Math.max(page.presence, presenceOf(term, number));
      pages.set(entry.pageNumber, page);
    }
    return pages;
  });
}

/** Worth of neighbouring terms that stand side by side. */
function nearness(scores: readonly TermScores[], number: number): number {
  let sum = 0;
  for (let t = 0; t + 1 < scores.length; t++) {
    const first = scores[t] as TermScores;
    const second = scores[t + 1] as TermScores;
    const before = first.places.get(number);
    const after = second.places.get(number);
    if (!before || !after) continue;
    let best = 0;
    for (const a of before) {
      for (const b of after) {
        const gap = b - a;
        const closeness = gap === 1 ? 1 : gap === 2 ? 0.7 : gap === -1 || gap === 0 ? 0.6 : gap > 0 && gap < 5 ? 0.35 : 0;
        const weight = a < 2 * fieldSpan ? 3 : a < 4 * fieldSpan ? 1.2 : 0.9;
        best = Math.max(best, closeness * weight);
      }
    }
    sum += best * Math.min(first.idf, second.idf);
  }
  return sum;
}

/** How far a title or heading is the query and nothing else, 0 to 1. */
function headingFit(entry: Entry, number: number, scores: readonly TermScores[]): number {
  const field = entry.intro ? fields.title : fields.heading;
  const length = entry.lengths[field] as number;
  if (length === 0) return 0;
  const found = scores.reduce((sum, term) => sum + Math.min(1, weightOf(term, number, field)), 0);
  return (Math.min(1, found / length) * found) / scores.length;
}
