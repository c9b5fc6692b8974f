import { expect, test } from 'vitest';
import { facetFilters, versionTag } from './facets.ts';

test('a search is for one language, and for one version or the unversioned pages', () => {
  expect(facetFilters('docusaurus_tag', 'en', '2.1')).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.1'],
  ]);
});

test('tags are those that documentation crawlers write', () => {
  expect([null, '3.0', 'next'].map(versionTag)).toEqual(['default', 'docs-default-3.0', 'docs-default-current']);
});
