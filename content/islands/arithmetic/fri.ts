import { type Field, powers } from './field.ts';

/**
 * FRI's fold (E. Ben-Sasson and others 2018), two points into one. A word is a list of values on a coset, the points
 * shift·root^i for i < size. Its second half holds the values at the negatives of its first half's points.
 */
export interface Coset {
  readonly shift: number;
  readonly root: number;
  readonly size: number;
}

/** The points of a coset, in order. */
export function points(field: Field, coset: Coset): number[] {
  return powers(field, coset.root, coset.size).map((power) => field.mul(coset.shift, power));
}

/** The squares of a coset's points: a coset of half the size. */
export function squared(field: Field, coset: Coset): Coset {
  return { shift: field.mul(coset.shift, coset.shift), root: field.mul(coset.root, coset.root), size: coset.size / 2 };
}

/** From v(x) and v(-x) the folded word's value at x²: the even part there plus beta times the odd part. */
export function foldPair(field: Field, x: number, atX: number, atMinusX: number, beta: number): number {
  const even = field.div(field.add(atX, atMinusX), 2);
  const odd = field.div(field.sub(atX, atMinusX), field.mul(2, x));
  return field.add(even, field.mul(beta, odd));
}

/** A word folded once: on the squares of the coset's points, half as many values. */
export function fold(field: Field, coset: Coset, word: readonly number[], beta: number): number[] {
  const half = coset.size / 2;
  return points(field, coset)
    .slice(0, half)
    .map((x, i) => foldPair(field, x, word[i] as number, word[i + half] as number, beta));
}

/** The most frequent value (the first of several): a cheating prover would send it as the constant. */
export function mostFrequent(values: readonly number[]): number {
  const count = (value: number) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}
