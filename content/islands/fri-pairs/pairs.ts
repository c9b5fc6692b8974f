import { primeField } from '../arithmetic/field.ts';
import { type Coset, foldPair, points } from '../arithmetic/fri.ts';
import { evaluate } from '../arithmetic/polynomial.ts';

/** The field and the polynomial that the page folds by hand. */
export const field = primeField(17);
export const POLYNOMIAL = [3, 5, 2, 7] as const;

/** The powers of 2, in an order in which x and −x are neighbors, and so are their squares. */
const COSET: Coset = { shift: 1, root: 2, size: 8 };
const ORDER = [0, 4, 2, 6, 1, 5, 3, 7];
export const PLACES = ORDER.map((i) => points(field, COSET)[i] as number);
export const HONEST = PLACES.map((x) => evaluate(field, POLYNOMIAL, x));

/** Two values, at x and at −x, and the one that they become: the value at β of the line through both. */
export interface Merge {
  readonly x: number;
  readonly values: readonly [atX: number, atMinusX: number];
  readonly beta: number;
  readonly merged: number;
}

/** The value at `t` of the line through both values. */
export const lineAt = ({ x, values }: Pick<Merge, 'x' | 'values'>, t: number) => foldPair(field, x, ...values, t);

/** The merges of each round, and the values that are left. The factors say how many rounds there are. */
export function mergeAll(word: readonly number[], betas: readonly number[]): { rounds: Merge[][]; last: number[] } {
  let [places, values] = [PLACES, [...word]];
  const rounds = betas.map((beta) => {
    const merges = Array.from({ length: values.length / 2 }, (_, i) => {
      const pair = { x: places[2 * i] as number, values: [values[2 * i], values[2 * i + 1]] as [number, number] };
      return { ...pair, beta, merged: lineAt(pair, beta) };
    });
    places = merges.map(({ x }) => field.mul(x, x));
    values = merges.map(({ merged }) => merged);
    return merges;
  });
  return { rounds, last: values };
}

/** Whether all values that are left agree, as those of an honest word do. */
export const agrees = (last: readonly number[]) => last.every((value) => value === last[0]);

/** Of all choices of two factors, the number for which the values that are left agree. */
export function hiding(word: readonly number[]): number {
  const all = Array.from({ length: field.p }, (_, beta) => beta);
  return all.flatMap((first) => all.filter((second) => agrees(mergeAll(word, [first, second]).last))).length;
}
