import { expect, test } from 'vitest';
import { either, equalTo, isNumber, isText, listOf, mapOf, objectOf, optional } from './guards.ts';

interface Scrolled {
  readonly path: string;
  readonly top?: number | undefined;
  readonly kind: 'page' | number;
}
const isScrolled = objectOf<Scrolled>({
  path: isText,
  top: optional(isNumber),
  kind: either(equalTo('page'), isNumber),
});

test.each([
  { path: '/a', kind: 'page' },
  { path: '/a', top: 3, kind: 0 },
  { path: '/a', kind: 0, more: 'than expected' },
])('an object with the properties: %j', (value) => {
  expect(isScrolled(value)).toBe(true);
});

test.each([
  null,
  undefined,
  'text',
  3,
  [],
  {},
  { path: 1, kind: 0 },
  { path: '/a', top: '3', kind: 0 },
  { path: '/a', kind: 'other' },
])('something else: %j', (value) => {
  expect(isScrolled(value)).toBe(false);
});

test('lists and maps hold only what they should', () => {
  expect([listOf(isText)(['a', 'b']), listOf(isText)(['a', 1]), listOf(isText)({ 0: 'a' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mapOf(isNumber)({ a: 1 }), mapOf(isNumber)({ a: '1' }), mapOf(isNumber)(null)]).toEqual([true, false, false]);
});
