import { type Field, primeField } from '../arithmetic/field.ts';
import {
  type CurvePoint,
  degree,
  divide,
  evaluate,
  interpolate,
  multiply,
  type Polynomial,
  subtract,
  vanishing,
} from '../arithmetic/polynomial.ts';

/** One character for each element of the field with 31 elements: the space is 0, A is 1, … */
export const ALPHABET = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ.-!?';

/** The code's field: as many elements as the alphabet has characters. */
export const FIELD: Field = primeField(ALPHABET.length);

/** Longest message, in letters. */
export const LONGEST = 6;

/** A received symbol; undefined if it was lost. */
export type Received = number | undefined;

/** The result of the decoder: the polynomial and the positions where the word differs from it, or null. */
export type Decoded =
  | {
      readonly found: true;
      readonly polynomial: Polynomial;
      readonly codeword: readonly number[];
      readonly wrong: readonly number[];
    }
  | { readonly found: false };

/**
 * The numbers that encode a text, or a sentence that says what cannot be encoded. Lowercase letters count as capitals.
 */
export function readMessage(text: string): number[] | string {
  const letters = [...text.toUpperCase()];
  if (letters.length === 0) return `The message is empty. Type 1 to ${LONGEST} letters.`;
  if (letters.length > LONGEST)
    return `The message has ${letters.length} letters, but only ${LONGEST} fit in the picture.`;
  const stranger = letters.find((letter) => !ALPHABET.includes(letter));
  if (stranger !== undefined)
    return `“${stranger}” is not among the 31 characters of this alphabet, which are the letters A to Z, space, and . - ! ?`;
  return letters.map((letter) => ALPHABET.indexOf(letter));
}

/** The text that numbers below 31 encode, with visible spaces. */
export function letters(symbols: readonly number[]): string {
  return symbols.map((symbol) => (symbol === 0 ? '␣' : ALPHABET[symbol])).join('');
}

/** The polynomial of degree below message.length whose values at 0, 1, 2, … are the message. */
export function messagePolynomial(field: Field, message: readonly number[]): Polynomial {
  return interpolate(
    field,
    message.map((y, x): CurvePoint => [x, y]),
  );
}

/** The codeword: that polynomial's values at 0 … n-1. The first symbols are the message itself. n is at most p. */
export function encode(field: Field, message: readonly number[], n: number): number[] {
  const f = messagePolynomial(field, message);
  return Array.from({ length: n }, (_, x) => evaluate(field, f, x));
}

/** A remainder of the Euclidean algorithm, and the factor v by which the interpolated word was multiplied to get it. */
interface Remainder {
  readonly r: Polynomial;
  readonly v: Polynomial;
}

/**
 * The polynomial of degree below k that differs from the received word in at most half of the spare symbols (Gao's
 * decoder, 2003:
 * the extended Euclidean algorithm stopped half way). Finds the message wherever 2·wrong + erased ≤ n - k.
 */
export function decode(field: Field, received: readonly Received[], k: number): Decoded {
  const points = received.flatMap((y, x): CurvePoint[] => (y === undefined ? [] : [[x, y]]));
  if (points.length < k) return { found: false };
  let [before, now]: [Remainder, Remainder] = [
    {
      r: vanishing(
        field,
        points.map(([x]) => x),
      ),
      v: [],
    },
    { r: interpolate(field, points), v: [1] },
  ];
  while (2 * degree(now.r) >= points.length + k) {
    const { quotient, remainder } = divide(field, before.r, now.r);
    [before, now] = [now, { r: remainder, v: subtract(field, before.v, multiply(field, quotient, now.v)) }];
  }
  const { quotient: polynomial, remainder } = divide(field, now.r, now.v);
  if (remainder.length > 0 || degree(polynomial) >= k) return { found: false };
  const codeword = received.map((_, x) => evaluate(field, polynomial, x));
  const wrong = codeword.flatMap((y, x) => (received[x] === undefined || received[x] === y ? [] : [x]));
  if (2 * wrong.length > points.length - k) return { found: false };
  return { found: true, polynomial, codeword, wrong };
}

/** The number of positions in which two words of equal length differ (their Hamming distance). */
export function distance(a: readonly Received[], b: readonly Received[]): number {
  return a.filter((symbol, i) => symbol !== b[i]).length;
}

/**
 * The same over the real numbers: the curve of degree below message.length through the message's numbers, which are
 * spread evenly from t = 0 to t = 1.
 */
export function realCurve(message: readonly number[]): (t: number) => number {
  const last = Math.max(1, message.length - 1);
  const share = (t: number, i: number) =>
    message.reduce((product, _, j) => (j === i ? product : (product * (t * last - j)) / (i - j)), 1);
  return (t) => message.reduce((sum, y, i) => sum + y * share(t, i), 0);
}
