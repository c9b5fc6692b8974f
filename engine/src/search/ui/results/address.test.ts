import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResultsAddress, resultsUrl } from './address.ts';

const environment = {
  versions: ['3.0', '1.0'].map((label) => ({ label, path: '', status: 'superseded' as const })),
  currentSet: () => '3.0',
};

test('reads query and version', () => {
  expect(readResultsAddress('?q=env%3A%3Acommit&version=1.0', environment)).toEqual({
    query: 'env::commit',
    version: '1.0',
  });
  expect(readResultsAddress('', environment)).toEqual({ query: '', version: '3.0' });
});

test('an unknown version is replaced by the reader’s, a long query is cut, and control characters are removed', () => {
  expect(readResultsAddress('?version=9.9&q=a%00b', environment)).toEqual({ query: 'a b', version: '3.0' });
  expect(readResultsAddress(`?q=${'x'.repeat(500)}`, environment).query).toHaveLength(64);
});

test('every query can be read back from its address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (query) => {
      const url = resultsUrl('/docs/search', query, '1.0');
      expect(url.startsWith('/docs/search?')).toBe(true);
      expect(readResultsAddress(url.slice(url.indexOf('?')), environment)).toEqual({
        query: query.replace(/\p{C}/gu, ' '),
        version: '1.0',
      });
    }),
  );
});
