import { expect, test } from 'vitest';
import { type CallGroup, callGroups, callsOf, callsTable } from '../../content/calls.ts';
import { isIn, narrower, signatures } from '../../content/signatures.ts';
import { signatureDifferences, unlistedCalls } from './signatures.ts';

const group: CallGroup = {
  caption: 'Calls',
  crate: 'risc0-zkvm',
  of: ['Kiln', 'heat'],
  lines: { 'Kiln::fire': 'kiln.fire();', heat: '// only words' },
};
const found = {
  'risc0-zkvm': { 'Kiln::fire': [{ signature: 'fn fire(&self)' }], heat: [{ after: '1.0', signature: 'fn heat()' }] },
};

test('a declaration that differs, is new, or is gone is reported', () => {
  expect(signatureDifferences(found, found)).toEqual([]);
  const changed = {
    'risc0-zkvm': { 'Kiln::fire': [{ signature: 'fn fire(self)' }], 'Kiln::cool': [{ signature: 'fn cool()' }] },
  };
  expect(signatureDifferences(found, changed).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'content/signatures.json: risc0-zkvm Kiln::fire',
    'content/signatures.json: risc0-zkvm heat',
    'content/signatures.json: risc0-zkvm Kiln::cool',
  ]);
});

test('a public call without a line, and a line without a call, are reported', () => {
  expect(unlistedCalls({ group }, found)).toEqual([]);
  const more = { 'risc0-zkvm': { ...found['risc0-zkvm'], 'Kiln::cool': [{ signature: 'fn cool()' }] } };
  expect(unlistedCalls({ group }, more)).toEqual(['content/calls.ts: group has no line for Kiln::cool']);
  expect(unlistedCalls({ group: { ...group, without: ['Kiln::cool'] } }, more)).toEqual([]);
  expect(unlistedCalls({ group: { ...group, lines: { ...group.lines, glaze: 'glaze();' } } }, found)).toEqual([
    'content/calls.ts: group has a line for glaze, which no version has',
  ]);
});

test('what is stored has a line for everything', () => {
  expect(unlistedCalls(callGroups, signatures)).toEqual([]);
});

test('spans of versions', () => {
  expect(isIn({ after: '0.21', until: '1.1' }, '0.21')).toBe(false);
  expect(isIn({ after: '0.21', until: '1.1' }, '1.1')).toBe(true);
  expect(isIn({ after: '3.0' }, 'next')).toBe(true);
  expect(narrower({ after: '0.21' }, { until: '1.1' })).toEqual({ after: '0.21', until: '1.1' });
  expect(narrower({ after: '1.1' }, { until: '1.1' })).toBeUndefined();
});

test('a call whose line or declaration changed has a row for each', () => {
  const rows = callsOf(callGroups.guest).filter(({ path }) => path === 'guest::env::pause');
  expect(rows.map(({ signature, code, after, until }) => [signature, code, after, until])).toEqual([
    ['fn pause()', 'env::pause();', undefined, '0.19'],
    ['fn pause(exit_code: u8)', 'env::pause(0);', '0.19', undefined],
  ]);
});

test('no call of a guest needs std, as the page says', () => {
  const needed = callsOf(callGroups.guest).flatMap(({ features }) => features);
  expect(new Set(needed)).toEqual(new Set(['unstable']));
});

test('a row says which feature it needs, and what its text is based on', () => {
  const cell = (name: string, table: ReturnType<typeof callsTable>) =>
    JSON.stringify(table.rows.find(({ cells }) => JSON.stringify(cells[0]).includes(name))?.cells[2]);
  expect(cell('read_frame"', callsTable(callGroups.guest))).toContain('with the feature unstable');
  expect(cell('env::read"', callsTable(callGroups.guest))).not.toContain('with the feature');
  expect(callsTable(callGroups.errors).rows[0]?.quotes).toEqual([
    { file: 'risc0/zkp/src/verify/mod.rs', text: '"invalid receipt format"' },
  ]);
});
