/**
 * Ranks the sections that answer a query, or come closest: first by what their pages are about, then by the section
 * itself.
 */
import type { SearchIndex } from '../index/inverted-index.ts';
import { fields } from '../index/places.ts';
import { tuning } from '../tuning.ts';
import { type Match, matchesOf } from './match.ts';
import type { Query, QueryTerm } from './query.ts';
import {
  type NameScore,
  type PageScore,
  pageScores,
  qualityIn,
  scoreTerm,
  type TermScores,
  textScore,
} from './score.ts';

export interface Ranked {
  readonly number: number;
  readonly score: number;
  /** What the section itself has of the query: which sections of a page come first. */
  readonly own: number;
  /** Share of the query's information that the section has, 0 to 1. */
  readonly coverage: number;
}

export interface Ranking {
  /** Sections that answer the query, best first. Empty if even the best one lacks a word. */
  readonly matching: readonly Ranked[];
  /** If they are on few pages: the sections that are closest to the query, best first, without the matching ones. */
  readonly closest: readonly Ranked[];
  /** The terms, in their order, that the index can look up. */
  readonly queryTerms: readonly QueryTerm[];
  readonly matches: readonly (readonly Match[])[];
  readonly terms: readonly TermScores[];
  /** Terms that match nothing in the index except as a typo or a derived word. */
  readonly unknown: readonly string[];
  /** Words of the query, as they are spelled there, that are neither in a section nor in what names its page. */
  lacks(ranked: Ranked): string[];
}

interface Evidence extends Pick<Ranking, 'queryTerms' | 'matches' | 'terms'> {
  readonly index: SearchIndex;
  readonly query: Query;
  readonly identifiers: readonly TermScores[];
  readonly total: number;
  readonly pages: ReadonlyMap<number, PageScore>;
}

export function rank(index: SearchIndex, query: Query): Ranking {
  const evidence = gather(index, query);
  const { queryTerms, matches, terms } = evidence;
  const unknown = queryTerms
    .filter((_, t) => !matches[t]?.some(({ presence }) => presence > tuning.match.distant[1]))
    .map(({ word }) => word);
  const lacks = (ranked: Ranked) =>
    queryTerms
      .filter((term, t) => !term.isProduct && !/^[\d.]+$/.test(term.word) && !hasTerm(evidence, ranked, t))
      .map(({ text }) => text);
  const rest = { queryTerms, matches, terms, unknown, lacks };
  if (!isCredible(evidence)) return { matching: [], closest: [], ...rest };
  const scored = scoreSections(evidence);
  const { coverage: exponent, closest } = tuning;
  const ranked = byScore(scored, exponent);
  const [best] = ranked;
  const matching = best && !lacks(best).length ? ranked : [];
  if (new Set(matching.map(({ number }) => index.pageAt(number))).size >= closest.few)
    return { matching: passagesFirst(index, matching), closest: [], ...rest };
  const shown = new Set(matching.map(({ number }) => number));
  const others = byScore(
    scored.filter(({ number }) => !shown.has(number)),
    closest.coverage,
  );
  return {
    matching: passagesFirst(index, matching),
    closest: passagesFirst(index, others).slice(0, Math.max(0, closest.most - matching.length)),
    ...rest,
  };
}

function gather(index: SearchIndex, query: Query): Evidence {
  const queryTerms = query.terms.filter(({ word, unfinished }) => unfinished || word.length > 1 || index.exact(word));
  const matches = queryTerms.map((term) => matchesOf(index, term));
  const terms = queryTerms.map((term, t) => scoreTerm(index, matches[t] ?? [], term.weight));
  const identifiers = query.wholes.flatMap(({ term: word }) => {
    const term = index.exact(word);
    return term ? scoreTerm(index, [{ term, quality: 1, presence: 1 }], 1) : [];
  });
  const total = terms.reduce((sum, { info }) => sum + info, 0) || 1;
  const pages = pageScores(index, terms, total);
  return { index, query, queryTerms, matches, terms, identifiers, total, pages };
}

