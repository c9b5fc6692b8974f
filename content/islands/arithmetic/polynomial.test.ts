import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BABYBEAR, primeField } from './field.ts';
import {
  add,
  degree,
  divide,
  evaluate,
  formatPolynomial,
  interpolate,
  multiply,
  scale,
  stretch,
  subtract,
  trim,
  vanishing,
} from './polynomial.ts';

const cases = fc.constantFrom(2, 7, 97, BABYBEAR).chain((p) => {
  const element = fc.integer({ min: 0, max: p - 1 });
  const polynomial = fc.array(element, { maxLength: 9 });
  return fc.tuple(fc.constant(primeField(p)), polynomial, polynomial, element, element);
});

describe('polynomials', () => {
  it('evaluate goes with sum, difference, product, multiple and stretch', () => {
    fc.assert(
      fc.property(cases, ([field, f, g, x, c]) => {
        const [fx, gx] = [evaluate(field, f, x), evaluate(field, g, x)];
        expect(evaluate(field, add(field, f, g), x)).toBe(field.add(fx, gx));
        expect(evaluate(field, subtract(field, f, g), x)).toBe(field.sub(fx, gx));
        expect(evaluate(field, multiply(field, f, g), x)).toBe(field.mul(fx, gx));
        expect(evaluate(field, scale(field, f, c), x)).toBe(field.mul(fx, c));
        expect(evaluate(field, stretch(field, f, c), x)).toBe(evaluate(field, f, field.mul(c, x)));
      }),
    );
  });
  it('degrees of a product add', () => {
    fc.assert(
      fc.property(cases, ([field, f, g]) => {
        if (degree(f) >= 0 && degree(g) >= 0) expect(degree(multiply(field, f, g))).toBe(degree(f) + degree(g));
      }),
    );
  });
  it('division gives back the dividend, with a smaller remainder', () => {
    fc.assert(
      fc.property(cases, ([field, f, g]) => {
        fc.pre(degree(g) >= 0);
        const { quotient, remainder } = divide(field, f, g);
        expect(degree(remainder)).toBeLessThan(degree(g));
        expect(add(field, multiply(field, quotient, g), remainder)).toEqual(trim(f));
      }),
    );
  });
  it('refuses to divide by zero', () => {
    expect(() => divide(primeField(7), [1, 2], [0, 0])).toThrow('zero polynomial');
  });
  it('interpolation gives back the polynomial', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 96 }), { maxLength: 12 }), (f) => {
        const field = primeField(97);
        const points = f.map((_, i) => [i * 3, evaluate(field, f, i * 3)] as const);
        expect(interpolate(field, points)).toEqual(trim(f));
      }),
    );
  });
  it('refuses two points over one x', () => {
    expect(() =>
      interpolate(primeField(7), [
        [1, 2],
        [1, 3],
      ]),
    ).toThrow('share x = 1');
  });
  it('vanishes at the roots only', () => {
    const field = primeField(11);
    const f = vanishing(field, [2, 5]);
    expect(Array.from({ length: 11 }, (_, x) => x).filter((x) => evaluate(field, f, x) === 0)).toEqual([2, 5]);
  });
  it('reads well', () => {
    expect(formatPolynomial([3, 0, 2])).toBe('3 + 2x²');
    expect(formatPolynomial([0, 1, 0, 1])).toBe('x + x³');
    expect(formatPolynomial([1])).toBe('1');
    expect(formatPolynomial([])).toBe('0');
  });
});
