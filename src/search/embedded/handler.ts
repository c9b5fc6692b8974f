/** Answers the worker's questions; separate from the worker so that it can be tested without one. */
import { searchIndex } from '../engine/search.ts';
import { type DigestedPage, isDigest, pagesOfDigest } from '../index/digest.ts';
import { buildIndex, type SearchIndex } from '../index/inverted-index.ts';
import type { OtherVersions, SearchRequest, SearchResponse } from '../provider.ts';
import { findOtherVersions, type VersionWords } from './other-versions.ts';

export type Question =
  | {
      readonly type: 'load';
      readonly id: number;
      readonly scope: string;
      readonly base: string /** Digests as they came from the network: JSON in bytes, which can be transferred. */;
      readonly digests: readonly ArrayBuffer[];
    }
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
        const index = buildIndex(question.digests.flatMap(readSource));
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

function readSource(content: ArrayBuffer): DigestedPage[] {
  const value = parse(content);
  if (!isDigest(value)) throw new Error('What was loaded for search is not a digest.');
  return pagesOfDigest(value);
}

function parse(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
