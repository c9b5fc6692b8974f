import { expect, test } from 'vitest';
import { factOf, factPieces, fillFacts } from './facts.ts';

test('splits a text at its facts', () => {
  expect(factPieces('cargo add risc0-zkvm@@zkvm@ # @tag@')).toEqual([
    { text: 'cargo add risc0-zkvm@' },
    { fact: 'zkvm' },
    { text: ' # ' },
    { fact: 'tag' },
  ]);
});

test.each([
  ['no fact', 'no fact'],
  ['mail@example.com', 'mail@example.com'],
  ['@zkvm@', '<zkvm>'],
  ['a @zkvm@ b @tag@', 'a <zkvm> b <tag>'],
])('fills %j', (text, filled) => {
  expect(fillFacts(text, (name) => `<${name}>`)).toBe(filled);
});

test('an unknown fact is reported with the list of facts', () => {
  expect(() => factOf({ zkvm: '1', tag: 'v1' }, 'zkvn')).toThrow(
    expect.objectContaining({ remedy: 'Did you mean "zkvm"? Available: zkvm, tag.' }),
  );
});
