/** Words with the places where they occur, found by the word, its stem, or its root. */
import { root, stem } from './language.ts';

export interface Term {
  readonly word: string;
  /** Pairs of entry number and position. */
  readonly places: number[];
}

const none: readonly Term[] = [];

export class Terms {
  private readonly byWord = new Map<string, Term>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byRoot = new Map<string, Term[]>();

  /** Returns the term of a word; adds a new one to `created`. */
  of(word: string, created: Term[]): Term {
    const known = this.byWord.get(word);
    if (known) return known;
    const term: Term = { word, places: [] };
    created.push(term);
    this.byWord.set(word, term);
    const stemmed = stem(word);
    addTo(this.byStem, stemmed, term);
    addTo(this.byRoot, root(stemmed), term);
    return term;
  }

  exact(word: string): Term | undefined {
    return this.byWord.get(word);
  }

  withStem(stemmed: string): readonly Term[] {
    return this.byStem.get(stemmed) ?? none;
  }

  withRoot(rooted: string): readonly Term[] {
    return this.byRoot.get(rooted) ?? none;
  }
}

function addTo(groups: Map<string, Term[]>, key: string, term: Term): void {
  const known = groups.get(key);
  if (known) known.push(term);
  else groups.set(key, [term]);
}

export const byWord = (a: Term, b: Term) => (a.word < b.word ? -1 : 1);

/** The terms of a sorted list whose words begin with what was typed. */
export function startingWith(terms: readonly Term[], typed: string): readonly Term[] {
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
