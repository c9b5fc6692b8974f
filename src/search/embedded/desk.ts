/** Answers the worker's questions. Apart from the worker so that it can be tested without one. */
import type { Pack, SetMeta } from '../../model/record.ts';
import { buildIndex, type SearchIndex } from '../engine/index.ts';
import { searchIndex } from '../engine/search.ts';
import { isDigest, pagesOfDigest } from '../sections/digest.ts';
import { pagesOfPack, type SourcePage } from '../sections/source.ts';
import { type ElsewhereWords, findElsewhere } from './elsewhere.ts';
import type { Answer, Question, SourceFiles } from './messages.ts';

/** Makes the function that answers questions, with indexes of its own. */
export function makeDesk(): (question: Question) => Answer {
  const indexes = new Map<string, { index: SearchIndex; base: string }>();
  let words: ElsewhereWords | null = null;

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
        words = parse(question.content) as ElsewhereWords;
        return null;
      case 'elsewhere':
        return words && findElsewhere(words, question.query, question.scope, indexes.get(question.scope)?.index);
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
