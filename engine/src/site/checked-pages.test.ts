import { describe, expect, test } from 'vitest';
import { isDataSection } from '../model/data-checks.ts';
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

  test.each([
    ['a page without a body', { pages: [{ ...versioned, body: undefined }] }],
    ['a page with a number for a title', { pages: [{ ...versioned, title: 1 }] }],
    ['a page without places', { pages: [{ ...versioned, places: undefined }] }],
    ['null for a page', { pages: [null] }],
    ['no pages', {}],
    ['an object of pages', { pages: { 0: versioned } }],
  ])('are no section with %s', (_, section) => {
    expect(isDataSection({ pages: [versioned] })).toBe(true);
    expect(isDataSection(section)).toBe(false);
  });
});
