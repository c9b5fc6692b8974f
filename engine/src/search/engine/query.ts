import type { SearchIndex } from '../index/inverted-index.ts';
import { stopWords } from '../index/stop-words.ts';
import { type Word, wordsOf } from '../index/words.ts';
import { tuning } from '../tuning.ts';

export interface QueryTerm {
  readonly word: string;
  readonly text: string;
  readonly unfinished: boolean;
  /** How much the word says about the subject, 0 to 1. */
  readonly weight: number;
  /** Whether it is part of the product's name, beside other words: nearly all pages are about that. */
  readonly isProduct: boolean;
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** Identifiers, and segments of them, as one word, `acme0devmode`, and as they are spelled. */
  readonly wholes: readonly { readonly term: string; readonly text: string }[];
  /** What it asks for: the meaning of a word, or in a longer sentence, an answer. */
  readonly asksFor: 'term' | 'answer' | false;
}

/** Maximum number of terms: 64 characters rarely contain more that matter. */
const maxTerms = 12;

const meaning = /^\W*(?:what(?:['’]s| is| are| does)|define|definition)\b|\b(?:meaning of|means?\W*$)/i;
const question = /^\W*(?:are|can|could|do|does|how|is|may|should|what|when|where|which|who|why)\b|\?\W*$/i;

/**
 * Parses a query. Stop words count only if there are no other words.
 * @param index knows the names of the product, and which identifiers exist: the parts of others are words
 */
export function readQuery(text: string, index?: SearchIndex): Query {
  const product = index?.names.product ?? [];
  const all = wordsOf(text);
  const parts = all.filter((word) => word.parts === 1);
  const identifiers = all.filter((word) => word.parts > 1);
  const known = index ? identifiers.filter(({ term }) => index.exact(term)) : identifiers;
  const end = text.length;
  const named = new Set(parts.flatMap((word, i) => productName(word, parts[i + 1], identifiers, product)));
  const terms = parts.map((word) => ({
    word: word.term,
    text: text.slice(word.start, word.end),
    unfinished: word.end === end,
    weight: weightOf(word, known),
    isProduct: named.has(word),
  }));
  // A single letter is a word, as in "support for C", unless the reader is still typing it.
  const informative = terms.filter(
    ({ word, unfinished }) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word) || !unfinished),
  );
  const used = informative.length ? informative : terms.slice(-3);
  const isProduct = used.every((term) => term.isProduct);
  const weighed = used.map((term) =>
    term.isProduct && !isProduct ? { ...term, weight: tuning.productWord } : { ...term, isProduct: false },
  );
  return {
    terms: [...new Map(weighed.map((term) => [term.word, term])).values()].slice(0, maxTerms),
    wholes: identifiers.map(({ term, start, end: after }) => ({ term, text: text.slice(start, after) })),
    asksFor: informative.length < 4 ? meaning.test(text) && 'term' : question.test(text) && 'answer',
  };
}

/** The word, or this and the next one, if that is a name of the product and no part of a longer identifier. */
function productName(
  word: Word,
  next: Word | undefined,
  identifiers: readonly Word[],
  product: readonly string[],
): Word[] {
  const name = [[word], next ? [word, next] : []].find((words) =>
    product.includes(words.map(({ term }) => term).join('')),
  );
  const isPart = identifiers.some(
    ({ term, start, end }) => start <= word.start && word.end <= end && !product.includes(term),
  );
  return name && !isPart ? name : [];
}

/** How much a word says about the subject, 0 to 1. */
function weightOf({ term, start }: Word, identifiers: readonly Word[]): number {
  const isPart = identifiers.some((whole) => whole.start <= start && start < whole.end);
  return isPart || /^[\d.]+$/.test(term) ? tuning.minorWord : 1;
}
