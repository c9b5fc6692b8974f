/** Which words of the index a query's term can mean, and how well each fits. */

import type { SearchIndex, Term } from '../index/inverted-index.ts';
import { isTypo, isTypoOfPrefix, root, stem } from '../index/word-forms.ts';
import type { QueryTerm } from './query.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';

export interface Match {
  readonly term: Term;
  /** How much a place with it is worth, 0 to 1. */
  readonly quality: number;
  /** How far it counts as the query's term having been found, 0 to 1. */
  readonly presence: number;
}

/** Quality and presence of a kind of match. */
type Kind = readonly [quality: number, presence: number];

const exact: Kind = [1, 1];
/** Spelled together with its neighbours, or apart. */
const joined: Kind = [0.95, 1];
const inflected: Kind = [0.92, 1];
const begun: Kind = [0.8, 1];
const derived: Kind = [0.6, 0.9];
const synonym: Kind = [0.5, 0.8];
const typo: Kind = [0.5, 0.62];
/** Short words have many neighbours: beside a word that nothing fits, such a guess is none. */
const typoInShort: Kind = [0.45, 0.42];
const typoInBeginning: Kind = [0.35, 0.55];

/** Words shorter than this have too many neighbours for a typo to mean one of them. */
const shortestWithTypo = 4;

/** All words of the index that fit a term, each with its best quality. Typos count only where nothing else fits. */
export function matchesOf(index: SearchIndex, term: QueryTerm): Match[] {
  const found = new Map<Term, Match>();
  const add = (terms: readonly Term[], [quality, presence]: Kind, part = 1) => {
    for (const each of terms) {
      if ((found.get(each)?.quality ?? 0) < quality * part) found.set(each, { term: each, quality: quality * part, presence });
    }
  };
  const wordForms = (word: string, kind: Kind) => add(index.byStem.get(stem(word)) ?? [], kind);
  const { word } = term;
  add(known(index, word), exact);
  for (const whole of term.spelled) add(known(index, whole), joined);
  wordForms(word, inflected);
  const sure = found.size > 0;
  if (!sure) add(inTwo(index, word), joined);
  add(index.byRoot.get(root(stem(word))) ?? [], derived);
  if (word.length > 2 || term.open) {
    const part = (term.open ? 1 : 0.6) * (sure ? 0.7 : 1);
    for (const candidate of startingWith(index, word)) add([candidate], begun, part * Math.sqrt(word.length / candidate.word.length));
  }
  const meant = term.open && word.length >= shortestWithTypo ? synonymWords.filter((each) => each.startsWith(word)) : [];
  for (const other of [word, ...meant].flatMap(synonymsOf)) wordForms(other, synonym);
  if (found.size === 0 && word.length >= shortestWithTypo && !/^\d/.test(word)) addTypos(index, term, add, wordForms);
  return [...found.values()];
}

function known(index: SearchIndex, word: string): Term[] {
  const term = index.byWord.get(word);
  return term ? [term] : [];
}

/** A word that pages write as two, `flamegraph` for `flame graph`: the places where these stand side by side. */
function inTwo(index: SearchIndex, word: string): Term[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const found = inSequence(index, [word.slice(0, at), word.slice(at)]);
    if (found) return [found];
  }
  return [];
}

/** The places where words stand one after the other, as a term of its own; null where they do nowhere. */
export function inSequence(index: SearchIndex, words: readonly string[]): Term | null {
  let places = index.byWord.get(words[0] ?? '')?.places ?? [];
  for (let step = 1; step < words.length; step++) {
    const next = new Set<string>();
    for (const { places: later } of index.byStem.get(stem(words[step] as string)) ?? []) {
      for (let i = 0; i < later.length; i += 2) next.add(`${later[i]}:${later[i + 1]}`);
    }
    places = places.filter((place, i) =>
      i % 2 ? next.has(`${places[i - 1]}:${place + step}`) : next.has(`${place}:${(places[i + 1] as number) + step}`),
    );
  }
  return places.length > 0 ? { word: words[0] as string, places } : null;
}

function addTypos(
  index: SearchIndex,
  { word, open }: QueryTerm,
  add: (terms: readonly Term[], kind: Kind, part?: number) => void,
  wordForms: (word: string, kind: Kind) => void,
): void {
  const mistyped = index.terms.filter((candidate) => isTypo(word, candidate.word));
  const kind = word.length > 5 ? typo : typoInShort;
  add(mistyped, kind);
  for (const { word: meant } of mistyped) wordForms(meant, kind);
  const meant = synonymWords.filter((candidate) => isTypo(word, candidate));
  for (const other of meant.flatMap(synonymsOf)) wordForms(other, typo);
  if (mistyped.length + meant.length > 0 || !open || word.length <= shortestWithTypo) return;
  add(
    index.terms.filter((candidate) => candidate.word.length > word.length && isTypoOfPrefix(word, candidate.word)),
    typoInBeginning,
  );
}

/** All words that begin with what was typed. */
function startingWith({ terms }: SearchIndex, typed: string): Term[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as Term).word < typed) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (terms[end]?.word.startsWith(typed)) end++;
  return terms.slice(low, end);
}
