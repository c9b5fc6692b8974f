import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BABYBEAR, powers, primeField, rootOfUnity } from './field.ts';
import { nttStages } from './ntt.ts';
import { evaluate } from './polynomial.ts';

const cases = fc.tuple(fc.constantFrom(17, 97, 257, BABYBEAR), fc.integer({ min: 0, max: 4 })).chain(([p, bits]) => {
  const n = 2 ** bits;
  const size = (p - 1) % n === 0 ? n : 1;
  const field = primeField(p);
  const coefficients = fc.array(fc.integer({ min: 0, max: p - 1 }), { minLength: size, maxLength: size });
  return fc.tuple(fc.constant(field), fc.constant(rootOfUnity(field, size)), coefficients);
});

describe('number-theoretic transform', () => {
  const values = (...args: Parameters<typeof nttStages>) => nttStages(...args).at(-1)?.values;
  it('is evaluation at the powers of the root', () => {
    fc.assert(
      fc.property(cases, ([field, root, f]) => {
        expect(values(field, f, root)).toEqual(powers(field, root, f.length).map((x) => evaluate(field, f, x)));
      }),
    );
  });
  it('starts in bit-reversed order, and has log n stages of n/2 butterflies', () => {
    const field = primeField(17);
    const stages = nttStages(field, [0, 1, 2, 3, 4, 5, 6, 7], rootOfUnity(field, 8));
    expect(stages[0]?.values).toEqual([0, 4, 2, 6, 1, 5, 3, 7]);
    expect(stages.map((stage) => stage.butterflies.length)).toEqual([0, 4, 4, 4]);
  });
  it('refuses other lengths and roots of another order', () => {
    const field = primeField(17);
    expect(() => nttStages(field, [1, 2, 3], 4)).toThrow('not a power of two');
    expect(() => nttStages(field, [1, 2, 3, 4], 2)).toThrow('not of order 4');
  });
});
