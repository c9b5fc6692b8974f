import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRange, namesOnly, parseRange, rangeAfterCut } from './range.ts';
import { makeVersionTable, type VersionRow } from './table.ts';

const names = ['0.18', '0.19', '0.20', '0.21', '1.0', '1.1', '1.2', '2.0.0', '2.1', '2.2', '2.3', '3.0', 'next'];
const rows = names.map((label): VersionRow => ({ label, facts: {}, ...(label === '3.0' ? { latest: true } : {}) }));
const table = makeVersionTable(rows, '/api');
const labels = (text: string) => parseRange(text, table).versions.map((v) => v.label);

describe('parseRange', () => {
  test.each([
    ['*', table.all.map((v) => v.label)],
    ['<0.20', ['0.18', '0.19']],
    ['>=0.21 <1.1', ['0.21', '1.0']],
    ['1.2', ['1.2']],
    ['=1.2', ['1.2']],
    ['>2.3', ['3.0', 'next']],
    ['<=0.18 || >=3.0', ['0.18', '3.0', 'next']],
    ['next', ['next']],
    ['2.0.0 || 2.1', ['2.0.0', '2.1']],
  ])('%s', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test.each([
    ['', /empty/],
    ['>=1.3', /no version "1.3".*Did you mean/],
    ['>=2.0', /no version "2.0".*"2.0.0"/],
    ['>2.0.0 <2.1', /can never be true/],
    ['>next', /can never be true/],
    ['~1.0', /not part of a version range/],
    ['1.0 ||', /nothing on one side/],
  ])('%j is refused', (text, message) => {
    expect(() => labels(text)).toThrow();
    try {
      labels(text);
    } catch (error) {
      expect(String(error)).toMatch(message);
    }
  });
});

describe('describeRange', () => {
  test.each([
    ['>=1.1', 'Since 1.1'],
    ['<=2.0.0', 'Until 2.0.0'],
    ['>=0.21 <2.0.0', '0.21 to 1.2'],
    ['1.0', '1.0 only'],
    ['next', 'In next only'],
    ['<0.20 || >=2.1', 'Until 0.19, since 2.1'],
    ['*', null],
  ])('%s', (text, expected) => {
    expect(describeRange(parseRange(text, table).versions, table.all)).toBe(expected);
  });
});

describe('rangeAfterCut', () => {
  test.each([
    ['next', '>=3.1'],
    ['=next', '>=3.1'],
    ['>=next', '>=3.1'],
    ['<next', '<3.1'],
    ['<=next', '<=next'],
    ['>=2.0.0 <next || 1.0', '>=2.0.0 <3.1 || 1.0'],
    ['1.0||next', '1.0||>=3.1'],
    ['*', '*'],
    ['>=3.0', '>=3.0'],
  ])('%s becomes %s', (text, expected) => {
    expect(rangeAfterCut(text, 'next', '3.1')).toBe(expected);
  });

  const after = makeVersionTable(
    [
      ...rows.slice(0, -1).map(({ label, facts }) => ({ label, facts })),
      { label: '3.1', facts: {}, latest: true },
      { label: 'next', facts: {} },
    ],
    '/api',
  );
  const comparison = fc
    .tuple(fc.constantFrom('', '=', '<', '<=', '>', '>='), fc.constantFrom(...names))
    .map((parts) => parts.join(''));
  const range = fc.array(fc.array(comparison, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

  test('includes the new version and the new next if it included next, and otherwise stays the same', () => {
    fc.assert(
      fc.property(range, (alternatives) => {
        const text = alternatives.map((words) => words.join(' ')).join(' || ');
        const before = safely(text);
        fc.pre(before !== null);
        const inside = parseRange(rangeAfterCut(text, 'next', '3.1'), after);
        for (const version of after.all) {
          const counterpart = version.label === '3.1' ? 'next' : version.label;
          expect([version.label, inside.has(version)]).toEqual([version.label, before?.has(table.get(counterpart))]);
        }
      }),
    );
  });

  function safely(text: string) {
    try {
      return parseRange(text, table);
    } catch {
      return null;
    }
  }
});

test.each([
  ['3.0', true],
  ['=3.0', true],
  ['3.0 || 3.0', true],
  ['>=3.0', false],
  ['>=3.0 <next', false],
  ['3.0 || next', false],
  ['2.3', false],
])('namesOnly of %s', (text, expected) => {
  expect(namesOnly(parseRange(text, table), table.latest)).toBe(expected);
});
