import { type Field, isPrime, LARGEST_MODULUS, orderOf, primeFactors, smallestFactor } from '../arithmetic/field.ts';
import { superscript } from '../arithmetic/polynomial.ts';
import { number, plural } from '../controls/counts.ts';

/** The operations on two elements. For `power`, b is a plain number: how many times to multiply. */
export type FieldOperation = 'add' | 'subtract' | 'multiply' | 'power';

/** The prime that `text` contains, or a sentence that says why it is not a prime and which primes are near. */
export function readPrime(text: string): number | string {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d{1,15}$/.test(digits)) return 'Type a prime, which is a whole number such as 7, 13, or 2013265921.';
  const n = Number(digits);
  if (n > LARGEST_MODULUS)
    return `${number(n)} is too large: this figure calculates with numbers up to ${number(LARGEST_MODULUS)}.`;
  if (n < 2) return `${n} is too small: a field has at least the two elements 0 and 1. Type a prime from 2 on.`;
  if (isPrime(n)) return n;
  const [factor, other] = [smallestFactor(n), n / smallestFactor(n)].map(number);
  const near = [primeBefore(n), primeAfter(n)].filter((p) => p !== undefined).map(number);
  return `${number(n)} is not a prime: ${factor} · ${other} would be 0 although neither factor is 0, so ${factor} would have no inverse. The nearest ${near.length === 1 ? 'prime is' : 'primes are'} ${near.join(' and ')}.`;
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

export const calculate = (field: Field, operation: FieldOperation, a: number, b: number): number =>
  ({ add: field.add, subtract: field.sub, multiply: field.mul, power: field.pow })[operation](a, b);

/** "3 · 5 = 15 = 2 · 7 + 1, so the product is 1." One or two sentences that explain the result. */
export function explain(field: Field, operation: FieldOperation, a: number, b: number): string {
  const result = calculate(field, operation, a, b);
  const plain = { add: a + b, subtract: a - b, multiply: a * b, power: a ** b }[operation];
  const [sign, name] = { add: ['+', 'sum'], subtract: ['−', ''], multiply: ['·', 'product'], power: ['', 'power'] }[
    operation
  ] as [string, string];
  const [of, shown] = [number(field.p), number(result)];
  const left = operation === 'power' ? number(a) + superscript(b) : `${number(a)} ${sign} ${number(b)}`;
  const how = !Number.isSafeInteger(plain)
    ? `${left} leaves the remainder ${shown} when divided by ${of}.`
    : plain < 0
      ? `${left} = −${number(-plain)}, which is below 0. Adding ${of} gives ${shown}.`
      : plain < field.p
        ? `${left} = ${number(plain)}, which is below ${of} and stays as it is.`
        : `${left} = ${number(plain)} = ${number(Math.floor(plain / field.p))} · ${of} + ${shown}, so the ${name} is ${shown}.`;
  if (operation === 'multiply' && result === 1)
    return `${how} ${a === b ? 'The number is its own inverse' : 'The two numbers are inverses of each other'}.`;
  if (operation === 'add' && result === 0 && a !== 0) return `${how} The two numbers are opposites of each other.`;
  return how;
}

/**
 * The elements on the way to the result: from a in steps of 1, from 0 in jumps of a, or from 1 by factors of a. The
 * last of the b + 1 elements is the result.
 */
export function path(field: Field, operation: FieldOperation, a: number, b: number): number[] {
  const places = [{ add: a, subtract: a, multiply: 0, power: 1 }[operation]];
  const by = operation === 'add' || operation === 'subtract' ? 1 : a;
  const step = operation === 'multiply' ? 'add' : operation === 'power' ? 'multiply' : operation;
  for (let i = 0; i < b; i += 1) places.push(calculate(field, step, places[i] as number, by));
  return places;
}

/** The path in words. */
export function explainPath(field: Field, operation: FieldOperation, a: number, b: number): string {
  const how = {
    add: `Start at ${a} and go ${b} ahead`,
    subtract: `Start at ${a} and go ${b} back`,
    multiply: `Start at 0 and jump ${a} ahead, ${plural(b, 'time')}`,
    power: `Start at 1 and multiply by ${a}, ${plural(b, 'time')}`,
  }[operation];
  return `${how}: ${path(field, operation, a, b).join(' → ')}.`;
}

/** All elements that a walk reaches, until it is where it began. For sums and differences, these are all. */
export const walk = (field: Field, operation: 'multiply' | 'power', a: number): number[] =>
  path(field, operation, a, a === 0 ? 1 : operation === 'power' ? orderOf(field, a) : field.p);

/** What the path shows of the field. */
export function explainWalk(field: Field, operation: FieldOperation, a: number): string {
  const last = field.p - 1;
  if (operation === 'add') return `After ${last} comes 0.`;
  if (operation === 'subtract') return `Before 0 comes ${last}. No negative numbers are needed.`;
  if (a === 0) return operation === 'power' ? 'The powers of 0 stay at 0, so 0 has no order.' : '0 has no inverse.';
  if (operation === 'multiply')
    return `Jumps of ${a} reach every element before they are back at 0. They reach 1 after ${plural(field.inv(a), 'jump')}: the inverse of ${a}.`;
  const order = orderOf(field, a);
  return `The walk is back at 1 after ${plural(order, 'step')}, the order of ${a}. ${
    order === last
      ? `It visits every element except 0, so ${a} is a generator.`
      : `It misses ${plural(last - order, 'element')}, so ${a} is not a generator.`
  }`;
}

/** A number as a product of prime powers: "2²⁷ · 3 · 5"; "1" for 1. */
export function factorisation(n: number): string {
  let left = n;
  const parts = primeFactors(n).map((factor) => {
    let exponent = 0;
    for (; left % factor === 0; left /= factor) exponent += 1;
    return number(factor) + (exponent === 1 ? '' : superscript(exponent));
  });
  return parts.join(' · ') || '1';
}
