import { type Field, log2, orderOf, powers } from './field.ts';

/**
 * The number-theoretic transform: a polynomial's values at all powers of a root of unity, in n·log n steps
 * (Cooley and Tukey 1965, in a prime field). Lengths are powers of two.
 */

/** One butterfly: from a = values[left], b = values[right] it makes a + t and a - t, where t = twiddle·b. */
export interface Butterfly {
  readonly left: number;
  readonly right: number;
  readonly twiddle: number;
  /** The twiddle as an exponent of the transform's root. */
  readonly exponent: number;
}

/** A column of n/2 independent butterflies, and the n values after it. */
interface Stage {
  readonly butterflies: readonly Butterfly[];
  readonly values: readonly number[];
}

/** The bit reversal of an index below 2^bits. */
export function reverseBits(index: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result = result * 2 + (Math.floor(index / 2 ** bit) % 2);
  return result;
}

/**
 * The transform column by column, for drawing: stage 0 has no butterflies and the coefficients in bit-reversed order,
 * stage k joins blocks of 2^(k-1), the last one's values are f(1), f(w), f(w²), … `root` has order coefficients.length.
 */
export function nttStages(field: Field, coefficients: readonly number[], root: number): Stage[] {
  const n = coefficients.length;
  const bits = log2(n);
  if (n > 1 && field.pow(root, n / 2) !== field.neg(1) && orderOf(field, root) !== n) {
    throw new RangeError(`${root} is not of order ${n} modulo ${field.p}`);
  }
  const roots = powers(field, root, n);
  const stages: Stage[] = [
    { butterflies: [], values: coefficients.map((_, i) => coefficients[reverseBits(i, bits)] as number) },
  ];
  for (let stage = 1; stage <= bits; stage += 1) {
    const half = 2 ** (stage - 1);
    const values = [...(stages[stage - 1] as Stage).values];
    const butterflies: Butterfly[] = [];
    for (let block = 0; block < n; block += 2 * half) {
      for (let i = 0; i < half; i += 1) {
        const exponent = (i * n) / (2 * half);
        const butterfly = { left: block + i, right: block + i + half, twiddle: roots[exponent] as number, exponent };
        const a = values[butterfly.left] as number;
        const t = field.mul(butterfly.twiddle, values[butterfly.right] as number);
        values[butterfly.left] = field.add(a, t);
        values[butterfly.right] = field.sub(a, t);
        butterflies.push(butterfly);
      }
    }
    stages.push({ butterflies, values });
  }
  return stages;
}
