import {
  type Field,
  isPrime,
  LARGEST_MODULUS,
  orderOf,
  powers,
  primeFactors,
  smallestFactor,
} from '../arithmetic/field.ts';
import { superscript } from '../arithmetic/polynomial.ts';

/** The three operations on two numbers: a + b, a · b, and a to the power b. */
export type FieldOperation = 'add' | 'multiply' | 'power';

/** Fields up to this size are drawn with their whole tables. */
export const LARGEST_DRAWN = 31;

/** A number with its digits in groups of three if it has at least five. */
export function group(n: number): string {
  return n < 10000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** The prime that `text` contains, or a sentence that says why it is not a prime and which primes are near. */
export function readPrime(text: string): number | string {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{1,15}$/.test(digits)) return 'Type a prime, which is a whole number such as 7, 13, or 2013265921.';
  const n = Number(digits);
  if (n > LARGEST_MODULUS)
    return `${group(n)} is too large: this figure calculates with numbers up to ${group(LARGEST_MODULUS)}.`;
  if (n < 2) return `${n} is too small: a field has at least the two elements 0 and 1. Type a prime from 2 on.`;
  if (isPrime(n)) return n;
  const [factor, other] = [smallestFactor(n), n / smallestFactor(n)];
  const product = `${group(factor)} · ${group(other)}`;
  const near = [primeBefore(n), primeAfter(n)].filter((p) => p !== undefined).map(group);
  return `${group(n)} is not a prime: ${product} would be 0 although neither factor is 0, so ${group(factor)} would have no inverse. The nearest ${near.length === 1 ? 'prime is' : 'primes are'} ${near.join(' and ')}.`;
}

/** The next larger prime that can be used, if there is one. */
export function primeAfter(n: number): number | undefined {
  for (let p = n + 1; p <= LARGEST_MODULUS; p += 1) if (isPrime(p)) return p;
  return undefined;
}

/** The next smaller prime, if there is one. */
export function primeBefore(n: number): number | undefined {
  for (let p = n - 1; p > 1; p -= 1) if (isPrime(p)) return p;
  return undefined;
}

/** The result in the field. For `power`, b is a plain number: how many times to multiply. */
export function calculate(field: Field, operation: FieldOperation, a: number, b: number): number {
  if (operation === 'add') return field.add(a, b);
  return operation === 'multiply' ? field.mul(a, b) : field.pow(a, b);
}

/** "3 · 5 = 15 = 2 · 7 + 1: the product is 1." One or two sentences that explain the result. */
export function explain(field: Field, operation: FieldOperation, a: number, b: number): string {
  const result = calculate(field, operation, a, b);
  const plain = operation === 'add' ? a + b : operation === 'multiply' ? a * b : a ** b;
  const name = { add: 'sum', multiply: 'product', power: 'power' }[operation];
  const left =
    operation === 'power' ? group(a) + superscript(b) : `${group(a)} ${operation === 'add' ? '+' : '·'} ${group(b)}`;
  const how = (() => {
    if (!Number.isSafeInteger(plain))
      return `${left} leaves the remainder ${group(result)} when divided by ${group(field.p)}.`;
    if (plain < field.p) return `${left} = ${group(plain)}, which is below ${group(field.p)} and stays as it is.`;
    return `${left} = ${group(plain)} = ${group(Math.floor(plain / field.p))} · ${group(field.p)} + ${group(result)}, so the ${name} is ${group(result)}.`;
  })();
  if (operation === 'multiply' && result === 1)
    return `${how} ${a === b ? 'The number is its own inverse' : 'The two numbers are inverses of each other'}.`;
  if (operation === 'add' && result === 0 && a !== 0) return `${how} The two numbers are opposites of each other.`;
  return how;
}

/**
 * The elements of the walk that starts at 0 and adds a, or starts at 1 and multiplies by a, until it repeats itself.
 */
export function walk(field: Field, operation: FieldOperation, a: number): number[] {
  if (operation === 'add') return a === 0 ? [0] : Array.from({ length: field.p }, (_, i) => field.mul(i, a));
  return a === 0 ? [1, 0] : powers(field, a, orderOf(field, a));
}

/** A description of the walk. */
export function explainWalk(field: Field, operation: FieldOperation, a: number): string {
  const steps = walk(field, operation, a);
  if (operation === 'add') {
    if (a === 0) return 'Adding 0 leads nowhere, so the walk stays at 0.';
    return `Adding ${a} again and again visits all ${field.p} elements before it returns to 0, as it does for every element except 0.`;
  }
  if (a === 0) return 'Multiplying by 0 leads to 0 and stays there, so 0 has no order.';
  const path = `${steps.join(' → ')} → 1`;
  const whole = steps.length === field.p - 1;
  return `${path}. The walk returns to 1 after ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, so the order of ${a} is ${steps.length}. ${
    whole
      ? `It visits every element except 0, so ${a} is a generator.`
      : `It misses ${field.p - 1 - steps.length} elements, so ${a} is not a generator.`
  }`;
}

/** A number as a product of prime powers: "2²⁷ · 3 · 5"; "1" for 1. */
export function factorisation(n: number): string {
  let left = n;
  const parts = primeFactors(n).map((factor) => {
    let exponent = 0;
    for (; left % factor === 0; left /= factor) exponent += 1;
    return exponent === 1 ? group(factor) : group(factor) + superscript(exponent);
  });
  return parts.join(' · ') || '1';
}