/** Scores the sections that have a term, before coverage counts. */
function scoreSections(evidence: Evidence): Ranked[] {
  const { index, query, terms, identifiers, total, pages } = evidence;
  const scored: Ranked[] = [];
  // A short query names a subject, and thus a page; a longer one tells which section is meant.
  const namesPage = terms.length <= tuning.shortQuery;
  for (const [pageNumber, page] of pages) {
    const sections = index.sectionsOf(pageNumber);
    sections.forEach((number, i) => {
      const isPage = i === 0;
      if (!terms.some(({ presence }) => presence[number])) return;
      let score = page.score;
      let covered = 0;
      for (const term of terms) {
        covered += term.info * (term.presence[number] as number);
        score += (term.info * textScore(term, number)) / index.lengthOf(number);
      }
      const nameScore = page.names[i] as NameScore;
      score += Math.max(nameScore.score, (page.names[0] as NameScore).score);
      for (const term of identifiers) score += term.info * identifierScore(term, number, index.lengthOf(number));
      score *= 1 + tuning.exactName * nameScore.fit;
      if (query.asksFor && index.isA(query.asksFor, number)) score *= tuning.askedFor;
      if (namesPage && isPage) score *= tuning.page.itself;
      // Unless it is one word, another name of the page doesn't make it the answer: one of its sections may be.
      const exact = !isPage || nameScore.isTitle || terms.length === 1 ? nameScore.fit : 0;
      const own = ownScore(evidence, number, isPage, nameScore) + tuning.passage.exactName * exact;
      scored.push({ number, score, own, coverage: Math.min(1, covered / total) });
    });
  }
  return scored;
}

/**
 * The share of the query's information that a section itself has. Words of the page's names count less, for all of its
 * sections: they don't tell these apart. A query of such words alone means the page itself.
 */
function ownScore(
  { index, terms, identifiers, total }: Evidence,
  number: number,
  isPage: boolean,
  { covered, isTitle }: NameScore,
): number {
  const [first = number] = index.sectionsOf(index.pageAt(number));
  const best = (term: TermScores, section: number, among: readonly number[]) =>
    Math.max(...among.map((field) => qualityIn(term, section, field)));
  const here = isPage ? [fields.text] : [fields.name, fields.text];
  const about = isPage ? [fields.name, fields.slug, fields.description] : [fields.name];
  const namesPage = isPage && isTitle && covered >= tuning.match.inflected[0] - 0.02;
  const { identifier } = tuning.passage;
  const named = namesPage ? 1 : tuning.passage.named;
  let own = 0;
  for (const term of terms) own += term.info * Math.max(best(term, number, here), named * best(term, first, about));
  for (const term of identifiers) own += identifier * term.info * best(term, number, here);
  return own / total;
}

/** Ranked sections, those of each page in the order of what they themselves have, at the places that its sections had. */
function passagesFirst(index: SearchIndex, ranked: readonly Ranked[]): Ranked[] {
  const byPage = new Map<number, Ranked[]>();
  for (const section of ranked) {
    const page = index.pageAt(section.number);
    const others = byPage.get(page);
    if (others) others.push(section);
    else byPage.set(page, [section]);
  }
  for (const sections of byPage.values()) sections.sort((a, b) => b.own - a.own || b.score - a.score).reverse();
  return ranked.map((section) => {
    const shown = byPage.get(index.pageAt(section.number))?.pop() ?? section;
    return { ...shown, score: section.score };
  });
}

/** Sections by their score times a power of their coverage, the highest first. */
const byScore = (scored: readonly Ranked[], exponent: number): Ranked[] =>
  scored
    .map((section) => ({ ...section, score: section.score * section.coverage ** exponent }))
    .sort((a, b) => b.score - a.score);

/**
 * Whether a section has a term, or its page has it in what names it. What a page has anywhere counts for the page
 * itself.
 */
function hasTerm({ index, terms }: Evidence, { number }: Ranked, t: number): boolean {
  const term = terms[t];
  if (!term || term.presence[number]) return Boolean(term);
  const sections = index.sectionsOf(index.pageAt(number));
  const [intro = number] = sections;
  if (number === intro) return sections.some((section) => term.presence[section]);
  return [fields.name, fields.slug, fields.description].some((field) => qualityIn(term, intro, field) > 0);
}

/**
 * Whether the known words outweigh the unknown ones. A word in many sections is a subject of the documentation; a word
 * in two sections may be there by chance, and says little about a query whose other words are on no page.
 */
function isCredible({ index, queryTerms, matches, terms }: Evidence): boolean {
  const { credible } = tuning;
  let unknown = 0;
  let trust = 0;
  for (const [t, { weight, word, isProduct }] of queryTerms.entries()) {
    const quality = Math.max(0, ...(matches[t] ?? []).map((match) => match.quality));
    if (quality > 0) {
      trust += isProduct ? 1 : weight * Math.min(1, (terms[t]?.sections.length ?? 0) / credible.sections);
    } else if (!/^\d/.test(word) && index.hasListOf(word)) unknown += weight;
  }
  return unknown === 0 || trust >= credible.share * unknown;
}

function identifierScore(term: TermScores, number: number, length: number): number {
  const name = tuning.fieldBoosts.name * qualityIn(term, number, fields.name);
  return term.presence[number] ? name + textScore(term, number) / length : 0;
}
