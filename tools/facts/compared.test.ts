import { defineTable } from 'onesource';
import { expect, test } from 'vitest';
import { changedRows, digestsOf } from './compared.ts';

const tableOf = (...rows: Parameters<typeof defineTable>[0]['rows']) =>
  defineTable({
    caption: 'Temperatures',
    source: [{ title: 'the kiln', href: 'https://example.com' }],
    checked: '2026-01-31',
    columns: ['What', 'Degrees'],
    rows,
  });
const clay = { cells: ['Clay', '1,050'] };
const glaze = { versions: '>=1.1', cells: ['Glaze', { code: '1_240' }] };

test('a row that differs from what was compared is reported, whichever part of it differs', () => {
  const compared = { heat: digestsOf(tableOf(clay, glaze)) };
  const changed = (...rows: Parameters<typeof tableOf>) => changedRows(new Map([['heat', tableOf(...rows)]]), compared);
  expect(changed(glaze, clay)).toEqual([]);
  expect(changed({ cells: ['Clay', '1,060'] }, glaze)).toEqual([
    'content/data/heat.ts: the row "Clay | 1,060" has changed since it was compared with its source. Compare it, and add --compared heat.',
  ]);
  expect(changed(clay, { ...glaze, cells: ['Glaze', { code: '1_140' }] })).toHaveLength(1);
  expect(changed(clay, { ...glaze, versions: '>=1.2' })).toHaveLength(1);
});

test('a table that was never compared is reported', () => {
  expect(changedRows(new Map([['heat', tableOf(clay, glaze)]]), {})).toHaveLength(2);
});
