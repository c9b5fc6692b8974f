import { makeVersionTable } from 'onesource/tools';
import { expect, test } from 'vitest';
import { type Group, outdated } from './measured.ts';

const { latest } = makeVersionTable(
  [{ label: '2.0', latest: true, facts: { zkvm: '2.0.2', contracts: 'v1.1.0' } }],
  '/api',
);

test('figures of older releases are reported', () => {
  const group = (versions: Group['versions']): Group => ({
    version: '2.0',
    date: '2026-11-22',
    machine: 'this',
    versions,
    values: {},
  });
  const measured = { execution: group({ 'risc0-zkvm': '2.0.2' }), gas: group({ contracts: 'v1.0.0', solc: '0.8.26' }) };
  expect(outdated(measured, latest)).toEqual(['gas: contracts v1.0.0 instead of v1.1.0']);
});
