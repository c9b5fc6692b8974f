/** What the search worker does. The documentation server does the same in its own process. */

import { either, equalTo, type Guard, isList, isMap, isText, listOf, objectWith } from '../../basics/guards.ts';
import type { PageRecord } from '../../model/record.ts';
import { type Handler, taskHandler } from '../../transport/ask-worker.ts';
import { findSnippets, searchIndex } from '../engine/search.ts';
import type { DigestNames, WholeDigest, WordList } from '../index/digest.ts';
import { SearchIndex } from '../index/inverted-index.ts';
import { sectionsOf, textsOf } from '../index/sections.ts';
import type { Fragment, OtherVersions, SearchRequest, SearchResponse, SnippetRequest } from '../provider.ts';
import { findOtherVersions, pageElsewhere, type VersionWords } from './other-versions.ts';

/** A word list, by its letter, or a record, by its hash. Files are passed on as the network delivers them: as bytes of JSON, which can be transferred. */
interface NamedFile {
  readonly scope: string;
  readonly name: string;
  readonly content: ArrayBuffer;
}

export interface SearchTasks {
  readonly load: {
    readonly asks: { readonly scope: string; readonly base: string; readonly content: ArrayBuffer };
    readonly answer: DigestNames['hashes'];
  };
  readonly list: { readonly asks: NamedFile; readonly answer: null };
  readonly record: { readonly asks: NamedFile; readonly answer: null };
  readonly search: { readonly asks: { readonly request: SearchRequest }; readonly answer: WorkerFindings };
  readonly snippets: {
    readonly asks: { readonly request: SnippetRequest; readonly hits: readonly string[] };
    readonly answer: ReadonlyMap<string, readonly Fragment[]>;
  };
  readonly versionWords: { readonly asks: { readonly content: ArrayBuffer }; readonly answer: null };
  readonly otherVersions: {
    readonly asks: { readonly query: string; readonly scope: string };
    readonly answer: OtherVersions | null;
  };
}

/** What a search found, and the names of the word lists that it needs to find more. */
interface WorkerFindings {
  readonly response: SearchResponse;
  readonly wanted: readonly string[];
}

/** The list of pages; the others were written together with it. */
export const isDigestNames = objectWith<DigestNames>({
  kind: equalTo('names'),
  paths: isList,
  hashes: isMap,
});

const isWordList = objectWith<WordList>({ kind: equalTo('words') });
const isRecord = objectWith<Pick<PageRecord, 'body'>>({ body: isText });
const isWholeDigest = objectWith<WholeDigest>({
  kind: equalTo('whole'),
  names: isDigestNames,
  lists: isMap,
});

const isTexts = listOf(isText);
const isVersionWords = objectWith<VersionWords>({ versions: isTexts, unreleased: isTexts, words: isMap });

function parse<T>(bytes: ArrayBuffer, isExpected: Guard<T>): T {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isExpected(value)) throw new Error('A file loaded for search is malformed.');
  return value;
}

/** The worker's side of search: it holds the loaded indexes and answers tasks. */
export function makeHandler(): Handler<SearchTasks> {
  const indexes = new Map<string, { readonly index: SearchIndex; readonly base: string }>();
  let words: VersionWords | null = null;

  const loaded = (scope: string) => {
    const searchIndex = indexes.get(scope);
    if (!searchIndex) throw new Error(`The index of "${scope}" is not loaded.`);
    return searchIndex;
  };

  return taskHandler<SearchTasks>({
    load({ scope, base, content }) {
      const index = readIndex(content);
      indexes.set(scope, { index, base });
      return index.names.hashes;
    },
    list({ scope, name, content }) {
      loaded(scope).index.addList(name, parse(content, isWordList));
      return null;
    },
    record({ scope, name, content }) {
      loaded(scope).index.addTexts(name, textsOf(sectionsOf(parse(content, isRecord).body)));
      return null;
    },
    search({ request }) {
      const { index, base } = loaded(request.scope);
      index.wanted.clear();
      const found = searchIndex(index, request, base);
      const response = { ...found, unknownWords: found.unknownWords || Boolean(pageElsewhere(index, request.query)) };
      return { response, wanted: [...index.wanted] };
    },
    snippets({ request, hits }) {
      const { index, base } = loaded(request.scope);
      return findSnippets(index, request, hits, base);
    },
    versionWords({ content }) {
      words = parse(content, isVersionWords);
      return null;
    },
    otherVersions: ({ query, scope }) => words && findOtherVersions(words, query, scope, loaded(scope).index),
  });
}

function readIndex(content: ArrayBuffer): SearchIndex {
  const digest = parse(content, either(isDigestNames, isWholeDigest));
  if (digest.kind === 'names') return new SearchIndex(digest);
  const index = new SearchIndex(digest.names);
  for (const [name, list] of Object.entries(digest.lists)) index.addList(name, list);
  return index;
}
