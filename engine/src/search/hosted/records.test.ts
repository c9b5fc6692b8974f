import { expect, test } from 'vitest';
import { fixture } from '../../../tests/fixtures/search-pages.ts';
import { records } from './records.ts';

const site = {
  url: 'https://dev.example.com/docs',
  slash: '' as const,
  language: 'en',
  versionFacet: 'docusaurus_tag',
};
const { meta, records: pages } = fixture('2.1', [
  {
    id: 'core/invoices',
    title: 'Invoices',
    description: 'What an invoice holds.',
    crumbs: ['Basics'],
    body: `<p>An invoice is a proof.</p><h2 id="kinds">Kinds</h2><p>${'word '.repeat(300)}</p><h3 id="small">Small ones</h3><pre><code>invoice.verify(ID)</code></pre>`,
  },
]);

test('a page becomes records with their place in the hierarchy', () => {
  const made = records(meta, pages, site);
  expect(
    made.map(({ type, anchor, hierarchy, content }) => [
      type,
      anchor,
      hierarchy.lvl2,
      hierarchy.lvl3,
      content?.slice(0, 22) ?? null,
    ]),
  ).toEqual([
    ['lvl1', null, null, null, 'What an invoice holds.'],
    ['content', null, null, null, 'An invoice is a proof.'],
    ['lvl2', 'kinds', 'Kinds', null, null],
    ['content', 'kinds', 'Kinds', null, 'word word word word wor'.slice(0, 22)],
    ['content', 'kinds', 'Kinds', null, 'word word word word wor'.slice(0, 22)],
    ['lvl3', 'small', 'Kinds', 'Small ones', null],
    ['content', 'small', 'Kinds', 'Small ones', 'invoice.verify(ID)'],
  ]);
  expect(made[2]).toMatchObject({
    url: 'https://dev.example.com/docs/guide/2.1/core/invoices#kinds',
    url_without_anchor: 'https://dev.example.com/docs/guide/2.1/core/invoices',
    hierarchy: { lvl0: 'Basics', lvl1: 'Invoices' },
    language: 'en',
    docusaurus_tag: 'docs-default-2.1',
    version: '2.1',
  });
});

test('records have unique ids, and none exceeds the limit of services', () => {
  const made = records(meta, pages, site);
  expect(new Set(made.map(({ objectID }) => objectID)).size).toBe(made.length);
  for (const { content } of made) expect(content?.length ?? 0).toBeLessThanOrEqual(1_000);
});
