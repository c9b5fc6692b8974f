import fc from 'fast-check';
import { expect, test } from 'vitest';
import { versionsIn } from './range.ts';
import { rangeAfterDrop } from './range-after-drop.ts';
import { makeVersionTable } from './table.ts';

const names = ['0.18', '0.19', '0.20', '1.0', 'next'];
const table = (labels: readonly string[]) =>
  makeVersionTable(
    labels.map((label) => ({ label, facts: {}, ...(label === '1.0' ? { latest: true as const } : {}) })),
    '/api',
  );
const drop = { before: table(names), after: table(names.slice(1)) };

test.each([
  ['*', '*'],
  ['>=0.18', '*'],
  ['>=0.19', '*'],
  ['0.18', null],
  ['<0.19', null],
  ['<=0.18', null],
  ['>0.18 <1.0', '<1.0'],
  ['0.18 || >=1.0', '>=1.0'],
  ['<0.20', '<0.20'],
  ['<0.20 || >=1.0', '<0.20 || >=1.0'],
  ['>=0.19 released', 'released'],
  ['unreleased', 'unreleased'],
])('%s becomes %s', (text, expected) => {
  expect(rangeAfterDrop(text, drop)).toBe(expected);
});

const comparison = fc
  .tuple(fc.constantFrom('', '=', '<', '<=', '>', '>='), fc.constantFrom(...names))
  .map((parts) => parts.join(''));

test('the range means the same in all versions that are left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(comparison, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (alternatives) => {
        const text = alternatives.map((words) => words.join(' ')).join(' || ');
        const labels = versionsIn(text, drop.before).map(({ label }) => label);
        const after = rangeAfterDrop(text, drop);
        expect(after === null ? [] : versionsIn(after, drop.after).map(({ label }) => label)).toEqual(
          labels.filter((label) => label !== '0.18'),
        );
      },
    ),
  );
});
