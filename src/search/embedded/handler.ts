/** Answers the worker's questions. Apart from the worker so that it can be tested without one. */
import type { Pack, SetMeta } from '../../model/record.ts';
import { searchIndex } from '../engine/search.ts';
import { isDigest, pagesOfDigest } from '../index/digest.ts';
import { buildIndex, type SearchIndex } from '../index/inverted-index.ts';
import { pagesOfPack, type SourcePage } from '../index/source-pages.ts';
import type { OtherVersions, SearchRequest, SearchResponse } from '../provider.ts';
import { findOtherVersions, type VersionWords } from './other-versions.ts';

/** One set as it came from the network: JSON in bytes, so that handing it over costs the page nothing. */
export interface SourceFiles {
  /** `SetMeta`; none for a digest, which holds its places itself. */
  readonly meta: ArrayBuffer | null;
  /** `Pack` or `Digest`. */
  readonly content: ArrayBuffer;
}

export type Question =
  | { readonly type: 'load'; readonly id: number; readonly scope: string; readonly base: string; readonly sources: readonly SourceFiles[] }
  | { readonly type: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly type: 'words'; readonly id: number; readonly content: ArrayBuffer }
  | { readonly type: 'otherVersions'; readonly id: number; readonly query: string; readonly scope: string };

export type Answer =
  | { readonly id: number; readonly value: SearchResponse | OtherVersions | null }
  | { readonly id: number; readonly error: string };

/** Makes the function that answers questions, with indexes of its own. */
export function makeHandler(): (question: Question) => Answer {
  const indexes = new Map<string, { index: SearchIndex; base: string }>();
  let words: VersionWords | null = null;

  const answer = (question: Question): Extract<Answer, { value: unknown }>['value'] => {
    switch (question.type) {
      case 'load': {
        const index = buildIndex(question.sources.flatMap(readSource));
        indexes.set(question.scope, { index, base: question.base });
        return null;
      }
      case 'search': {
        const known = indexes.get(question.request.scope);
        if (!known) throw new Error(`The index of "${question.request.scope}" is not loaded.`);
        return searchIndex(known.index, question.request, known.base);
      }
      case 'words':
        words = parse(question.content) as VersionWords;
        return null;
      case 'otherVersions':
        return words && findOtherVersions(words, question.query, question.scope, indexes.get(question.scope)?.index);
    }
  };

  return (question) => {
    try {
      return { id: question.id, value: answer(question) };
    } catch (error) {
      return { id: question.id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

function readSource({ meta, content }: SourceFiles): SourcePage[] {
  const value = parse(content);
  if (isDigest(value)) return pagesOfDigest(value);
  if (!meta) throw new Error('A pack came without its metadata.');
  return pagesOfPack(parse(meta) as SetMeta, value as Pack);
}

function parse(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
