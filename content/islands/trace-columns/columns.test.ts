import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degree, evaluate } from '../arithmetic/polynomial.ts';
import { endOf, field, type Operation, quotient, ROWS, rulesOf, run, selectorsOf, split } from './columns.ts';

const element = fc.integer({ min: 0, max: field.p - 1 });
const start = fc.tuple(element, element);
const program = fc.array(fc.constantFrom<Operation>('add', 'multiply', 'stop'), { minLength: ROWS, maxLength: ROWS });
const idle = fc.array(element, { minLength: 2 * ROWS, maxLength: 2 * ROWS });
const example: Operation[] = ['add', 'add', 'multiply', 'add', 'add', 'stop', 'stop', 'stop'];

describe('an honest table', () => {
  it('satisfies every rule on every row, so the mix divides without a remainder and splits into two columns', () => {
    fc.assert(
      fc.property(program, start, idle, element, (operations, from, noise, alpha) => {
        const table = run(operations, from, noise);
        const rules = rulesOf(table, selectorsOf(operations), {
          start: from,
          result: table.b[endOf(operations)] as number,
        });
        expect(rules.flatMap(({ values }) => values).every((value) => value === 0)).toBe(true);
        const divided = quotient(rules, alpha);
        expect(divided.remainder).toEqual([]);
        const [even, odd] = split(divided.quotient);
        expect(Math.max(degree(even), degree(odd))).toBeLessThan(ROWS);
      }),
    );
  });

  it('is the one that the page shows', () => {
    const { a, b } = run(example, [2, 5], new Array(2 * ROWS).fill(0));
    expect([a.slice(0, 6), b.slice(0, 6)]).toEqual([
      [2, 5, 7, 12, 84, 96],
      [5, 7, 12, 84, 96, 180],
    ]);
    expect(selectorsOf(example)).toEqual({
      first: [1, 0, 0, 0, 0, 0, 0, 0],
      add: [1, 1, 0, 1, 1, 0, 0, 0],
      mul: [0, 0, 1, 0, 0, 0, 0, 0],
      last: [0, 0, 0, 0, 0, 1, 0, 0],
    });
  });
});

it('a changed cell of the program breaks a rule and leaves a remainder for all but a few α; a changed idle cell does neither', () => {
  fc.assert(
    fc.property(
      start,
      fc.nat(ROWS - 1),
      fc.constantFrom('a' as const, 'b' as const),
      fc.integer({ min: 1, max: 192 }),
      (from, row, name, by) => {
        const honest = run(example, from, new Array(2 * ROWS).fill(1));
        const table = { ...honest, [name]: honest[name].map((value, i) => (i === row ? field.add(value, by) : value)) };
        const rules = rulesOf(table, selectorsOf(example), { start: from, result: honest.b[endOf(example)] as number });
        const holds = rules.every(({ values }) => values.every((value) => value === 0));
        // The value of a in the last row is checked by the rule of the row before.
        expect(holds).toBe(row > endOf(example));
        const lucky = Array.from({ length: field.p }, (_, alpha) => alpha).filter(
          (alpha) => quotient(rules, alpha).remainder.length === 0,
        );
        if (!holds) expect(lucky.length).toBeLessThanOrEqual(rules.length - 1);
      },
    ),
    { numRuns: 30 },
  );
});

it('the two parts put together are the quotient', () => {
  fc.assert(
    fc.property(fc.array(element, { maxLength: 14 }), element, (q, x) => {
      const [even, odd] = split(q);
      const square = field.mul(x, x);
      expect(field.add(evaluate(field, even, square), field.mul(x, evaluate(field, odd, square)))).toBe(
        evaluate(field, q, x),
      );
    }),
  );
});
