import type { Field } from './field.ts';

/**
 * A polynomial in one unknown: its coefficients, lowest power first, as field elements. [3, 0, 2] is 3 + 2x².
 * Results have no trailing zeros; the zero polynomial is [].
 */
export type Polynomial = readonly number[];

/** A point on a polynomial: x and y are field elements. */
export type CurvePoint = readonly [x: number, y: number];

/** The polynomial without trailing zeros. */
export function trim(f: Polynomial): number[] {
  let length = f.length;
  while (length > 0 && f[length - 1] === 0) length -= 1;
  return f.slice(0, length);
}

/** The highest power with a coefficient that is not 0; -1 for the zero polynomial. */
export function degree(f: Polynomial): number {
  return trim(f).length - 1;
}

/** f(x), by Horner's rule: one multiplication per coefficient. */
export function evaluate(field: Field, f: Polynomial, x: number): number {
  return f.reduceRight((sum, coefficient) => field.add(field.mul(sum, x), coefficient), 0);
}

/** f + g */
export function add(field: Field, f: Polynomial, g: Polynomial): number[] {
  return trim(Array.from({ length: Math.max(f.length, g.length) }, (_, i) => field.add(f[i] ?? 0, g[i] ?? 0)));
}

/** f - g */
export function subtract(field: Field, f: Polynomial, g: Polynomial): number[] {
  return trim(Array.from({ length: Math.max(f.length, g.length) }, (_, i) => field.sub(f[i] ?? 0, g[i] ?? 0)));
}

/** c·f */
export function scale(field: Field, f: Polynomial, c: number): number[] {
  return trim(f.map((coefficient) => field.mul(coefficient, c)));
}

/** f·g, coefficient by coefficient. */
export function multiply(field: Field, f: Polynomial, g: Polynomial): number[] {
  if (f.length === 0 || g.length === 0) return [];
  const result = new Array<number>(f.length + g.length - 1).fill(0);
  f.forEach((a, i) => {
    g.forEach((b, j) => {
      result[i + j] = field.add(result[i + j] ?? 0, field.mul(a, b));
    });
  });
  return trim(result);
}

/** Long division: f = quotient·g + remainder, the remainder's degree below g's. Throws a RangeError if g is zero. */
export function divide(field: Field, f: Polynomial, g: Polynomial): { quotient: number[]; remainder: number[] } {
  const divisor = trim(g);
  const remainder = trim(f);
  if (divisor.length === 0) throw new RangeError('division by the zero polynomial');
  const lead = field.inv(divisor[divisor.length - 1] as number);
  const quotient = new Array<number>(Math.max(0, remainder.length - divisor.length + 1)).fill(0);
  for (let shift = quotient.length - 1; shift >= 0; shift -= 1) {
    const c = field.mul(remainder[shift + divisor.length - 1] ?? 0, lead);
    quotient[shift] = c;
    divisor.forEach((d, i) => {
      remainder[shift + i] = field.sub(remainder[shift + i] ?? 0, field.mul(c, d));
    });
  }
  return { quotient: trim(quotient), remainder: trim(remainder) };
}

/** The product of (x - r) over the roots: 0 exactly at the roots, and 1 without roots. */
export function vanishing(field: Field, roots: readonly number[]): number[] {
  return roots.reduce<number[]>((product, root) => multiply(field, product, [field.neg(root), 1]), [1]);
}

/**
 * The one polynomial of degree below points.length through all points (Lagrange). Throws a RangeError if two points
 * have the same x.
 */
export function interpolate(field: Field, points: readonly CurvePoint[]): number[] {
  const all = vanishing(
    field,
    points.map(([x]) => x),
  );
  return points.reduce<number[]>((sum, [x, y]) => {
    const others = divide(field, all, [field.neg(x), 1]).quotient;
    const here = evaluate(field, others, x);
    if (here === 0) throw new RangeError(`two points share x = ${x}`);
    return add(field, sum, scale(field, others, field.div(y, here)));
  }, []);
}

/** f(c·x) as a polynomial in x: the coefficient of x^i times c^i. */
export function stretch(field: Field, f: Polynomial, c: number): number[] {
  let power = 1;
  return trim(
    f.map((coefficient) => {
      const result = field.mul(coefficient, power);
      power = field.mul(power, c);
      return result;
    }),
  );
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole number ≥ 0 as superscript digits: 12 is ¹². */
export function superscript(n: number): string {
  return String(n).replace(/\d/g, (digit) => SUPERSCRIPT.charAt(Number(digit)));
}

/** The polynomial as text, lowest power first: "3 + 2x²"; "0" for the zero polynomial. */
export function formatPolynomial(f: Polynomial, unknown = 'x'): string {
  const terms = f.flatMap((c, i) => {
    if (c === 0) return [];
    const power = i === 0 ? '' : i === 1 ? unknown : unknown + superscript(i);
    return [c === 1 && i > 0 ? power : `${c}${power}`];
  });
  return terms.join(' + ') || '0';
}
