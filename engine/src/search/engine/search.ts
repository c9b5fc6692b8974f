/** Searches an index: from a query to the hits to show. */
import type { DigestPage } from '../index/digest.ts';
import { type Entry, fieldSpan, type SearchIndex } from '../index/inverted-index.ts';
import { editDistance, stem } from '../index/language.ts';
import { passageOf } from '../index/words.ts';
import type { Fragment, Hit, SearchRequest, SearchResponse, SnippetRequest } from '../provider.ts';
import { tuning } from '../tuning.ts';
import { type Query, readQuery } from './query.ts';
import { type Ranked, type Ranking, rank } from './rank.ts';
import { type Matched, type MatchedStems, marked, matchesIn, snippet } from './snippet.ts';

/** Maximum number of words to highlight on arrival. */
const maxWords = 12;

/** Searches an index. `base` is the site's base path, with slashes at both ends, which the addresses of hits start with. */
export function searchIndex(index: SearchIndex, request: SearchRequest, base: string): SearchResponse {
  const query = readQuery(request.query);
  const ranking = rank(index, query);
  const page = ranking.ranked.slice(request.offset, request.offset + request.hits);
  const all = request.perGroup >= request.hits;
  const groups = new Map<number, Ranked[]>();
  for (const each of page) {
    const group = groups.get(each.entry.pageNumber);
    if (!group) groups.set(each.entry.pageNumber, [each]);
    else if (all || (group.length < request.perGroup && each.score >= tuning.beneath * (group[0]?.score ?? 0))) group.push(each);
  }
  const hitOf = hitMaker(index, ranking, request.snippetWords, base);
  return {
    query: request.query,
    scope: request.scope,
    groups: [...groups].map(([number, group]) => {
      const { path, title, version, crumbs } = index.pages[number] as DigestPage;
      return { id: path, title, version, crumbs, hits: group.map(hitOf) };
    }),
    total: ranking.ranked.length,
    suggestions: ranking.ranked.length > 0 ? [] : suggestionsFor(index, query, ranking),
    unknownWords: ranking.unknown.length > 0,
  };
}

/** The snippets of hits whose texts were loaded after the search, by id. */
export function findSnippets(
  index: SearchIndex,
  { query, snippetWords }: SnippetRequest,
  ids: readonly string[],
  base: string,
): Map<string, readonly Fragment[]> {
  const ranking = rank(index, readQuery(query));
  const hits = ranking.ranked.filter(({ entry }) => ids.includes(urlOf(entry, base))).map(hitMaker(index, ranking, snippetWords, base));
  return new Map(hits.flatMap(({ id, snippet: found, textFile }) => (textFile ? [] : [[id, found] as const])));
}

const urlOf = ({ page, section }: Entry, base: string) => `${base}${page.path.slice(1)}${section.anchor && `#${section.anchor}`}`;

/** Returns a function that creates a hit from a ranked section. */
function hitMaker(index: SearchIndex, ranking: Ranking, words: number, base: string): (ranked: Ranked) => Hit {
  const stems = matchedStems(ranking);
  const entriesOf = entriesByWord(ranking);
  return ({ entry, number }) => {
    const { page, section } = entry;
    const url = urlOf(entry, base);
    const isPage = entry.number === 0;
    const title = passageOf(isPage ? page.title : section.heading);
    const inTitle = matchesIn(title, stems);
    // For a page, show the description, unless only the text matches.
    const description = passageOf(isPage ? page.description : '');
    const inDescription = matchesIn(description, stems);
    const text = inDescription.length > 0 ? description : index.textOf(entry);
    const shown = typeof text === 'string' || (isPage && matchesIn(text, stems).length === 0) ? description : text;
    return {
      id: url,
      url,
      external: false,
      page: page.title,
      version: page.version,
      crumbs: page.crumbs,
      heading: marked(title.text, inTitle),
      above: section.parent ? [section.parent] : [],
      kind: inTitle.length > 0 ? (isPage ? 'page' : 'heading') : 'text',
      snippet: typeof text === 'string' ? [] : snippet(shown.text, matchesIn(shown, stems), words),
      words: [...entriesOf].flatMap(([word, entries]) => (entries.has(number) ? [word] : [])).slice(0, maxWords),
      ...(typeof text === 'string' ? { textFile: text } : {}),
    };
  };
}

/** For each stem of a matching word, the term for which it has the most information. */
function matchedStems({ matches, terms }: Ranking): MatchedStems {
  const found = new Map<string, Matched>();
  for (const [t, own] of matches.entries()) {
    for (const { term, quality } of own) {
      const stemmed = stem(term.word);
      const info = quality * (terms[t]?.info ?? 0);
      if (info > (found.get(stemmed)?.info ?? 0)) found.set(stemmed, { term: t, info });
    }
  }
  return found;
}

/** The matching words of the index, with the entries that have them. */
function entriesByWord({ matches }: Ranking): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { term } of matches.flat()) {
    // Skip phrases.
    if (term.word.includes(' ')) continue;
    const entries = found.get(term.word) ?? new Set<number>();
    for (let i = 0; i < term.places.length; i += 2) entries.add(term.places[i] as number);
    found.set(term.word, entries);
  }
  return found;
}

/** Maximum number of suggestions. */
const maxSuggestions = 3;

/** Suggestions if nothing was found: the words of the query that have results on their own, or else similar words. */
function suggestionsFor(index: SearchIndex, { terms }: Query, { unknown }: Ranking): string[] {
  const words = terms.map(({ word }) => word);
  const hasResults = (word: string) => rank(index, readQuery(`${word} `)).ranked.length > 0;
  const known = words.filter((word) => !unknown.includes(word) && hasResults(word));
  return (known.length > 0 ? known : unknown.flatMap((word) => nearestWords(index, word))).slice(0, maxSuggestions);
}

/** Words of names that a word may be a typo of, the fewest typos first: at most one per three letters. */
function nearestWords({ named }: SearchIndex, word: string): string[] {
  const max = Math.floor(word.length / 3);
  return named
    .filter(({ word: each, places }) => each.length > 3 && each[0] === word[0] && places.some((place, i) => i % 2 && place < fieldSpan))
    .map((term) => ({ word: term.word, typos: editDistance(word, term.word, max), uses: term.places.length }))
    .filter(({ typos }) => typos <= max)
    .sort((a, b) => a.typos - b.typos || b.uses - a.uses)
    .map((each) => each.word);
}
