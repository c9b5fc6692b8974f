import { expect, test } from 'vitest';
import { digestOf, fixture, indexOf } from '../../../tests/fixtures/search-pages.ts';
import { entryOf } from '../../basics/lookup.ts';
import { SearchIndex } from '../index/inverted-index.ts';
import { versionWords } from '../index/make-digest.ts';
import { findOtherVersions } from './other-versions.ts';

const body = (text: string) => [{ id: 'index', title: 'Start', body: `<p>${text}</p>` }];
const sets = [
  fixture('3.0', body('Invoices and shrinkwrapping.')),
  fixture('1.0', body('Invoices, walnut.')),
  fixture('0.20', body('Invoices, walnut, snapshots.')),
];
const words = versionWords(sets, []);
const indexes = new Map(sets.map((set) => [set.meta.name, indexOf(set)]));
const find = (query: string, scope = '3.0') => findOtherVersions(words, query, scope, entryOf(indexes, scope));

test('omits words that all versions have', () => {
  expect(words).toEqual({
    versions: ['3.0', '1.0', '0.20'],
    unreleased: [],
    words: { '1': 'shrinkwrapping', '6': 'walnut', '4': 'snapshots' },
  });
});

test('suggests versions that have the missing words, the closest first', () => {
  expect(find('walnut')).toEqual({ words: ['walnut'], versions: ['1.0', '0.20'] });
  expect(find('invoices snapshot')).toEqual({ words: ['snapshot'], versions: ['0.20'] });
  expect(find('shrinkwrapping', '0.20')).toEqual({ words: ['shrinkwrapping'], versions: ['3.0'] });
});

test('all missing words must be in the same version', () => {
  expect(find('walnut snapshots')).toEqual({ words: ['walnut', 'snapshots'], versions: ['0.20'] });
  expect(find('walnut kubernetes')).toBeNull();
});

test('an identifier that only other versions have is missing, though its parts are not', () => {
  const pages = (code: string) => body(`Read the session cycles with <code>${code}</code>.`);
  const latest = fixture('3.0', pages('session.cycles()'));
  const both = versionWords([latest, fixture('1.0', pages('session::read_cycles'))], []);
  const ask = (query: string) => findOtherVersions(both, query, '3.0', indexOf(latest));
  expect(ask('session::read_cycles')).toEqual({ words: ['session::read_cycles'], versions: ['1.0'] });
  expect(ask('read_cycles session')).toEqual({ words: ['read_cycles'], versions: ['1.0'] });
  expect(ask('session.cycles')).toBeNull();
});

test('suggests nothing for words in the scope', () => {
  expect(find('invoices')).toBeNull();
});

test('the closest version comes first, an unreleased one last', () => {
  const some = ['next', '3.0', '2.0', '1.0'].map((label) =>
    fixture(label, body(label === '3.0' ? 'Invoices.' : 'Invoices, walnut.')),
  );
  const found = findOtherVersions(
    versionWords(some, ['next']),
    'walnut',
    '3.0',
    indexOf(some[1] ?? fixture('3.0', [])),
  );
  expect(found?.versions).toEqual(['2.0', '1.0', 'next']);
});

test('a page of other versions that the query names is offered, unless a page here has its words in its names', () => {
  const titles = new Map([
    ['Walnut trees', ['1.0', '0.20']],
    ['The start', ['1.0']],
    ['Maple trees', ['0.20']],
  ]);
  const { names } = digestOf(
    fixture('3.0', [{ id: 'index', title: 'Start', body: '<p>Trees.</p>', askedAs: ['trees'] }]),
    undefined,
    [],
    titles,
  );
  const ask = (query: string) => findOtherVersions(words, query, '3.0', new SearchIndex(names));
  expect(ask('how do walnut trees grow')).toEqual({ words: ['Walnut trees'], versions: ['1.0', '0.20'] });
  expect(ask('maple')).toEqual({ words: ['Maple trees'], versions: ['0.20'] });
  expect(ask('maple syrup')).toBeNull();
  expect(ask('trees')).toBeNull();
});
