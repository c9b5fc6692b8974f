/** One search: from what a reader typed to the hits to be shown. */

import type { SearchIndex } from '../index/inverted-index.ts';
import type { Section } from '../index/sections.ts';
import { type Word, wordsOf } from '../index/words.ts';
import type { Hit, HitGroup, SearchRequest, SearchResponse } from '../provider.ts';
import { readQuery } from './query.ts';
import { type Ranked, type Ranking, rank } from './rank.ts';
import { marked, matchesIn, snippet } from './snippet.ts';

/** A further hit of a page is shown beneath the first one while its score is at least this part of it. */
const worthBeneath = 0.5;
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
    else if (all || (group.length < request.perGroup && each.score >= worthBeneath * (group[0]?.score ?? 0))) group.push(each);
  }
  const root = base.replace(/\/$/, '');
  const words = query.terms.map(({ word }) => word);
  return {
    query: request.query,
    groups: [...groups.values()].map((group) => groupOf(group, ranking, request.snippetWords, root)),
    total: ranking.ranked.length,
    covered: page.length,
    suggestions: ranking.ranked.length > 0 ? [] : suggestionsFor(index, words, ranking),
    unknownWords: ranking.unknown.length > 0,
  };
}

function groupOf(group: readonly Ranked[], ranking: Ranking, words: number, root: string): HitGroup {
  const page = (group[0] as Ranked).entry.page;
  const hits = group.map(({ entry }) => hitOf(entry, ranking.matched, words, root));
  return { id: page.path, title: page.title, version: page.version, crumbs: page.crumbs, hits };
}

function hitOf({ page, section, intro }: Ranked['entry'], matched: ReadonlySet<string>, words: number, root: string): Hit {
  const url = `${root}${page.path}${section.anchor ? `#${section.anchor}` : ''}`;
  const title = intro ? page.title : section.heading;
  const inTitle = matchesIn(title, matched);
  const inText = textWords(section).filter(({ term }) => matched.has(term));
  const inCode = inText.length > 0 ? null : codeLine(section.code, matched);
  const shown = showing(intro ? page.description : '', section.text, inText, inCode, matched);
  return {
    id: url,
    url,
    external: false,
    page: page.title,
    version: page.version,
    crumbs: page.crumbs,
    heading: marked(title, inTitle),
    above: section.parent ? [section.parent] : [],
    kind: inTitle.length > 0 ? (intro ? 'page' : 'heading') : inCode ? 'code' : 'text',
    snippet: snippet(shown.text, shown.words, words),
    words: [...new Set([...inTitle, ...inText, ...(inCode?.words ?? [])].map(({ term }) => term))].slice(0, mostWords),
  };
}

/** With each key much the same sections are shown. */
const wordsOfTexts = new WeakMap<Section, readonly Word[]>();

function textWords(section: Section): readonly Word[] {
  const known = wordsOfTexts.get(section) ?? wordsOf(section.text);
  wordsOfTexts.set(section, known);
  return known;
}

interface Shown {
  readonly text: string;
  readonly words: readonly Word[];
}

/** What a snippet is cut from: text that matched, else the line of code that did, else what introduces the page or the section. */
function showing(description: string, text: string, inText: readonly Word[], inCode: Shown | null, matched: ReadonlySet<string>): Shown {
  if (inText.length > 0) return { text, words: inText };
  if (inCode) return inCode;
  return description ? { text: description, words: matchesIn(description, matched) } : { text, words: [] };
}

/** The line of a code block that shows most of what matched, or null. */
function codeLine(code: string, matched: ReadonlySet<string>): Shown | null {
  let best: Shown | null = null;
  let most = 0;
  for (const line of code.split('\n')) {
    const text = line.trim();
    const words = matchesIn(text, matched);
    const different = new Set(words.map(({ term }) => term)).size;
    if (different > most) [best, most] = [{ text, words }, different];
  }
  return best;
}

/** What to try where nothing was found: those of the query's words that each lead somewhere. */
function suggestionsFor(index: SearchIndex, words: readonly string[], { unknown }: Ranking): string[] {
  return words.filter((word) => !unknown.includes(word) && rank(index, readQuery(`${word} `)).ranked.length > 0).slice(0, 3);
}
