import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BABYBEAR, powers, primeField, rootOfUnity } from './field.ts';
import { bitReversed, extend, inverseNtt, ntt, nttStages } from './ntt.ts';
import { evaluate } from './polynomial.ts';

const cases = fc.tuple(fc.constantFrom(17, 97, 257, BABYBEAR), fc.integer({ min: 0, max: 4 })).chain(([p, bits]) => {
  const n = 2 ** bits;
  const size = (p - 1) % n === 0 ? n : 1;
  const field = primeField(p);
  const coefficients = fc.array(fc.integer({ min: 0, max: p - 1 }), { minLength: size, maxLength: size });
  return fc.tuple(fc.constant(field), fc.constant(rootOfUnity(field, size)), coefficients);
});

describe('number-theoretic transform', () => {
  it('is evaluation at the powers of the root', () => {
    fc.assert(
      fc.property(cases, ([field, root, f]) => {
        expect(ntt(field, f, root)).toEqual(powers(field, root, f.length).map((x) => evaluate(field, f, x)));
      }),
    );
  });
  it('inverse after transform is the identity, and the other way round', () => {
    fc.assert(
      fc.property(cases, ([field, root, f]) => {
        expect(inverseNtt(field, ntt(field, f, root), root)).toEqual(f);
        expect(ntt(field, inverseNtt(field, f, root), root)).toEqual(f);
      }),
    );
  });
  it('bit reversal undoes itself', () => {
    fc.assert(
      fc.property(cases, ([, , f]) => {
        expect(bitReversed(bitReversed(f))).toEqual(f);
      }),
    );
    expect(bitReversed([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([0, 4, 2, 6, 1, 5, 3, 7]);
  });
  it('has log n stages of n/2 butterflies', () => {
    const field = primeField(17);
    const stages = nttStages(field, [1, 2, 3, 4, 5, 6, 7, 8], rootOfUnity(field, 8));
    expect(stages.map((stage) => stage.butterflies.length)).toEqual([0, 4, 4, 4]);
  });
  it('refuses other lengths and roots of another order', () => {
    const field = primeField(17);
    expect(() => ntt(field, [1, 2, 3], 4)).toThrow('not a power of two');
    expect(() => ntt(field, [1, 2, 3, 4], 2)).toThrow('not of order 4');
  });
  it('extends to a coset: the same polynomial on a larger domain', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 96 }), { minLength: 8, maxLength: 8 }), (f) => {
        const field = primeField(97);
        const [small, large] = [rootOfUnity(field, 8), rootOfUnity(field, 32)];
        const extended = extend(field, ntt(field, f, small), small, large, 4, 5);
        expect(extended).toEqual(powers(field, large, 32).map((x) => evaluate(field, f, field.mul(5, x))));
      }),
    );
  });
});
