import { expect, test } from 'vitest';
import { parseFence } from './fence.ts';

test('reads title, lines, and check', () => {
  const fence = parseFence('title="src/main.rs" {2,5-7} check="host" methods="SUM, HASH" deps="sha2=0.10"');
  expect(fence).toMatchObject({ title: 'src/main.rs', check: 'host', methods: ['SUM', 'HASH'], deps: ['sha2=0.10'] });
  expect([...fence.marked]).toEqual([2, 5, 6, 7]);
});

test('an empty info string has no values', () => {
  expect(parseFence('')).toMatchObject({ title: undefined, check: undefined });
});

test.each([
  ['titel="x"', /"titel".*Did you mean "title"/],
  ['check="hots"', /check="hots".*"host"/],
  ['{0}', /does not name lines/],
  ['{7-2}', /does not name lines/],
  ['title=x', /not known/],
])('%s is refused', (meta, message) => {
  let said = '';
  try {
    parseFence(meta);
  } catch (error) {
    said = String(error);
  }
  expect(said).toMatch(message);
});
