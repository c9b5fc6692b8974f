/** One search: from what a reader typed to the hits to be shown. */
import { fieldSpan, type SearchIndex } from '../index/inverted-index.ts';
import { typosBetween } from '../index/word-forms.ts';
import type { Hit, HitGroup, SearchRequest, SearchResponse } from '../provider.ts';
import { tuning } from '../tuning.ts';
import { readQuery } from './query.ts';
import { type Ranked, type Ranking, rank } from './rank.ts';
import { marked, matchesIn, snippet } from './snippet.ts';

/** Most words that are highlighted on arrival. */
const mostWords = 12;

/** Searches an index. `base` is the site's base path, put before the addresses of hits. */
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
  const root = base.replace(/\/$/, '');
  const words = query.terms.map(({ word }) => word);
  return {
    query: request.query,
    scope: request.scope,
    groups: [...groups.values()].map((group) => groupOf(group, ranking, request.snippetWords, root)),
    total: ranking.ranked.length,
    covered: page.length,
    suggestions: ranking.ranked.length > 0 ? [] : suggestionsFor(index, words, ranking),
    unknownWords: ranking.unknown.length > 0,
  };
}

function groupOf(group: readonly Ranked[], ranking: Ranking, words: number, root: string): HitGroup {
  const page = (group[0] as Ranked).entry.page;
  const hits = group.map((ranked) => hitOf(ranked, ranking.matched, words, root));
  return { id: page.path, title: page.title, version: page.version, crumbs: page.crumbs, hits };
}

function hitOf({ entry: { page, section, intro }, number }: Ranked, matched: Ranking['matched'], words: number, root: string): Hit {
  const url = `${root}${page.path}${section.anchor ? `#${section.anchor}` : ''}`;
  const title = intro ? page.title : section.heading;
  const inTitle = matchesIn(title, matched);
  // A page is introduced by its description, unless its text matches and that does not.
  const texts = intro ? [page.description, section.lead] : [section.lead];
  const shown = texts.find((text) => matchesIn(text, matched).length > 0) ?? texts[0] ?? '';
  const inText = [...matched].flatMap(([word, sections]) => (sections.has(number) && !word.includes(' ') ? [word] : []));
  return {
    id: url,
    url,
    external: false,
    page: page.title,
    version: page.version,
    crumbs: page.crumbs,
    heading: marked(title, inTitle),
    above: section.parent ? [section.parent] : [],
    kind: inTitle.length > 0 ? (intro ? 'page' : 'heading') : 'text',
    snippet: snippet(shown, matchesIn(shown, matched), words),
    words: inText.slice(0, mostWords),
  };
}

/** Most words that are suggested. */
const mostSuggestions = 3;

/** What to try where nothing was found: those of the query's words that each lead somewhere, else the nearest words that do. */
function suggestionsFor(index: SearchIndex, words: readonly string[], { unknown }: Ranking): string[] {
  const leadSomewhere = (word: string) => rank(index, readQuery(`${word} `)).ranked.length > 0;
  const known = words.filter((word) => !unknown.includes(word) && leadSomewhere(word));
  return (known.length > 0 ? known : unknown.flatMap((word) => nearestWords(index, word))).slice(0, mostSuggestions);
}

/** Words of names and headings that a word may have been meant for: as few typos away as possible, and at most a third of its letters. */
function nearestWords({ terms }: SearchIndex, word: string): string[] {
  const most = Math.floor(word.length / 3);
  const named = terms.filter(
    ({ word: each, places }) => each.length > 3 && each[0] === word[0] && places.some((place, i) => i % 2 && place < fieldSpan),
  );
  const near = named.map((term) => ({ word: term.word, typos: typosBetween(word, term.word, most), uses: term.places.length }));
  return near
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos || b.uses - a.uses)
    .map((each) => each.word)
    .slice(0, mostSuggestions);
}
