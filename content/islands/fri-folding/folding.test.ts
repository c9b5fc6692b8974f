import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUND, COSET, exposing, field, foldDown, follow, passes } from './folding.ts';

const coefficients = fc.array(fc.integer({ min: 0, max: field.p - 1 }), { minLength: BOUND, maxLength: BOUND });
const strategy = fc.constantFrom('fold' as const, 'switch' as const);
const salt = fc.nat(1e6);
const spoiled = fc.uniqueArray(fc.nat(COSET.size - 1), { minLength: 1 }).map((list) => new Set(list));
const fixed = { seed: 5, numRuns: 150 };

describe('folding', () => {
  it('an honest word passes at every position and ends in one constant', () => {
    fc.assert(
      fc.property(coefficients, strategy, salt, (f, how, draw) => {
        const folding = foldDown(f, new Set(), how, draw, 3);
        expect(exposing(folding)).toBe(0);
        expect(new Set(folding.last)).toEqual(new Set([folding.constant]));
        expect(folding.rounds.map(({ word }) => word.length)).toEqual([32, 16, 8]);
      }),
    );
  });
  it('a polynomial of degree 8 to 31 is folded to something else than a constant, but for unlucky challenges', () => {
    let lucky = 0;
    fc.assert(
      fc.property(
        coefficients,
        fc.integer({ min: BOUND, max: 31 }),
        fc.integer({ min: 1, max: field.p - 1 }),
        salt,
        (f, high, c, draw) => {
          const tooHigh = Array.from({ length: high + 1 }, (_, i) => (i === high ? c : (f[i] ?? 0)));
          if (exposing(foldDown(tooHigh, new Set(), 'fold', draw, 1)) === 0) lucky += 1;
        },
      ),
      fixed,
    );
    expect(lucky).toBeLessThanOrEqual(6); // at most one beta of 193 in each of three rounds: 150·3/193 = 2.3 are to be expected
  });
  it('switching is exposed at no position but those of a spoiled pair', () => {
    fc.assert(
      fc.property(coefficients, spoiled, salt, (f, set, draw) => {
        const folding = foldDown(f, set, 'switch', draw, 1);
        for (let p = 0; p < COSET.size; p += 1) {
          const touched = set.has(p) || set.has((p + COSET.size / 2) % COSET.size);
          if (!touched) expect(passes(folding, p)).toBe(true);
        }
      }),
    );
  });
  it('switching is exposed at both positions of every spoiled pair, but for one beta of 193 a pair', () => {
    let pairs = 0;
    let hidden = 0;
    fc.assert(
      fc.property(coefficients, spoiled, salt, (f, set, draw) => {
        const spoiledPairs = new Set([...set].map((p) => p % 16));
        pairs += spoiledPairs.size;
        hidden += spoiledPairs.size - exposing(foldDown(f, set, 'switch', draw, 1)) / 2;
      }),
      fixed,
    );
    expect(hidden / pairs).toBeLessThan(3 / field.p);
  });
  it('folding on is exposed by the last constant alone, at a quarter of the positions or more', () => {
    fc.assert(
      fc.property(coefficients, spoiled, salt, (f, set, draw) => {
        const folding = foldDown(f, set, 'fold', draw, 1);
        const wrong = folding.last.filter((value) => value !== folding.constant).length;
        expect(exposing(folding)).toBe((COSET.size / 4) * wrong);
        for (const { due, actual } of follow(folding, 9).slice(0, -1)) expect(due).toBe(actual);
      }),
    );
  });
});

it('proofs are caught as often as stated', () => {
  const runs = fc.sample(fc.tuple(coefficients, spoiled, strategy, salt), { seed: 2, numRuns: 1500 });
  let caught = 0;
  let stated = 0;
  for (const [f, set, how, draw] of runs) {
    const folding = foldDown(f, set, how, draw, 2);
    if (!folding.positions.every((position) => passes(folding, position))) caught += 1;
    stated += 1 - (1 - exposing(folding) / COSET.size) ** 2;
  }
  // The standard deviation of the difference is below √1500/2 < 20.
  expect(Math.abs(caught - stated)).toBeLessThan(60);
});
