import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BABYBEAR,
  isGenerator,
  isPrime,
  orderOf,
  powers,
  primeFactors,
  primeField,
  rootOfUnity,
  smallestGenerator,
  twoAdicity,
} from './field.ts';

const primes = [2, 3, 5, 7, 17, 97, 257, 65537, 67108859, 67108879, BABYBEAR, 4294967291];
const elements = fc.constantFrom(...primes).chain((p) => {
  const element = fc.integer({ min: 0, max: p - 1 });
  return fc.tuple(fc.constant(primeField(p)), element, element, element);
});

describe('field axioms', () => {
  it('product, sum and difference are those of the integers, reduced', () => {
    fc.assert(
      fc.property(elements, ([f, a, b]) => {
        const reduce = (n: bigint) => Number(((n % BigInt(f.p)) + BigInt(f.p)) % BigInt(f.p));
        expect(f.mul(a, b)).toBe(reduce(BigInt(a) * BigInt(b)));
        expect(f.add(a, b)).toBe(reduce(BigInt(a) + BigInt(b)));
        expect(f.sub(a, b)).toBe(reduce(BigInt(a) - BigInt(b)));
      }),
    );
  });
  it('associative, commutative, distributive', () => {
    fc.assert(
      fc.property(elements, ([f, a, b, c]) => {
        expect(f.mul(f.mul(a, b), c)).toBe(f.mul(a, f.mul(b, c)));
        expect(f.add(f.add(a, b), c)).toBe(f.add(a, f.add(b, c)));
        expect(f.mul(a, b)).toBe(f.mul(b, a));
        expect(f.mul(a, f.add(b, c))).toBe(f.add(f.mul(a, b), f.mul(a, c)));
      }),
    );
  });
  it('neutral elements, opposites and inverses', () => {
    fc.assert(
      fc.property(elements, ([f, a]) => {
        expect(f.add(a, 0)).toBe(a);
        expect(f.mul(a, 1)).toBe(a);
        expect(f.add(a, f.neg(a))).toBe(0);
        if (a === 0) expect(() => f.inv(a)).toThrow(RangeError);
        else expect(f.mul(a, f.inv(a))).toBe(1);
      }),
    );
  });
  it('powers of a sum of exponents multiply, negative ones included', () => {
    fc.assert(
      fc.property(
        elements,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: -1e6, max: 1e6 }),
        ([f, a], m, n) => {
          if (a !== 0) expect(f.mul(f.pow(a, m), f.pow(a, n))).toBe(f.pow(a, m + n));
        },
      ),
    );
  });
  it('brings every integer into range', () => {
    fc.assert(
      fc.property(elements, fc.maxSafeInteger(), ([f], n) => {
        expect(f.of(n)).toBe(Number(((BigInt(n) % BigInt(f.p)) + BigInt(f.p)) % BigInt(f.p)));
      }),
    );
  });
});

describe('primes', () => {
  it('knows those below 50', () => {
    const primes = Array.from({ length: 50 }, (_, n) => n).filter(isPrime);
    expect(primes).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, -7, 0, 1, 2.5, 91, 2 ** 32 + 15, 2 ** 60])(
    'no field of %s elements',
    (n) => {
      expect(() => primeField(n)).toThrow(RangeError);
    },
  );
  it('factors', () => {
    expect(primeFactors(BABYBEAR - 1)).toEqual([2, 3, 5]);
    expect(primeFactors(1)).toEqual([]);
    expect(primeFactors(360)).toEqual([2, 3, 5]);
  });
});

describe('orders', () => {
  it('is the first power that is 1, and generators reach everything', () => {
    for (const p of [2, 3, 5, 7, 13, 31, 97]) {
      const f = primeField(p);
      for (let a = 1; a < p; a += 1) {
        const cycle = powers(f, a, p - 1);
        const again = cycle.indexOf(1, 1);
        expect(orderOf(f, a)).toBe(again === -1 ? p - 1 : again);
        expect(isGenerator(f, a)).toBe(new Set(cycle).size === p - 1);
      }
      expect(orderOf(f, smallestGenerator(f))).toBe(p - 1);
    }
  });
  it('BabyBear: generator 31, and the root of order 2^27 that the software uses', () => {
    const f = primeField(BABYBEAR);
    expect(smallestGenerator(f)).toBe(31);
    expect(twoAdicity(f)).toBe(27);
    expect(orderOf(f, 137)).toBe(2 ** 27);
    expect(orderOf(f, rootOfUnity(f, 2 ** 20))).toBe(2 ** 20);
    expect(() => rootOfUnity(f, 7)).toThrow('does not divide');
  });
});
