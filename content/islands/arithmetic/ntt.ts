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

/** The values in bit-reversed order; its own inverse. */
export function bitReversed(values: readonly number[]): number[] {
  const bits = log2(values.length);
  return values.map((_, i) => values[reverseBits(i, bits)] as number);
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
  const stages: Stage[] = [{ butterflies: [], values: bitReversed(coefficients) }];
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

/**
 * f(1), f(w), …, f(w^(n-1)) from f's n coefficients (pad with zeros). Throws a RangeError unless `root` has order n, a
 * power of two.
 */
export function ntt(field: Field, coefficients: readonly number[], root: number): number[] {
  return [...(nttStages(field, coefficients, root).at(-1) as Stage).values];
}

/** The n coefficients from the values at 1, w, w², …: the transform with w⁻¹, divided by n. */
export function inverseNtt(field: Field, values: readonly number[], root: number): number[] {
  const scale = field.inv(field.of(values.length));
  return ntt(field, values, field.inv(root)).map((value) => field.mul(value, scale));
}

/**
 * Low-degree extension: from values at the powers of `root` to those of the same polynomial at shift·r^i, i < n·blowup,
 * where r = `largeRoot` has order n·blowup. A shift outside the powers of r keeps the two domains apart (a coset).
 */
export function extend(
  field: Field,
  values: readonly number[],
  root: number,
  largeRoot: number,
  blowup: number,
  shift = 1,
): number[] {
  const shifts = powers(field, shift, values.length);
  const coefficients = inverseNtt(field, values, root).map((c, i) => field.mul(c, shifts[i] as number));
  const padding = new Array<number>(values.length * (blowup - 1)).fill(0);
  return ntt(field, [...coefficients, ...padding], largeRoot);
}
