import { expect, test } from 'vitest';
import { parseFence } from './fence.ts';

const added = { check: { values: ['build', 'run'] }, uses: {} };

test('reads title, lines, and the options of the project', () => {
  const fence = parseFence('title="src/main.c" {2,5-7} check="run" uses="math, io"', added);
  expect(fence).toMatchObject({ title: 'src/main.c', options: { check: 'run', uses: 'math, io' } });
  expect([...fence.marked]).toEqual([2, 5, 6, 7]);
});

test('an empty info string has no values', () => {
  expect(parseFence('', added)).toMatchObject({ title: undefined, options: {} });
});

test.each([
  ['titel="x"', /"titel".*Did you mean "title"/],
  ['check="rum"', /check="rum".*"run"/],
  ['constructor="x"', /"constructor"/],
  ['{0}', /does not name lines/],
  ['{7-2}', /does not name lines/],
  ['title=x', /not known/],
])('%s is refused', (meta, message) => {
  let said = '';
  try {
    parseFence(meta, added);
  } catch (error) {
    said = String(error);
  }
  expect(said).toMatch(message);
});
