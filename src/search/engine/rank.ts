/** Which sections answer a query, best first. */
import { type Entry, fields, type SearchIndex } from '../index/inverted-index.ts';
import { inSequence, matchesOf } from './match.ts';
import type { Query } from './query.ts';
import { nearness, ownScore, pageScores, scoreTerm, type TermScores, weightOf } from './score.ts';

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
  /** Terms that nothing in the index fits, save for a typo. */
  readonly unknown: readonly string[];
}

/** What a term is worth in a section for standing in its page's title, and for being a subject of the page. */
const worth = { pageTitle: 1, page: 0.3, identifier: 1.4 } as const;
/** How far a section counts as having a term that stands otherVersions on its page. */
const presenceOnPage = 0.6;
/** Sections that have less of the query's information answer something else; and so do those that have much less than the best. */
const least = { coverage: 0.45, ofOneTerm: 0.3, ofBest: 0.55 } as const;

/** Sections with which a page counts half as much about its subject. */
const manySections = 180;

/** Ranks all sections that answer a query. */
export function rank(index: SearchIndex, query: Query): Ranking {
  const matches = query.terms.map((term) => matchesOf(index, term));
  const scores = query.terms.map((term, t) => scoreTerm(index, matches[t] ?? [], term.weight));
  const literal = [...query.identifiers.map((parts) => inSequence(index, parts)), ...query.wholes.map((whole) => index.byWord.get(whole))];
  const identifiers = literal.flatMap((term) => (term ? [scoreTerm(index, [{ term, quality: 1, presence: 1 }], 1)] : []));
  const pages = scores.map((term) => pageScores(index, term));
  const total = scores.reduce((sum, { idf }) => sum + idf, 0);
  const ranked: Ranked[] = [];
  index.entries.forEach((entry, number) => {
    if (!scores.some(({ presence }) => presence[number])) return;
    let sum = 0;
    let covered = 0;
    for (const [t, term] of scores.entries()) {
      const page = pages[t]?.get(entry.pageNumber);
      covered += term.idf * Math.max(term.presence[number] as number, presenceOnPage * (page?.presence ?? 0));
      sum +=
        term.idf *
        (ownScore(entry, number, term) + (entry.intro ? 0 : worth.pageTitle * (page?.title ?? 0)) + worth.page * (page?.subject ?? 0));
    }
    const coverage = total ? covered / total : 0;
    if (coverage < (scores.length > 1 && !query.vague ? least.coverage : least.ofOneTerm)) return;
    for (const term of identifiers) sum += worth.identifier * term.idf * ownScore(entry, number, term);
    sum += nearness(scores, number);
    ranked.push({ entry, score: sum * coverage ** 2 * (1 + headingFit(entry, number, scores, total)) * longPagePenalty(entry), coverage });
  });
  ranked.sort((a, b) => b.score - a.score);
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return {
    ranked: ranked.filter(({ coverage }) => coverage >= least.ofBest * best),
    matched: new Set(matches.flat().map(({ term }) => term.word)),
    unknown: query.terms.filter((_, t) => !matches[t]?.some(({ presence }) => presence > 0.6)).map(({ word }) => word),
  };
}

/** How far a title or heading is the query and nothing else, 0 to 1. */
function headingFit(entry: Entry, number: number, scores: readonly TermScores[], total: number): number {
  const field = entry.intro ? fields.title : fields.heading;
  let found = 0;
  let told = 0;
  for (const term of scores) {
    const weight = Math.min(1, weightOf(term, number, field));
    found += weight;
    told += weight * term.idf;
  }
  return Math.min(1, found / Math.max(1, entry.lengths[field] as number)) * (told / total) ** 2;
}

/** Pages of very many sections (questions, terms) are about no one thing: their sections come after those of pages that are. */
function longPagePenalty(entry: Entry): number {
  return 1 / (1 + entry.page.sections.length / manySections);
}
