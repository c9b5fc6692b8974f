import { expect, test } from 'vitest';
import { fixture } from '../../../tests/fixtures/search-pages.ts';
import { records } from './records.ts';

const site = { url: 'https://dev.example.com/docs', slash: '' as const, language: 'en', versionFacet: 'docusaurus_tag' };
const { meta, pack } = fixture('2.1', [
  {
    id: 'zkvm/receipts',
    title: 'Receipts',
    description: 'What a receipt holds.',
    crumbs: ['Basics'],
    body: `<p>A receipt is a proof.</p><h2 id="kinds">Kinds</h2><p>${'word '.repeat(300)}</p><h3 id="small">Small ones</h3><pre><code>receipt.verify(ID)</code></pre>`,
  },
]);

test('a page becomes records with their place in the hierarchy', () => {
  const found = records(meta, pack, site);
  expect(
    found.map(({ type, anchor, hierarchy, content }) => [type, anchor, hierarchy.lvl2, hierarchy.lvl3, content?.slice(0, 21) ?? null]),
  ).toEqual([
    ['lvl1', null, null, null, 'What a receipt holds.'],
    ['content', null, null, null, 'A receipt is a proof.'],
    ['lvl2', 'kinds', 'Kinds', null, null],
    ['content', 'kinds', 'Kinds', null, 'word word word word wo'.slice(0, 21)],
    ['content', 'kinds', 'Kinds', null, 'word word word word wo'.slice(0, 21)],
    ['lvl3', 'small', 'Kinds', 'Small ones', null],
    ['content', 'small', 'Kinds', 'Small ones', 'receipt.verify(ID)'],
  ]);
  expect(found[2]).toMatchObject({
    url: 'https://dev.example.com/docs/api/2.1/zkvm/receipts#kinds',
    url_without_anchor: 'https://dev.example.com/docs/api/2.1/zkvm/receipts',
    hierarchy: { lvl0: 'Basics', lvl1: 'Receipts' },
    language: 'en',
    docusaurus_tag: 'docs-default-2.1',
    version: '2.1',
  });
});

test('records have unique ids, and none exceeds the limit of services', () => {
  const found = records(meta, pack, site);
  expect(new Set(found.map(({ objectID }) => objectID)).size).toBe(found.length);
  for (const { content } of found) expect(content?.length ?? 0).toBeLessThanOrEqual(1_000);
});
