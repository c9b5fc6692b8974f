/**
 * Arithmetic in a prime field: the whole numbers 0 … p-1, calculated modulo a prime p. Exact for every prime below
 * 2^32, without BigInt: products of small primes fit a double (53 bits), larger ones are multiplied in two halves of 16
 * bits.
 */

/** BabyBear, the prime of RISC Zero's proof system: 15·2^27 + 1 (risc0/core/src/field/baby_bear.rs). */
export const BABYBEAR = 2013265921;

/** Primes up to here can be fields. */
export const LARGEST_MODULUS = 2 ** 32 - 1;

/** Below this, a product of two elements is exact in a double. */
const EXACT_PRODUCT = 2 ** 26;

/**
 * The operations of one prime field. Elements are integers in [0, p); results are too. `of` brings any safe integer in.
 */
export interface Field {
  readonly p: number;
  of(integer: number): number;
  add(a: number, b: number): number;
  sub(a: number, b: number): number;
  neg(a: number): number;
  mul(a: number, b: number): number;
  /** a to the power of an integer; a negative exponent takes the inverse first. 0^0 is 1. */
  pow(a: number, exponent: number): number;
  /** The b with a·b = 1. Throws a RangeError for 0. */
  inv(a: number): number;
  /** a·b⁻¹. Throws a RangeError for b = 0. */
  div(a: number, b: number): number;
}

function product(p: number): (a: number, b: number) => number {
  if (p <= EXACT_PRODUCT) return (a, b) => (a * b) % p;
  // a·b = a·high·2^16 + a·low: with a < 2^32 every intermediate stays below 2^49.
  return (a, b) => (((a * (b >>> 16)) % p) * 65536 + a * (b & 65535)) % p;
}

/** The field of integers modulo `p`. Throws a RangeError if `p` is not a prime below 2^32. */
export function primeField(p: number): Field {
  if (!(p <= LARGEST_MODULUS) || !isPrime(p)) throw new RangeError(`${p} is not a prime below 2^32`);
  const mul = product(p);
  const of = (integer: number) => ((integer % p) + p) % p;
  const pow = (a: number, exponent: number): number => {
    let base = exponent < 0 ? inv(a) : a;
    let left = Math.abs(exponent);
    let result = 1;
    while (left > 0) {
      if (left % 2 === 1) result = mul(result, base);
      base = mul(base, base);
      left = Math.floor(left / 2);
    }
    return result;
  };
  // Fermat: a^(p-1) = 1, so a^(p-2) is the inverse.
  const inv = (a: number): number => {
    if (a === 0) throw new RangeError('0 has no inverse');
    return pow(a, p - 2);
  };
  return {
    p,
    of,
    mul,
    pow,
    inv,
    add: (a, b) => (a + b) % p,
    sub: (a, b) => (a - b + p) % p,
    neg: (a) => (p - a) % p,
    div: (a, b) => mul(a, inv(b)),
  };
}

/** Whether `n` is a prime, by trial division: at most 2^15 steps for n < 2^32. False unless `n` is a safe integer. */
export function isPrime(n: number): boolean {
  return Number.isSafeInteger(n) && n > 1 && smallestFactor(n) === n;
}

/** The smallest divisor above 1 of an integer n > 1; `n` itself if it is a prime. */
export function smallestFactor(n: number): number {
  if (n % 2 === 0) return 2;
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) return d;
  return n;
}

/** The distinct prime divisors of an integer n ≥ 1, ascending; none for 1. */
export function primeFactors(n: number): number[] {
  const factors: number[] = [];
  for (let left = n; left > 1; ) {
    const factor = smallestFactor(left);
    factors.push(factor);
    while (left % factor === 0) left /= factor;
  }
  return factors;
}

/** The smallest n > 0 with a^n = 1, a divisor of p-1 (Lagrange). Throws a RangeError for 0, which has none. */
export function orderOf(field: Field, a: number): number {
  if (a === 0) throw new RangeError('0 has no order');
  let order = field.p - 1;
  for (const factor of primeFactors(order)) {
    while (order % factor === 0 && field.pow(a, order / factor) === 1) order /= factor;
  }
  return order;
}

/** Whether the powers of `a` are all elements except 0. */
export function isGenerator(field: Field, a: number): boolean {
  return a !== 0 && primeFactors(field.p - 1).every((factor) => field.pow(a, (field.p - 1) / factor) !== 1);
}

/** The smallest generator of the field; every prime field has one. */
export function smallestGenerator(field: Field): number {
  let a = 1;
  while (!isGenerator(field, a)) a += 1;
  return a;
}

/** An element of order exactly `n` (a primitive n-th root of unity). Throws a RangeError if n does not divide p-1. */
export function rootOfUnity(field: Field, n: number): number {
  if (!Number.isSafeInteger(n) || n < 1 || (field.p - 1) % n !== 0) {
    throw new RangeError(`no element of order ${n} modulo ${field.p}: ${n} does not divide ${field.p - 1}`);
  }
  return field.pow(smallestGenerator(field), (field.p - 1) / n);
}

/** The first `count` powers 1, a, a², … For a root of unity of that order, they are an evaluation domain. */
export function powers(field: Field, a: number, count: number): number[] {
  const result: number[] = [];
  for (let i = 0, value = 1; i < count; i += 1, value = field.mul(value, a)) result.push(value);
  return result;
}

/** The two-adicity of p-1: the field has roots of unity of order 2^k for k up to this. */
export function twoAdicity(field: Field): number {
  let count = 0;
  for (let left = field.p - 1; left % 2 === 0; left /= 2) count += 1;
  return count;
}

/** The exponent of a power of two. Throws a RangeError for other lengths. */
export function log2(length: number): number {
  const bits = Math.round(Math.log2(length));
  if (2 ** bits !== length) throw new RangeError(`${length} is not a power of two`);
  return bits;
}
