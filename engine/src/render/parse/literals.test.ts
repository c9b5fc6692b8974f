import { Parser } from 'acorn';
import type { Program } from 'estree';
import { expect, test } from 'vitest';
import { expressionOf, literalOf } from './literals.ts';

const read = (source: string) =>
  literalOf(expressionOf(Parser.parse(`(${source})`, { ecmaVersion: 'latest' }) as Program));

test.each([
  ['13', 13],
  ['-2.5', -2.5],
  ['"a"', 'a'],
  ['`a\nb`', 'a\nb'],
  ['true', true],
  ['null', null],
  ['[1, [2], "c"]', [1, [2], 'c']],
  ['{ x: 5, "y z": { w: [] } }', { x: 5, 'y z': { w: [] } }],
])('%s is the value it names', (source, value) => {
  expect(read(source)).toEqual(value);
});

test.each([
  'x',
  '1 + 1',
  ['`$', '{x}`'].join(''),
  'f()',
  '!1',
  '-"a"',
  '({ [x]: 1 })',
  '({ ...x })',
  '[...x]',
  '() => 1',
  'window.x',
  '({ get x() { return 1 } })',
])('%s is refused', (source) => {
  expect(() => read(source)).toThrow('it computes something');
});
