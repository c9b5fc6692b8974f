import { expect, test } from 'vitest';
import type { Hit, HitGroup } from '../provider.ts';
import { isWholePage, numbered, shortcoming, startsWithPage } from './numbered.ts';

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
  // A close first result, which says itself what it lacks.
  const named = group('a', 1, true);
  const withLacks = (...lacks: string[]) => ({
    ...named,
    hits: named.hits.map((hit) => ({ ...hit, kind: 'heading' as const, lacks })),
  });
  expect(labels(withLacks('one', 'two'), group('b', 1, true))).toEqual([null, null]);
  expect(labels(withLacks('one', 'two', 'three'))).toEqual(['Nothing matches every word. Closest pages:']);
  expect(labels(group('a', 1, false), group('b', 1, true))).toEqual([
    null,
    'Nothing else matches every word. Closest pages:',
  ]);
  expect(labels(group('a', 1, false))).toEqual([null]);
});

test('a page is the title of its group, or below it', () => {
  const [page] = group('a', 1, false).hits;
  const heading = [
    { text: 'Kil', marked: true },
    { text: 'ns', marked: false },
  ];
  if (!page) throw new Error('The group is empty.');
  const [whole, section, repeated] = [
    { ...page, heading },
    { ...page, heading: [{ text: 'Lids', marked: true }] },
    { ...page, heading, above: ['Parts'] },
  ];
  const groupOf = (...hits: Hit[]): HitGroup => ({ ...group('a', 0, false), title: 'Kilns', hits });
  expect(startsWithPage(groupOf(whole, section))).toBe(true);
  expect(startsWithPage(groupOf(section, whole))).toBe(false);
  expect(isWholePage(whole, { title: 'Kilns' })).toBe(true);
  expect(isWholePage(repeated, { title: 'Kilns' })).toBe(false);
});

test('a close hit says what it lacks, or that its words are apart', () => {
  const [hit] = group('a', 1, true).hits;
  if (!hit) throw new Error('The group is empty.');
  expect(shortcoming({ ...hit, lacks: ['one', 'two'] }, { isClosest: true })).toBe('Missing: one, two');
  expect(shortcoming(hit, { isClosest: true })).toBe('Has the words in different places');
  expect(shortcoming(hit, { isClosest: false })).toBeNull();
});
