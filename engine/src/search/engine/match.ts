/** Which words of the index match a term of the query, and how well. */

import { editDistance } from '../../basics/edit-distance.ts';
import type { SearchIndex } from '../index/inverted-index.ts';
import { isTypoOfPrefix, root, stem } from '../index/language.ts';
import type { Term } from '../index/places.ts';
import { tuning } from '../tuning.ts';
import type { QueryTerm } from './query.ts';

export interface Match {
  readonly term: Term;
  /** Weight of each place where it occurs, 0 to 1. */
  readonly quality: number;
  /** To what degree the query's term counts as found there, 0 to 1. */
  readonly presence: number;
}

/** Quality and presence of a kind of match. */
type Kind = readonly [quality: number, presence: number];

const kinds = tuning.match;

/**
 * All words of the index that match a term, each with its best quality. Typos count only if no other form of the word
 * itself matches.
 */
export function matchesOf(index: SearchIndex, term: QueryTerm): Match[] {
  const matches = new Map<Term, Match>();
  const add = (terms: readonly Term[], [quality, presence]: Kind) => {
    for (const indexed of terms) {
      if ((matches.get(indexed)?.quality ?? 0) < quality) matches.set(indexed, { term: indexed, quality, presence });
    }
  };
  const addForms = (word: string, kind: Kind) => add(index.withStem(stem(word)), kind);
  const { word } = term;
  const exact = index.exact(word);
  if (exact) add([exact], kinds.exact);
  addForms(word, kinds.inflected);
  if (word.length > 2 || term.unfinished) add(index.startingWith(word), kinds.prefix);
  const hasMatch = matches.size > 0;
  for (const other of index.synonyms.of(word)) addForms(other, kinds.synonym);
  // A release is read as its version's: 1.0.5 as 1.0.
  const release = /^(\d+\.\d+)\.\d+$/.exec(word)?.[1];
  if (release) addForms(release, kinds.inflected);
  if (!hasMatch && index.hasListOf(word) && word.length >= tuning.typoLetters && !/^\d|\d{3}/.test(word))
    add(typosOf(index, term), kinds.typo);
  add(index.withRoot(root(stem(word))), kinds.distant);
  return [...matches.values()];
}

function typosOf(index: SearchIndex, { word, unfinished }: QueryTerm): Term[] {
  const near = index.near(word).map((candidate) => candidate.word);
  const words = near.filter((candidate) => editDistance(word, candidate, 1) === 1);
  if (words.length > 0 || !unfinished || word.length <= tuning.typoLetters)
    return words.flatMap((spelling) => index.withStem(stem(spelling)));
  const begins = near.filter((other) => other.length > word.length && isTypoOfPrefix(word, other));
  // Looked up, so that the lists of their letters are asked for.
  return begins.flatMap((other) => index.exact(other) ?? []);
}
