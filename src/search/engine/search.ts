/** One search: from what a reader typed to the hits to be shown. */
import type { Fragment, Hit, HitGroup, SearchRequest, SearchResponse } from '../provider.ts';
import { wordsOf } from '../text/words.ts';
import type { SearchIndex } from './index.ts';
import { readQuery } from './query.ts';
import { type Ranked, type Ranking, rank } from './rank.ts';
import { marked, snippet } from './snippet.ts';

/** A further hit of a page is shown beneath the first one while its score is at least this part of it. */
const worthBeneath = 0.5;

/** Searches an index. `base` is the site's base path, put before the addresses of hits. */
export function searchIndex(index: SearchIndex, request: SearchRequest, base: string): SearchResponse {
  const query = readQuery(request.query);
  const ranking = rank(index, query);
  const page = ranking.ranked.slice(request.offset, request.offset + request.hits);
  const groups = new Map<number, Ranked[]>();
  for (const each of page) {
    const group = groups.get(each.entry.pageNumber);
    if (!group) groups.set(each.entry.pageNumber, [each]);
    else if (group.length < request.perGroup && each.score >= worthBeneath * (group[0]?.score ?? 0)) group.push(each);
  }
  return {
    query: request.query,
    groups: [...groups.values()].map((group) => groupOf(group, ranking, request.snippetWords, base)),
    total: ranking.ranked.length,
    covered: page.length,
    suggestions: ranking.ranked.length > 0 ? [] : suggestionsFor(index, query.terms.map(({ word }) => word), ranking),
    unknownWords: ranking.unknown.length > 0,
  };
}

function groupOf(group: readonly Ranked[], ranking: Ranking, words: number, base: string): HitGroup {
  const page = (group[0] as Ranked).entry.page;
  const hits = group.map(({ entry }) => hitOf(entry, ranking.matched, words, base));
  return { id: page.path, title: page.title, version: page.version, crumbs: page.crumbs, hits };
}

function hitOf({ page, section, intro }: Ranked['entry'], matched: ReadonlySet<string>, words: number, base: string): Hit {
  const url = `${base.replace(/\/$/, '')}${page.path}${section.anchor ? `#${section.anchor}` : ''}`;
  const heading = marked(intro ? page.title : section.heading, matched);
  const inText = has(section.text, matched);
  const line = inText ? '' : codeLine(section.code, matched);
  const text = line || section.text || page.description;
  const kind = intro && isMarked(heading) ? 'page' : isMarked(heading) ? 'heading' : line ? 'code' : 'text';
  const cut = snippet(intro && !inText && !line ? page.description || text : text, matched, words);
  const surface = [...wordsOf(section.text), ...wordsOf(section.code), ...wordsOf(section.heading)].filter(({ term }) => matched.has(term));
  return {
    id: url,
    url,
    external: false,
    page: page.title,
    version: page.version,
    crumbs: page.crumbs,
    heading,
    above: section.parent ? [section.parent] : [],
    kind,
    snippet: cut,
    words: [...new Set(surface.map(({ term }) => term))].slice(0, 12),
  };
}

function has(text: string, matched: ReadonlySet<string>): boolean {
  return wordsOf(text).some(({ term }) => matched.has(term));
}

function isMarked(fragments: readonly Fragment[]): boolean {
  return fragments.some((fragment) => fragment.marked);
}

/** The line of a code block that shows most of what matched, or ''. */
function codeLine(code: string, matched: ReadonlySet<string>): string {
  let best = '';
  let most = 0;
  for (const line of code.split('\n')) {
    const found = new Set(wordsOf(line).filter(({ term }) => matched.has(term)).map(({ term }) => term)).size;
    if (found > most) [best, most] = [line.trim(), found];
  }
  return best;
}

/** What to try where nothing was found: the query without the words that nothing fits, and the words that each alone lead somewhere. */
function suggestionsFor(index: SearchIndex, words: readonly string[], { unknown }: Ranking): string[] {
  const known = words.filter((word) => !unknown.includes(word));
  const tries = known.length > 1 ? [known.join(' '), ...known] : known;
  return tries.filter((query) => rank(index, readQuery(`${query} `)).ranked.length > 0).slice(0, 3);
}
