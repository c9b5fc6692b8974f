import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hit } from '../../provider.ts';
import {
  forgotten,
  nothingRemembered,
  parseRemembered,
  type RememberedPlace,
  rememberedPlace,
  saved,
  visited,
} from './remembered.ts';

const place = (number: number): RememberedPlace => ({
  path: `/guide/page-${number}`,
  title: `Page ${number}`,
  page: '',
  version: '3.0',
});
const visits = (count: number, start = nothingRemembered) =>
  Array.from({ length: count }, (_, i) => place(i)).reduce(visited, start);

test('keeps seven recent places, the most recent first', () => {
  expect(visits(9).recent.map(({ title }) => title)).toEqual([
    'Page 8',
    'Page 7',
    'Page 6',
    'Page 5',
    'Page 4',
    'Page 3',
    'Page 2',
  ]);
});

test('keeps four recent places with favorites', () => {
  expect(visits(9, saved(nothingRemembered, place(100))).recent).toHaveLength(4);
  expect(saved(visits(7), place(6)).recent).toHaveLength(4);
});

test('keeps ten favorites; a favorite is not also a recent place', () => {
  const all = Array.from({ length: 12 }, (_, i) => place(i)).reduce(saved, nothingRemembered);
  expect(all.favorites).toHaveLength(10);
  expect(visited(all, place(11))).toEqual(all);
});

test('a place that is visited again moves to the front', () => {
  expect(visited(visits(3), place(0)).recent.map(({ title }) => title)).toEqual(['Page 0', 'Page 2', 'Page 1']);
});

test('removes a place', () => {
  expect(forgotten(saved(visits(2), place(0)), place(0))).toEqual({ recent: [place(1)], favorites: [] });
});

test('reads back what it wrote, and drops invalid places', () => {
  const places = saved(visits(3), place(2));
  expect(parseRemembered(JSON.parse(JSON.stringify(places)))).toEqual(places);
  expect(
    parseRemembered({
      recent: [
        { ...place(1), path: 'javascript:alert(1)' },
        { ...place(1), path: '//evil.example' },
        { ...place(1), path: '/\\evil' },
        7,
        null,
      ],
      favorites: 'x',
    }),
  ).toEqual(nothingRemembered);
  fc.assert(fc.property(fc.jsonValue(), (raw) => void parseRemembered(raw)));
});

test('another site is not remembered', () => {
  const hit: Hit = {
    id: '1',
    url: '/docs/guide#x',
    external: false,
    page: 'P',
    version: '3.0',
    crumbs: [],
    heading: [{ text: 'X', marked: true }],
    above: [],
    kind: 'heading',
    snippet: [],
    words: [],
    lacks: [],
  };
  expect(rememberedPlace(hit, '/docs/')).toEqual({ path: '/guide#x', title: 'X', page: 'P', version: '3.0' });
  expect(rememberedPlace({ ...hit, external: true }, '/docs/')).toBeNull();
  expect(rememberedPlace({ ...hit, url: 'https://example.org/' }, '/docs/')).toBeNull();
});
