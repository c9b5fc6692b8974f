/** The search worker. It holds the index, so that searching never blocks typing. */

import { messageOf } from '../../problems/thrown.ts';
import { findSnippets, searchIndex } from '../engine/search.ts';
import type { DigestNames, WholeDigest, WordList } from '../index/digest.ts';
import { SearchIndex } from '../index/inverted-index.ts';
import type { Fragment, OtherVersions, SearchRequest, SearchResponse, SnippetRequest } from '../provider.ts';
import { findOtherVersions, type VersionWords } from './other-versions.ts';

/** What the worker can do. Files are passed on as the network delivers them: as bytes of JSON, which can be transferred. */
export type WorkerTask =
  /** Names, or a whole digest. */
  | { readonly type: 'load'; readonly scope: string; readonly base: string; readonly content: ArrayBuffer }
  /** A word list by its letter, or a text file by its name. */
  | { readonly type: 'list' | 'texts'; readonly scope: string; readonly name: string; readonly content: ArrayBuffer }
  | { readonly type: 'search'; readonly request: SearchRequest }
  | { readonly type: 'snippets'; readonly request: SnippetRequest; readonly hits: readonly string[] }
  | { readonly type: 'versionWords'; readonly content: ArrayBuffer }
  | { readonly type: 'otherVersions'; readonly query: string; readonly scope: string };

export type WorkerQuestion = WorkerTask & { readonly id: number };

/** What a search found, and the letters of the word lists that it needs to find more. */
export interface WorkerFindings {
  readonly response: SearchResponse;
  readonly wanted: readonly string[];
}

/** What the worker answers to each kind of task. */
interface WorkerValues {
  readonly load: null;
  readonly list: null;
  readonly texts: null;
  readonly search: WorkerFindings;
  readonly snippets: ReadonlyMap<string, readonly Fragment[]>;
  readonly versionWords: null;
  readonly otherVersions: OtherVersions | null;
}

export type ValueOf<T extends WorkerTask> = WorkerValues[T['type']];
type WorkerValue = ValueOf<WorkerTask>;

export type WorkerAnswer<T extends WorkerTask = WorkerTask> =
  | { readonly id: number; readonly value: ValueOf<T> }
  | { readonly id: number; readonly error: string };

export type Handler = <T extends WorkerTask>(question: T & { readonly id: number }) => WorkerAnswer<T>;

/** Creates a function that answers questions from its own indexes. */
export function makeHandler(): Handler {
  const indexes = new Map<string, { readonly index: SearchIndex; readonly base: string }>();
  let words: VersionWords | null = null;

  const loaded = (scope: string) => {
    const found = indexes.get(scope);
    if (!found) throw new Error(`The index of "${scope}" is not loaded.`);
    return found;
  };

  const answer = (question: WorkerQuestion): WorkerValue => {
    switch (question.type) {
      case 'load':
        indexes.set(question.scope, { index: readIndex(parse(question.content)), base: question.base });
        return null;
      case 'list':
        loaded(question.scope).index.addList(question.name, parse(question.content) as WordList);
        return null;
      case 'texts':
        loaded(question.scope).index.addTexts(question.name, parse(question.content) as string[]);
        return null;
      case 'search': {
        const { index, base } = loaded(question.request.scope);
        index.wanted.clear();
        const response = searchIndex(index, question.request, base);
        return { response, wanted: [...index.wanted] };
      }
      case 'snippets': {
        const { index, base } = loaded(question.request.scope);
        return findSnippets(index, question.request, question.hits, base);
      }
      case 'versionWords':
        words = parse(question.content) as VersionWords;
        return null;
      case 'otherVersions':
        return words && findOtherVersions(words, question.query, question.scope, indexes.get(question.scope)?.index);
    }
  };

  return <T extends WorkerTask>(question: T & { readonly id: number }) => {
    try {
      // The switch above answers each kind of task with its kind of value, which the compiler can't follow.
      return { id: question.id, value: answer(question) as ValueOf<T> };
    } catch (error) {
      return { id: question.id, error: messageOf(error) };
    }
  };
}

function readIndex(value: unknown): SearchIndex {
  const digest = value as DigestNames | WholeDigest | null;
  if (digest?.kind === 'names') return new SearchIndex(digest);
  if (digest?.kind !== 'whole') throw new Error('The file loaded for search is not a digest.');
  const index = new SearchIndex(digest.names);
  for (const [letter, list] of Object.entries(digest.lists)) index.addList(letter, list);
  for (const [file, texts] of Object.entries(digest.texts)) index.addTexts(file, texts);
  return index;
}

function parse(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

// Tests create handlers without a worker.
if ('WorkerGlobalScope' in globalThis) {
  const handle = makeHandler();
  addEventListener('message', (event: MessageEvent<WorkerQuestion>) => postMessage(handle(event.data)));
}
