import { stopWords } from '../index/stop-words.ts';
import { type Word, wordsOf } from '../index/words.ts';
import { tuning } from '../tuning.ts';

export interface QueryTerm {
  readonly word: string;
  readonly text: string;
  readonly unfinished: boolean;
  /** How much the word says about the subject, 0 to 1. */
  readonly weight: number;
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

/** Parses a query. Stop words count only if there are no other words. */
export function readQuery(text: string): Query {
  const all = wordsOf(text);
  const parts = all.filter((word) => word.parts === 1);
  const identifiers = all.filter((word) => word.parts > 1);
  const end = text.length;
  const terms = parts.map((word) => ({
    word: word.term,
    text: text.slice(word.start, word.end),
    unfinished: word.end === end,
    weight: weightOf(word, identifiers),
  }));
  // A single letter is a word, as in "support for C", unless the reader is still typing it.
  const informative = terms.filter(
    ({ word, unfinished }) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word) || !unfinished),
  );
  const used = informative.length ? informative : terms.slice(-3);
  return {
    terms: [...new Map(used.map((term) => [term.word, term])).values()].slice(0, maxTerms),
    wholes: identifiers.map(({ term, start, end: after }) => ({ term, text: text.slice(start, after) })),
    asksFor: informative.length < 4 ? meaning.test(text) && 'term' : question.test(text) && 'answer',
  };
}

/** How much a word says about the subject, 0 to 1. */
function weightOf({ term, start }: Word, identifiers: readonly Word[]): number {
  const isPart = identifiers.some((whole) => whole.start <= start && start < whole.end);
  return isPart || /^[\d.]+$/.test(term) ? tuning.minorWord : 1;
}
