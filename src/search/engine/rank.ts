/** Which sections answer a query, best first: what the pages are about decides first, then which of a page's sections fits. */
import { type Entry, fields, type SearchIndex } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import { tuning } from '../tuning.ts';
import { equivalentMatches } from './equivalents.ts';
import { inSequence, type Match, matchesOf } from './match.ts';
import type { Query } from './query.ts';
import { aboutScore, type NameScore, nameScore, nearness, qualityIn, scoreTerm, type TermScores, textScore } from './score.ts';

export interface Ranked {
  readonly entry: Entry;
  readonly number: number;
  readonly score: number;
  /** Part of the query's information that the section has, 0 to 1. */
  readonly coverage: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  /** Per term of the query, the words of the index that it means, and what they are worth. */
  readonly matches: readonly (readonly Match[])[];
  readonly terms: readonly TermScores[];
  /** Terms that nothing in the index fits, save for a typo. */
  readonly unknown: readonly string[];
}

/** Ranks all sections that answer a query. */
export function rank(index: SearchIndex, query: Query): Ranking {
  const words = query.terms.map(({ word }) => word);
  const equivalents = equivalentMatches(index, words);
  const matches = query.terms.map((term, t) => [...matchesOf(index, term), ...(equivalents[t] ?? [])]);
  const terms = query.terms.map((term, t) => scoreTerm(index, matches[t] ?? [], term.weight));
  const literal = [
    ...query.identifiers.map((parts) => inSequence(index, parts.map(stem))),
    ...query.wholes.map((whole) => index.exact(whole)),
  ];
  const identifiers = literal.flatMap((term) => (term ? [scoreTerm(index, [{ term, quality: 1, presence: 1 }], 1)] : []));
  const total = totalInfo(query, terms);
  const pages = pageScores(index, terms, identifiers, total);
  const ranked: Ranked[] = [];
  if (!isCredible(index, query, matches, terms)) return { ranked, matches, terms, unknown: unknownOf(query, matches) };
  for (const [number, entry] of index.entries.entries()) {
    const page = pages[entry.pageNumber];
    if (!page || (!terms.some(({ presence }) => presence[number]) && !(entry.number === 0 && page.sees))) continue;
    let score = page.score;
    let covered = 0;
    for (const [t, term] of terms.entries()) {
      covered += term.info * Math.max(term.presence[number] as number, tuning.presenceOnPage * (page.presence[t] as number));
      score += term.info * textScore(term, number);
    }
    const own = page.names[entry.number] as NameScore;
    const fromPage = entry.number === 0 ? 0 : tuning.page.name * page.name.score;
    score += Math.max(own.score, fromPage) + tuning.page.bothNames * Math.min(own.score, fromPage);
    for (const term of identifiers) score += tuning.identifier * term.info * identifierScore(term, number);
    score += nearness(terms, number);
    const coverage = Math.min(1, covered / total);
    if (coverage < (terms.length > 1 && !query.vague ? tuning.least.coverage : tuning.least.ofOneTerm)) continue;
    const penalty = 1 / (1 + entry.page.sections.length / tuning.longPagePenalty);
    ranked.push({
      entry,
      number,
      score:
        score *
        coverage ** tuning.coverage *
        (1 + tuning.exactName * own.fit) *
        (entry.number === 0 ? tuning.page.itself : 1) *
        (query.asksMeaning && entry.section.see >= 0 ? tuning.meaning : 1) *
        penalty,
      coverage,
    });
  }
  ranked.sort((a, b) => b.score - a.score);
  if (isScattered(query, ranked[0], total)) ranked.length = 0;
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return {
    ranked: ranked.filter(({ coverage }) => coverage >= tuning.least.ofBest * best),
    matches,
    terms,
    unknown: unknownOf(query, matches),
  };
}

