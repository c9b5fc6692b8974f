import { describe, expect, test } from 'vitest';
import type { PageRecord } from '../model/record.ts';
import { checkedPages } from './checked-pages.ts';

const record = (places: PageRecord['places']): PageRecord => ({
  id: 'install',
  title: 'Install',
  description: '',
  toc: [],
  body: '<p>Text</p>',
  source: '',
  updated: null,
  islands: [],
  sources: [],
  places,
  successor: null,
});
const versioned = record([{ path: 'install', versions: ['2.0', '1.0'] }]);
const unversioned = record([]);

describe('fetched pages', () => {
  test('are accepted if they are in the set', () => {
    expect(checkedPages([versioned], '1.0')).toEqual([versioned]);
    expect(checkedPages([unversioned], 'learn')).toEqual([unversioned]);
  });

  test.each([
    ['of another version', [versioned], '3.0'],
    ['of a version instead of an unversioned one', [versioned], 'learn'],
    ['unversioned instead of one in a version', [unversioned], '1.0'],
  ])('are refused if one is %s', (_, pages, set) => {
    expect(() => checkedPages(pages, set)).toThrow('belongs to another version');
  });
});
