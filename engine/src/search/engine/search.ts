/** Searches an index: from a query to the hits to show. */

import { editDistance } from '../../basics/edit-distance.ts';
import type { IndexEntry, SearchIndex } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import type { Term } from '../index/places.ts';
import { beforeCode } from '../index/sections.ts';
import { passageOf, type TextPassage } from '../index/words.ts';
import type { Fragment, Hit, HitGroup, SearchRequest, SearchResponse, SnippetRequest } from '../provider.ts';
import { inCode } from '../score-passages.ts';
import { tuning } from '../tuning.ts';
import { readQuery } from './query.ts';
import { type Ranked, type Ranking, rank } from './rank.ts';
import { type FoundWord, type Matched, type MatchedStems, marked, matchesIn, snippet } from './snippet.ts';

const maxWords = 12;

/**
 * Searches an index. `base` is the site's base path, with slashes at both ends, which the addresses of hits start with.
 */
export function searchIndex(index: SearchIndex, request: SearchRequest, base: string): SearchResponse {
  const ranking = rankingOf(index, request.query);
  const { matching, closest, unknown } = ranking;
  const total = matching.length + closest.length;
  return {
    query: request.query,
    scope: request.scope,
    groups: groupsOf(index, ranking, request, base),
    total,
    suggestions: total || index.wanted.size ? [] : suggestionsFor(index, ranking),
    unknownWords: unknown.length > 0 || readQuery(request.query).wholes.some(({ term }) => !index.exact(term)),
  };
}

/** The last ranking by each index. The texts of results, which arrive later, don't change it. */
const rankings = new WeakMap<SearchIndex, { readonly query: string; readonly ranking: Ranking }>();

function rankingOf(index: SearchIndex, query: string): Ranking {
  const last = rankings.get(index);
  if (last?.query === query) return last.ranking;
  const ranking = rank(index, readQuery(query, index));
  if (!index.wanted.size) rankings.set(index, { query, ranking });
  return ranking;
}

/** The requested hits by page: first the matching ones, then the closest. A page's further sections must be nearly as good. */
function groupsOf(
  index: SearchIndex,
  ranking: Ranking,
  { offset, hits, perGroup, snippetWords }: SearchRequest,
  base: string,
): HitGroup[] {
  const { matching, closest } = ranking;
  const hitOf = hitMaker(index, ranking, snippetWords, base);
  const groups = new Map<string, { readonly isClosest: boolean; readonly list: Ranked[] }>();
  for (const [i, ranked] of [...matching, ...closest].slice(offset, offset + hits).entries()) {
    const isClosest = offset + i >= matching.length;
    const page = `${isClosest} ${index.pageAt(ranked.number)}`;
    const list = groups.get(page)?.list;
    if (!list) groups.set(page, { isClosest, list: [ranked] });
    else if (perGroup >= hits || (list.length < perGroup && ranked.score >= tuning.beneath * (list[0]?.score ?? 0)))
      list.push(ranked);
  }
  return [...groups.values()].map(({ isClosest, list }) => {
    const { title, version, crumbs, path } = index.entryAt(list[0]?.number ?? 0).page;
    return { id: (isClosest ? 'closest ' : '') + path, isClosest, title, version, crumbs, hits: list.map(hitOf) };
  });
}

export function findSnippets(
  index: SearchIndex,
  { query, snippetWords }: SnippetRequest,
  ids: readonly string[],
  base: string,
): Map<string, readonly Fragment[]> {
  const ranking = rankingOf(index, query);
  const hitOf = hitMaker(index, ranking, snippetWords, base);
  const missing = new Set(ids);
  const snippets = new Map<string, readonly Fragment[]>();
  for (const ranked of [...ranking.matching, ...ranking.closest]) {
    // Hits are near the top, and there may be thousands of others.
    if (!missing.size) break;
    const { id, record, snippet } = hitOf(ranked);
    if (missing.delete(id) && !record) snippets.set(id, snippet);
  }
  return snippets;
}

const urlOf = ({ page, section }: IndexEntry, base: string) =>
  `${base}${page.path.slice(1)}${section.anchor && `#${section.anchor}`}`;

const lessInCode = ({ matched: { term, info }, ...word }: FoundWord): FoundWord => ({
  ...word,
  matched: { term, info: info * inCode },
});

