import { expect, test } from 'vitest';
import { factOf, factPieces, fillFacts } from './facts.ts';

test('splits a text at its facts', () => {
  expect(factPieces('npm add tool@@build@ # @tag@')).toEqual([
    { text: 'npm add tool@' },
    { fact: 'build' },
    { text: ' # ' },
    { fact: 'tag' },
  ]);
});

test.each([
  ['no fact', 'no fact'],
  ['mail@example.com', 'mail@example.com'],
  ['@build@', '<build>'],
  ['a @build@ b @tag@', 'a <build> b <tag>'],
])('fills %j', (text, filled) => {
  expect(fillFacts(text, (name) => `<${name}>`)).toBe(filled);
});

test('an unknown fact is reported with the list of facts', () => {
  expect(() => factOf({ build: '1', tag: 'v1' }, 'biuld')).toThrow(
    expect.objectContaining({ remedy: 'Did you mean "@build@"? Available: @build@, @tag@.' }),
  );
});
