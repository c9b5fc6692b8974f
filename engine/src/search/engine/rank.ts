/** Ranks the sections that answer a query: first by what their pages are about, then by the section itself. */
import { type Entry, fields, type SearchIndex } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import { tuning } from '../tuning.ts';
import { equivalentMatches, inSequence, type Match, matchesOf } from './match.ts';
import type { Query } from './query.ts';
import { type NameScore, pageScores, proximity, qualityIn, scoreTerm, type TermScores, textScore } from './score.ts';

export interface Ranked {
  readonly entry: Entry;
  readonly number: number;
  readonly score: number;
  /** Share of the query's information that the section has, 0 to 1. */
  readonly coverage: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  /** Per term of the query, the matching words of the index. */
  readonly matches: readonly (readonly Match[])[];
  readonly terms: readonly TermScores[];
  /** Terms that match nothing in the index except as a typo. */
  readonly unknown: readonly string[];
}

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
  const unknown = query.terms.filter((_, t) => !matches[t]?.some(({ presence }) => presence > tuning.known)).map(({ word }) => word);
  const nothing: Ranking = { ranked: [], matches, terms, unknown };
  if (!isCredible(index, query, matches, terms)) return nothing;
  const total = totalInfo(query, terms);
  const pages = pageScores(index, terms, identifiers, total);
  const ranked: Ranked[] = [];
  for (const [number, entry] of index.entries.entries()) {
    const page = pages[entry.pageNumber];
    if (!page || (!terms.some(({ presence }) => presence[number]) && !(entry.number === 0 && page.isLinked))) continue;
    let score = page.score;
    let covered = 0;
    for (const [t, term] of terms.entries()) {
      covered += term.info * Math.max(term.presence[number] as number, tuning.presenceOnPage * (page.presence[t] as number));
      score += term.info * textScore(term, number);
    }
    const own = page.names[entry.number] as NameScore;
    const fromPage = entry.number === 0 ? 0 : tuning.page.name * (page.names[0] as NameScore).score;
    score += Math.max(own.score, fromPage) + tuning.page.bothNames * Math.min(own.score, fromPage);
    for (const term of identifiers) score += tuning.identifier * term.info * identifierScore(term, number);
    score += proximity(terms, number);
    const coverage = Math.min(1, covered / total);
    if (coverage < (terms.length > 1 && !query.vague ? tuning.minimum.coverage : tuning.minimum.ofOneTerm)) continue;
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
  if (isScattered(query, ranked[0], identifiers, total)) return nothing;
  const maxCoverage = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  return { ...nothing, ranked: ranked.filter(({ coverage }) => coverage >= tuning.minimum.ofBest * maxCoverage) };
}

/** Information of all terms. A word that is on no page counts less than the average of the others, so that it cannot outweigh them. */
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

/**
 * Whether the known words outweigh the unknown ones. A word in many sections is a subject of the documentation; a word in two sections may be
 * there by chance, and says little about a query whose other words are on no page.
 */
function isCredible(index: SearchIndex, query: Query, matches: readonly (readonly Match[])[], terms: readonly TermScores[]): boolean {
  let unknown = 0;
  let trust = 0;
  for (const [t, { weight, word }] of query.terms.entries()) {
    const quality = Math.max(0, ...(matches[t] ?? []).map((match) => match.quality));
    if (quality > 0) {
      const certainty = quality >= tuning.credible.quality ? 1 : tuning.credible.doubt;
      trust += weight * certainty * Math.min(1, (terms[t]?.sections ?? 0) / tuning.credible.sections);
    } else if (!/^\d/.test(word) && index.hasListOf(word)) unknown += weight;
  }
  return unknown === 0 || trust >= tuning.credible.share * unknown;
}

/**
 * Whether the best section has some of the query's words only by chance. If it lacks others, it must be about those that it has: they are in
 * its names, adjacent, or a whole identifier.
 */
function isScattered({ terms }: Query, best: Ranked | undefined, identifiers: readonly TermScores[], total: number): boolean {
  const { coverage, score, weight } = tuning.partial;
  if (!best || best.coverage >= coverage || best.score >= score * total) return false;
  if (identifiers.some(({ presence }) => presence[best.number])) return false;
  return terms.reduce((sum, term) => sum + term.weight, 0) > weight;
}

function identifierScore(term: TermScores, number: number): number {
  const name = tuning.fieldBoosts.name * qualityIn(term, number, fields.name);
  return term.presence[number] ? name + textScore(term, number) : 0;
}
