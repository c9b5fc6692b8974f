import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate, interpolate } from '../arithmetic/polynomial.ts';
import { agrees, field, HONEST, hiding, lineAt, mergeAll, PLACES } from './pairs.ts';

const element = fc.nat(field.p - 1);
const word = fc.array(element, { minLength: 8, maxLength: 8 });
const item = (list: readonly number[], i: number) => list[i] ?? 0;

it('has each place next to its negative, in every round', () => {
  expect([...PLACES].sort((a, b) => a - b)).toEqual([1, 2, 4, 8, 9, 13, 15, 16]);
  let places = PLACES;
  while (places.length > 1) {
    const evens = places.filter((_, i) => i % 2 === 0);
    expect(places.filter((_, i) => i % 2 === 1)).toEqual(evens.map((x) => field.neg(x)));
    places = evens.map((x) => (x * x) % 17);
  }
});

it('folds the polynomial of the page as the page does', () => {
  const { rounds, last } = mergeAll(HONEST, [4, 3]);
  expect(rounds[0]?.find(({ x }) => x === 2)).toEqual({ x: 2, values: [9, 13], beta: 4, merged: 7 });
  expect(last).toEqual([11, 11]);
});

it('merges any word as the coefficients of its polynomial are folded', () => {
  fc.assert(
    fc.property(word, element, element, (values, first, second) => {
      const f = interpolate(
        field,
        PLACES.map((x, i) => [x, item(values, i)] as const),
      );
      const fold = (c: readonly number[], beta: number) =>
        Array.from({ length: 4 }, (_, i) => (item(c, 2 * i) + beta * item(c, 2 * i + 1)) % 17);
      const [once, twice] = [fold(f, first), fold(fold(f, first), second)];
      const { rounds, last } = mergeAll(values, [first, second]);
      for (const { x, merged } of rounds[0] ?? []) expect(merged).toBe(evaluate(field, once, (x * x) % 17));
      expect(last).toEqual([1, 16].map((y) => evaluate(field, twice, y)));
      expect(agrees(last)).toBe(item(twice, 1) === 0);
    }),
  );
});

it('draws lines through both values of a pair', () => {
  fc.assert(
    fc.property(word, (values) => {
      for (const merge of mergeAll(values, [5]).rounds[0] ?? []) {
        expect(lineAt(merge, merge.x)).toBe(merge.values[0]);
        expect(lineAt(merge, field.neg(merge.x))).toBe(merge.values[1]);
        const [zero, one, two] = [0, 1, 2].map((t) => lineAt(merge, t)) as [number, number, number];
        expect(field.sub(two, one)).toBe(field.sub(one, zero));
      }
    }),
  );
});

it('counts the factors that hide a lie: the first at −x, or the second at one place', () => {
  expect(hiding(HONEST)).toBe(17 * 17);
  for (let at = 0; at < 8; at += 1) {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), (by) => {
        const spoiled = HONEST.map((value, i) => (i === at ? (value + by) % 17 : value));
        // One line for each of the two rounds, each of which meets the honest one once: 17 + 17 − 1 pairs of factors.
        expect(hiding(spoiled)).toBe(33);
      }),
      { numRuns: 4 },
    );
  }
});
