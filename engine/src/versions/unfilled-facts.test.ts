import { expect, test } from 'vitest';
import { makeVersionTable } from './table.ts';
import { unfilledFacts } from './unfilled-facts.ts';

const table = (latest: Record<string, string>) =>
  makeVersionTable(
    [
      { label: '1.0', facts: { tag: 'v1.0.1', toolchain: '1' } },
      { label: '1.1', facts: { tag: 'v1.1.0', toolchain: '1' } },
      { label: '2.0', latest: true, facts: latest },
      { label: 'next', facts: { tag: 'main', toolchain: '2', contracts: 'main' } },
    ],
    '/docs',
  );

test('a fact that differs in all releases can not be the one of the unreleased version', () => {
  expect(unfilledFacts(table({ tag: 'main', toolchain: '2' })).map(String)).toEqual([
    'content/versions.ts: The fact "tag" of 2.0, "main", is that of the unreleased version. Write the value of the release 2.0.',
  ]);
  expect(unfilledFacts(table({ tag: 'v2.0.0', toolchain: '2' }))).toEqual([]);
});

test('whatever names the state that is not released has to be filled in, also a fact that only some releases have', () => {
  expect(unfilledFacts(table({ tag: 'v2.0.0', toolchain: '2', contracts: 'main' })).map(String)).toEqual([
    expect.stringContaining('The fact "contracts" of 2.0, "main", is that of the unreleased version.'),
  ]);
});
