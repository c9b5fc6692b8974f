import { itemAt } from 'onesource/lookup';
import { primeField, rootOfUnity } from '../arithmetic/field.ts';
import { type Coset, fold, foldPair, mostFrequent, points, squared } from '../arithmetic/fri.ts';
import { toyHash } from '../arithmetic/hash.ts';
import { evaluate, type Polynomial } from '../arithmetic/polynomial.ts';
import { startTranscript } from '../arithmetic/transcript.ts';

/** The field: 193 - 1 = 2^6·3. */
export const field = primeField(193);

/** The claim to check: a word belongs to a polynomial of a degree below this. */
export const BOUND = 8;

/** The points of the first word: four times the bound. */
export const COSET: Coset = { shift: 5, root: rootOfUnity(field, 4 * BOUND), size: 4 * BOUND };

/**
 * The strategy of a prover whose word belongs to no polynomial: fold that word, or continue with a real polynomial
 * after the first word.
 */
export type Strategy = 'fold' | 'switch';

/** One committed word. `honest` is the word without spoiled values. */
export interface FoldingRound {
  readonly coset: Coset;
  readonly word: readonly number[];
  readonly honest: readonly number[];
  readonly beta: number;
}

/** A whole run: the committed words, the last one, the constant sent for it, and the positions drawn. */
export interface Folding {
  readonly rounds: readonly FoldingRound[];
  readonly last: readonly number[];
  readonly honestLast: readonly number[];
  readonly constant: number;
  readonly positions: readonly number[];
}

/** The values of a polynomial with coefficients lowest first, those at the `spoiled` positions replaced by others. */
function spoil(coefficients: Polynomial, spoiled: ReadonlySet<number>): number[] {
  return points(field, COSET).map((x, i) => {
    const value = evaluate(field, coefficients, x);
    return spoiled.has(i) ? field.add(value, 1 + (toyHash([i]) % (field.p - 1))) : value;
  });
}

/** Commits and folds down to the constant. A different `salt` leads to different challenges. */
export function foldDown(
  coefficients: Polynomial,
  spoiled: ReadonlySet<number>,
  strategy: Strategy,
  salt: number,
  queries: number,
): Folding {
  const transcript = startTranscript([salt]);
  const rounds: FoldingRound[] = [];
  let coset = COSET;
  let honest = spoil(coefficients, new Set());
  let word = spoil(coefficients, spoiled);
  for (let degree = BOUND; degree > 1; degree /= 2) {
    transcript.absorb(word);
    const beta = transcript.challenge(field.p);
    rounds.push({ coset, word, honest, beta });
    honest = fold(field, coset, honest, beta);
    word = strategy === 'switch' ? honest : fold(field, coset, word, beta);
    coset = squared(field, coset);
  }
  const constant = mostFrequent(word);
  transcript.absorb([constant]);
  const positions = Array.from({ length: queries }, () => transcript.challenge(COSET.size));
  return { rounds, last: word, honestLast: honest, constant, positions };
}

/** One fold of a query: the pair opened, what it folds to, and what the next word (or the constant) has there. */
export interface Fold {
  readonly index: number;
  readonly x: number;
  readonly pair: readonly [number, number];
  readonly beta: number;
  readonly due: number;
  readonly actual: number;
}

/** Follows a query at a position down to the constant. It passes if each fold's `actual` is its `due`. */
export function follow(folding: Folding, position: number): Fold[] {
  return folding.rounds.map(({ coset, word, beta }, i) => {
    const half = coset.size / 2;
    const index = position % half;
    const x = itemAt(points(field, coset), index);
    const pair = [itemAt(word, index), itemAt(word, index + half)] as const;
    const actual = folding.rounds[i + 1]?.word[index] ?? folding.constant;
    return { index, x, pair, beta, due: foldPair(field, x, ...pair, beta), actual };
  });
}

/** Whether a query at the position passes. */
export function passes(folding: Folding, position: number): boolean {
  return follow(folding, position).every(({ due, actual }) => due === actual);
}

/** How many of all positions expose the word; q queries at random positions miss it with (1 - exposing/size)^q. */
export function exposing(folding: Folding): number {
  return Array.from({ length: COSET.size }, (_, position) => position).filter((position) => !passes(folding, position))
    .length;
}