function hitMaker(index: SearchIndex, ranking: Ranking, words: number, base: string): (ranked: Ranked) => Hit {
  const stems = matchedStems(ranking);
  const wordsOn = wordsByPlace(index, ranking);
  return (ranked) => {
    const entry = index.entryAt(ranked.number);
    const url = urlOf(entry, base);
    const { page, section, number } = entry;
    const isPage = number === 0;
    const title = passageOf(isPage ? page.title : section.heading);
    const inTitle = matchesIn(title, stems);
    const text = snippetSource(index, entry, stems);
    const isTitled = new Set(inTitle.map(({ matched }) => matched.term));
    const snippetOf = (passage: TextPassage) => {
      const found = matchesIn(passage, stems);
      // What the title says already isn't sought: below a question is the beginning of its answer.
      const code = passage.text.indexOf(beforeCode);
      const sought = found
        .filter(({ matched }) => !isTitled.has(matched.term))
        .map((word) => (code < 0 || word.start < code ? word : lessInCode(word)));
      return snippet(passage.text, found, words, sought);
    };
    return {
      id: url,
      url,
      external: false,
      page: page.title,
      version: page.version,
      crumbs: page.crumbs,
      heading: marked(title.text, inTitle),
      above: section.parent ? [section.parent] : [],
      kind: inTitle.length ? (isPage ? 'page' : 'heading') : 'text',
      snippet: typeof text === 'string' ? [] : snippetOf(text),
      words: wordsOn(ranked),
      lacks: ranking.lacks(ranked),
      ...(typeof text === 'string' ? { record: text } : {}),
    };
  };
}

/**
 * What a snippet is cut from: the description of a page, unless only its text matches; or the text of a section, if it
 * has any. Or the hash of the record to load.
 */
function snippetSource(index: SearchIndex, entry: IndexEntry, stems: MatchedStems): TextPassage | string {
  const description = passageOf(entry.page.description);
  const isPage = entry.number === 0;
  if (isPage && matchesIn(description, stems).length) return description;
  const text = index.textOfSection(entry);
  if (typeof text === 'string') return text;
  return (isPage ? matchesIn(text, stems).length : text.text) ? text : description;
}

/** For each stem of a matching word, the term for which it has the most information. */
function matchedStems({ matches, terms }: Ranking): MatchedStems {
  const matched = new Map<string, Matched>();
  for (const [t, ofTerm] of matches.entries()) {
    for (const { term, quality } of ofTerm) {
      const stemmed = stem(term.word);
      const info = quality * (terms[t]?.info ?? 0);
      if (info > (matched.get(stemmed)?.info ?? 0)) matched.set(stemmed, { term: t, info });
    }
  }
  return matched;
}

/**
 * Returns a function that finds the words of the index that match in a section, or anywhere on its page for a page, the
 * most informative first.
 */
function wordsByPlace(index: SearchIndex, { matches, terms }: Ranking): (ranked: Ranked) => string[] {
  const infos = new Map<Term, number>();
  for (const [t, ofTerm] of matches.entries()) {
    for (const { term, quality } of ofTerm) {
      // Skip phrases.
      if (!term.word.includes(' ')) infos.set(term, Math.max(infos.get(term) ?? 0, quality * (terms[t]?.info ?? 0)));
    }
  }
  const sorted = [...infos].sort(([, a], [, b]) => b - a).map(([term]) => term);
  return ({ number }) => {
    const sections = index.sectionsOf(index.pageAt(number));
    const last = number === sections[0] ? number + sections.length - 1 : number;
    const isThere = (entry: number, i: number) => i % 2 === 0 && entry >= number && entry <= last;
    const words = sorted.filter(({ places }) => places.some(isThere)).map(({ word }) => word);
    return [...new Set(words)].slice(0, maxWords);
  };
}

const maxSuggestions = 3;

/**
 * Suggestions if nothing was found: the words of the query that have results on their own, the most informative first,
 * or else similar words.
 */
function suggestionsFor(index: SearchIndex, { queryTerms, terms, unknown }: Ranking): string[] {
  const infos = new Map(queryTerms.map(({ word }, t) => [word, terms[t]?.info ?? 0]));
  const findable = [...infos.keys()]
    .filter((word) => !unknown.includes(word) && rank(index, readQuery(`${word} `)).matching.length)
    .sort((a, b) => (infos.get(b) ?? 0) - (infos.get(a) ?? 0));
  return (findable.length ? findable : unknown.flatMap((word) => nearestWords(index, word))).slice(0, maxSuggestions);
}

/** Words of names that a word may be a typo of, the fewest typos first: at most one per three letters. */
function nearestWords(index: SearchIndex, word: string): string[] {
  const max = Math.floor(word.length / 3);
  return index
    .frequentNames()
    .filter((candidate) => candidate.length > 3 && candidate[0] === word[0])
    .map((candidate) => ({ candidate, typos: editDistance(word, candidate, max) }))
    .filter(({ typos }) => typos <= max)
    .sort((a, b) => a.typos - b.typos)
    .map(({ candidate }) => candidate);
}
