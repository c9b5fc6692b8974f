/** Which words of the index a query's term can mean, and how well each fits. */
import { oneSlip, oneSlipFromPrefix } from '../text/distance.ts';
import { root, stem } from '../text/stem.ts';
import { synonymsOf } from '../synonyms.ts';
import type { QueryTerm } from './query.ts';
import type { SearchIndex, Term } from './index.ts';

export interface Match {
  readonly term: Term;
  /** How much a place with it is worth, 0 to 1. */
  readonly quality: number;
}

/** How well each kind of match fits. */
const quality = { exact: 1, spelled: 0.95, form: 0.92, synonym: 0.5, derived: 0.55, prefix: 0.8, slip: 0.5, slipInPrefix: 0.35 } as const;

/** Words shorter than this have too many neighbours for a slip to mean one of them. */
const shortestWithSlip = 4;

/** All words of the index that fit a term, each with its best quality. Slips count only where nothing else fits. */
export function matchesOf(index: SearchIndex, term: QueryTerm): Match[] {
  const found = new Map<Term, number>();
  const add = (terms: readonly (Term | undefined)[] | undefined, worth: number) => {
    for (const each of terms ?? []) if (each && (found.get(each) ?? 0) < worth) found.set(each, worth);
  };
  const { word } = term;
  add([index.byWord.get(word)], quality.exact);
  for (const whole of term.wholes) add([index.byWord.get(whole)], quality.spelled);
  add(index.byStem.get(stem(word)), quality.form);
  const known = found.size > 0;
  add(index.byRoot.get(root(stem(word))), quality.derived);
  if (word.length > 2 || term.open) addPrefixes(index, term, known, add);
  for (const synonym of synonymsOf(word)) add(index.byStem.get(stem(synonym)), quality.synonym);
  if (found.size === 0) addSlips(index, term, add);
  return [...found].map(([match, worth]) => ({ term: match, quality: worth }));
}

type Add = (terms: readonly Term[], worth: number) => void;

/** Words that begin like the term: the more of the word is typed, the better. */
function addPrefixes(index: SearchIndex, { word, open }: QueryTerm, known: boolean, add: Add): void {
  const ceiling = quality.prefix * (open ? 1 : 0.6) * (known ? 0.7 : 1);
  for (let i = firstFrom(index.terms, word); i < index.terms.length; i++) {
    const candidate = index.terms[i] as Term;
    if (!candidate.word.startsWith(word)) return;
    add([candidate], ceiling * Math.sqrt(word.length / candidate.word.length));
  }
}

function addSlips(index: SearchIndex, { word, open }: QueryTerm, add: Add): void {
  if (word.length < shortestWithSlip || /^\d/.test(word)) return;
  const slipped = index.terms.filter((candidate) => oneSlip(word, candidate.word));
  add(slipped, quality.slip);
  for (const { word: meant } of slipped) add(index.byStem.get(stem(meant)) ?? [], quality.slip * 0.9);
  if (slipped.length > 0 || !open || word.length <= shortestWithSlip) return;
  add(
    index.terms.filter((candidate) => candidate.word.length > word.length && oneSlipFromPrefix(word, candidate.word)),
    quality.slipInPrefix,
  );
}

/** Place of the first term that is not before a word. */
function firstFrom(terms: readonly Term[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as Term).word < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
