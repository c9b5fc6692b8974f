import { expect, test } from 'vitest';
import { fixture, indexOf } from '../../../tests/fixtures/search-pages.ts';
import { versionWords } from '../index/make-digest.ts';
import { findOtherVersions } from './other-versions.ts';

const body = (text: string) => [{ id: 'index', title: 'Start', body: `<p>${text}</p>` }];
const sets = [
  fixture('3.0', body('Invoices and shrinkwrapping.')),
  fixture('1.0', body('Invoices, walnut.')),
  fixture('0.20', body('Invoices, walnut, snapshots.')),
];
const words = versionWords(sets);
const find = (query: string, scope = '3.0') => {
  const ownSet = sets.find(({ meta }) => meta.label === scope);
  return findOtherVersions(words, query, scope, ownSet && indexOf(ownSet));
};

test('omits words that all versions have', () => {
  expect(words).toEqual({
    versions: ['3.0', '1.0', '0.20'],
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
  const both = [fixture('3.0', pages('session.cycles()')), fixture('1.0', pages('session::read_cycles'))];
  const [latest] = both;
  const ask = (query: string) => findOtherVersions(versionWords(both), query, '3.0', latest && indexOf(latest));
  expect(ask('session::read_cycles')).toEqual({ words: ['session::read_cycles'], versions: ['1.0'] });
  expect(ask('read_cycles session')).toEqual({ words: ['read_cycles'], versions: ['1.0'] });
  expect(ask('session.cycles')).toBeNull();
});

test('suggests nothing for words in the scope', () => {
  expect(find('invoices')).toBeNull();
});
