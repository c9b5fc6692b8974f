import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BABYBEAR, isPrime, primeField } from '../arithmetic/field.ts';
import {
  calculate,
  explain,
  explainPath,
  explainWalk,
  type FieldOperation,
  factorisation,
  path,
  primeAfter,
  primeBefore,
  readPrime,
  walk,
} from './explain.ts';

describe('readPrime', () => {
  it.each([
    ['7', 7],
    [' 13 ', 13],
    ['2 013 265 921', BABYBEAR],
    ['4294967291', 4294967291],
  ])('%s', (text, p) => {
    expect(readPrime(text)).toBe(p);
  });
  it.each([
    ['', 'Type a prime'],
    ['seven', 'Type a prime'],
    ['-7', 'Type a prime'],
    ['7.5', 'Type a prime'],
    ['1e9', 'Type a prime'],
    ['9'.repeat(500), 'Type a prime'],
    ['1', 'too small'],
    ['12', '2 · 6 would be 0'],
    ['91', '7 · 13 would be 0'],
    ['4294967296', 'is too large: this figure'],
    ['4294967295', 'The nearest prime is 4,294,967,291.'],
  ])('says what is wrong with “%s”', (text, says) => {
    expect(readPrime(text)).toContain(says);
  });
  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = readPrime(text);
        expect(typeof result === 'string' || isPrime(result)).toBe(true);
      }),
    );
  });
});

it('finds the primes before and after a number', () => {
  expect([primeBefore(2), primeAfter(2), primeBefore(31), primeAfter(4294967291)]).toEqual([
    undefined,
    3,
    29,
    undefined,
  ]);
});

describe('explain', () => {
  const seven = primeField(7);
  it.each([
    ['add', 5, 4, '5 + 4 = 9 = 1 · 7 + 2, so the sum is 2.'],
    ['subtract', 2, 6, '2 − 6 = −4, which is below 0. Adding 7 gives 3.'],
    ['add', 2, 3, '2 + 3 = 5, which is below 7 and stays as it is.'],
    ['add', 3, 4, '3 + 4 = 7 = 1 · 7 + 0, so the sum is 0. The two numbers are opposites of each other.'],
    ['multiply', 3, 5, '3 · 5 = 15 = 2 · 7 + 1, so the product is 1. The two numbers are inverses of each other.'],
    ['multiply', 6, 6, '6 · 6 = 36 = 5 · 7 + 1, so the product is 1. The number is its own inverse.'],
    ['power', 3, 4, '3⁴ = 81 = 11 · 7 + 4, so the power is 4.'],
  ] as const)('%s %i %i', (operation, a, b, text) => {
    expect(explain(seven, operation, a, b)).toBe(text);
  });
  it('stays exact where plain numbers are not', () => {
    const field = primeField(BABYBEAR);
    expect(explain(field, 'multiply', BABYBEAR - 1, BABYBEAR - 2)).toContain('remainder 2 ');
    expect(calculate(field, 'power', 137, 2 ** 26)).toBe(BABYBEAR - 1);
  });
});

describe('the circle', () => {
  const seven = primeField(7);
  it('leads to the result, whatever the operation', () => {
    const element = fc.nat(30);
    const operation = fc.constantFrom<FieldOperation>('add', 'subtract', 'multiply', 'power');
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 7, 31), operation, element, element, (p, name, first, second) => {
        const [field, a, b] = [primeField(p), first % p, second % p];
        expect(path(field, name, a, b).at(-1)).toBe(calculate(field, name, a, b));
      }),
    );
  });
  it('shows what its experiments ask', () => {
    expect(path(seven, 'subtract', 2, 6)).toEqual([2, 1, 0, 6, 5, 4, 3]);
    expect(path(seven, 'multiply', 3, 5)).toEqual([0, 3, 6, 2, 5, 1]);
    expect(walk(seven, 'power', 3)).toEqual([1, 3, 2, 6, 4, 5, 1]);
    expect(walk(seven, 'power', 2)).toEqual([1, 2, 4, 1]);
    expect(explainPath(seven, 'multiply', 3, 1)).toBe('Start at 0 and jump 3 ahead, 1 time: 0 → 3.');
    expect(explainWalk(seven, 'multiply', 3)).toContain('They reach 1 after 5 jumps: the inverse of 3');
    expect(explainWalk(seven, 'power', 3)).toContain('3 is a generator');
    expect(explainWalk(seven, 'power', 2)).toContain('It misses 3 elements');
    expect(explainWalk(seven, 'power', 0)).toContain('no order');
  });
  it('reaches 1 after as many jumps as the inverse says, from every element', () => {
    for (const p of [2, 3, 5, 7, 29, 31])
      for (let a = 1; a < p; a += 1) {
        const field = primeField(p);
        expect(walk(field, 'multiply', a).indexOf(1)).toBe(field.inv(a));
        expect(new Set(walk(field, 'multiply', a)).size).toBe(p);
      }
  });
});

it('factors a number', () => {
  expect(factorisation(BABYBEAR - 1)).toBe('2²⁷ · 3 · 5');
  expect(factorisation(1)).toBe('1');
});
