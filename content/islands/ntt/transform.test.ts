import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../arithmetic/polynomial.ts';
import {
  blockOf,
  coefficientsOf,
  directValues,
  explainStep,
  knownAfter,
  LENGTHS,
  PRIMES,
  partOf,
  transform,
} from './transform.ts';

const cases = fc
  .constantFrom(...PRIMES)
  .chain((p) =>
    fc
      .constantFrom(...LENGTHS)
      .chain((n) =>
        fc.tuple(fc.constant(p), fc.array(fc.integer({ min: 0, max: p - 1 }), { minLength: n, maxLength: n })),
      ),
  );

describe('transform', () => {
  it('gives what evaluating directly gives', () => {
    fc.assert(
      fc.property(cases, ([p, input]) => {
        const t = transform(p, 'forward', input);
        expect(t.result).toEqual(directValues(t).map(({ y }) => y));
      }),
    );
  });
  it('and back is the identity', () => {
    fc.assert(
      fc.property(cases, ([p, input]) => {
        const there = transform(p, 'forward', input);
        const back = transform(p, 'inverse', there.result);
        expect(back.result).toEqual(input);
        expect(coefficientsOf(back)).toEqual(coefficientsOf(there));
      }),
    );
  });
  it('takes n/2 · log n butterflies, and one division on the way back', () => {
    expect(transform(17, 'forward', [1, 2, 3, 4, 5, 6, 7, 8]).steps).toHaveLength(12);
    expect(transform(17, 'inverse', [1, 2, 3, 4, 5, 6, 7, 8]).steps).toHaveLength(13);
  });
  it('knows every number after the last step, and what it explains is there', () => {
    const t = transform(17, 'inverse', [3, 1, 4, 1, 5, 9, 2, 6]);
    t.layers.forEach((values, column) => {
      values.forEach((_, row) => {
        const after = knownAfter(t, column, row);
        expect(after > 0).toBe(column > 0);
      });
    });
    expect(explainStep(t, 0)).toContain('y₀ y₄ y₂ y₆');
    expect(explainStep(t, 13)).toContain('multiply by 15');
  });
  it('fills each block with the values of a smaller polynomial, in both directions', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('forward' as const, 'inverse' as const), ([p, input], direction) => {
        const t = transform(p, direction, input);
        for (const step of t.steps) {
          if (step.kind === 'divide') continue;
          const { part, xs } = partOf(t, step);
          expect(t.layers[step.stage]?.slice(...blockOf(step))).toEqual(xs.map((x) => evaluate(t.field, part, x)));
        }
      }),
    );
  });
  it('explains a butterfly with its numbers', () => {
    const t = transform(17, 'forward', [3, 1, 4, 1]);
    // w = 13 has order 4; blocks of 2 give 7, -1 and 2, 0.
    expect(explainStep(t, 1)).toBe(
      'Step 1 of 4, blocks of 2: t = w⁰ · 4 = 1 · 4 = 4. The left result is 3 + 4 = 7, and the right one is 3 − 4 = 16, modulo 17. The block is complete: the values of 3 + 4x at 1, 16.',
    );
  });
});
