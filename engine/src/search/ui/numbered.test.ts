import { expect, test } from 'vitest';
import type { Hit, HitGroup } from '../provider.ts';
import { numbered, shortcoming } from './numbered.ts';

const group = (id: string, hits: number, isClosest: boolean): HitGroup => ({
  ...{ id, isClosest, title: id, version: null, crumbs: [] },
  hits: Array.from(
    { length: hits },
    (_, i): Hit => ({
      ...{
        id: `${id}${i}`,
        url: `/${id}`,
        external: false,
        page: id,
        version: null,
        crumbs: [],
        heading: [],
        above: [],
        kind: 'text',
      },
      ...{ snippet: [], words: [], lacks: [] },
    }),
  ),
});

test('numbers hits through all groups', () => {
  const numbers = numbered([group('a', 2, false), group('b', 1, false)]).map(({ hits }) =>
    hits.map(({ number }) => number),
  );
  expect(numbers).toEqual([[0, 1], [2]]);
});

test('labels the closest groups once, and says whether anything matches', () => {
  const labels = (...groups: HitGroup[]) => numbered(groups).map(({ label }) => label);
  expect(labels(group('a', 1, true), group('b', 1, true))).toEqual([
    'Nothing matches every word. Closest pages:',
    null,
  ]);
  expect(labels(group('a', 1, false), group('b', 1, true))).toEqual([
    null,
    'Nothing else matches every word. Closest pages:',
  ]);
  expect(labels(group('a', 1, false))).toEqual([null]);
});

test('a close hit says what it lacks, or that its words are apart', () => {
  const [hit] = group('a', 1, true).hits;
  if (!hit) throw new Error('The group is empty.');
  expect(shortcoming({ ...hit, lacks: ['one', 'two'] }, { isClosest: true })).toBe('Missing: one, two');
  expect(shortcoming(hit, { isClosest: true })).toBe('Has the words in different places');
  expect(shortcoming(hit, { isClosest: false })).toBeNull();
});