/** Information of all terms. A word that is on no page counts for less than the others do on average, so that it cannot outweigh them. */
function totalInfo(query: Query, terms: readonly TermScores[]): number {
  let known = 0;
  let weight = 0;
  let unknown = 0;
  for (const [t, term] of terms.entries()) {
    const own = query.terms[t]?.weight ?? 0;
    known += term.info;
    if (term.sections) weight += own;
    else unknown += own;
  }
  return known + (weight ? (tuning.weights.unknown * unknown * known) / weight : 0) || 1;
}

/** Terms that nothing in the index fits, save for a typo. */
function unknownOf(query: Query, matches: readonly (readonly Match[])[]): string[] {
  return query.terms.filter((_, t) => !matches[t]?.some(({ presence }) => presence > 0.7)).map(({ word }) => word);
}

/**
 * Whether the words that are known outweigh those that are not. A word that many sections have is a subject of the documentation; one that
 * two sections have happens to be on them, and says little about a query whose other words are on no page.
 */
function isCredible(index: SearchIndex, query: Query, matches: readonly (readonly Match[])[], terms: readonly TermScores[]): boolean {
  let unknown = 0;
  let trust = 0;
  for (const [t, { weight, word }] of query.terms.entries()) {
    const quality = Math.max(0, ...(matches[t] ?? []).map((match) => match.quality));
    if (quality > 0) {
      const sure = quality >= tuning.credible.quality ? 1 : 0.5;
      trust += weight * sure * Math.min(1, (terms[t]?.sections ?? 0) / tuning.credible.sections);
    } else if (!/^\d/.test(word) && index.hasListOf(word)) unknown += weight;
  }
  return unknown === 0 || trust >= tuning.credible.share * unknown;
}

/**
 * Whether the best section just happens to have some of the query's words. If it lacks others, it has to be about those that it has: they are in its
 * names, or side by side.
 */
function isScattered({ terms }: Query, best: Ranked | undefined, total: number): boolean {
  const { coverage, worth, weight } = tuning.partial;
  if (!best || best.coverage >= coverage || best.score >= worth * total) return false;
  return terms.reduce((sum, term) => sum + term.weight, 0) > weight;
}

interface PageScore {
  /** What the page adds to each of its sections. */
  readonly score: number;
  readonly name: NameScore;
  /** Scores of the names of its sections. */
  readonly names: readonly NameScore[];
  /** How far the page has each term, 0 to 1. */
  readonly presence: readonly number[];
  /** Whether a glossary's term that matches sends the reader there. */
  readonly sees: boolean;
}

function pageScores(index: SearchIndex, terms: readonly TermScores[], identifiers: readonly TermScores[], total: number): PageScore[] {
  const names = index.entries.map(({ nameLengths }, number) => nameScore(terms, number, nameLengths, total));
  const seen = new Map<number, number>();
  for (const [number, { section }] of index.entries.entries()) {
    const { see } = section;
    const { score, fit } = names[number] as NameScore;
    if (see >= 0 && score) seen.set(see, Math.max(seen.get(see) ?? 0, score * fit));
  }
  return index.pages.map(({ sections }, page) => {
    const first = index.intros[page] as number;
    const end = first + sections.length;
    let score = tuning.see * (seen.get(page) ?? 0);
    const presence = terms.map((term) => {
      let most = 0;
      let spread = 0;
      for (let number = first; number < end; number++) {
        most = Math.max(most, term.presence[number] as number);
        spread += textScore(term, number) + (qualityIn(term, number, fields.name) ? 3 : 0);
      }
      spread /= Math.sqrt(sections.length);
      const { about, sections: share, halfSections } = tuning.page;
      score += term.info * (about * aboutScore(term, first) + (share * 10 * spread) / (spread + halfSections));
      return most;
    });
    for (const term of identifiers) score += tuning.identifier * term.info * tuning.page.about * aboutScore(term, first);
    return { score, name: names[first] as NameScore, names: names.slice(first, end), presence, sees: seen.has(page) };
  });
}

function identifierScore(term: TermScores, number: number): number {
  const name = tuning.fieldBoosts.name * qualityIn(term, number, fields.name);
  return term.presence[number] ? name + textScore(term, number) : 0;
}
