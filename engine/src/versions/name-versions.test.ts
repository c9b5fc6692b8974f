import { expect, test } from 'vitest';
import { existsWhen, nameVersions, rangeText } from './name-versions.ts';
import { parseRange } from './range.ts';
import { makeVersionTable } from './table.ts';

const table = makeVersionTable(
  ['1', '2', '3', '4', '5', '6'].map((label) => ({
    label,
    facts: {},
    ...(label === '5' ? { latest: true as const } : {}),
  })),
  '/api',
);

test.each([
  [['1'], 'version 1', '1', 'in version 1'],
  [['6'], 'version 6', '>=6', 'in version 6'],
  [['2', '3'], 'versions 2 and 3', '>=2 <=3', 'in versions 2 and 3'],
  [['1', '2', '3'], 'versions 1 to 3', '<=3', 'until 3'],
  [['4', '5', '6'], 'versions 4 to 6', '>=4', 'since 4'],
  [['1', '2', '3', '5', '6'], 'versions 1 to 3, 5, and 6', '<=3 || >=5', 'in versions 1 to 3, 5, and 6'],
  [['2', '4'], 'versions 2 and 4', '2 || 4', 'in versions 2 and 4'],
])('%j', (labels, named, range, when) => {
  expect(nameVersions(labels, table)).toBe(named);
  expect(rangeText(labels, table)).toBe(range);
  expect(existsWhen(labels, table)).toBe(when);
  expect(parseRange(range, table).versions.map(({ label }) => label)).toEqual(labels);
});
