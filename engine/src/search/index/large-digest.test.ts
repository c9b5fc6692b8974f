import { beforeAll, expect, test } from 'vitest';
import { type FirstSearch, firstSearch, inventedDigest, partsByName } from '../../../tests/fixtures/first-search.ts';
import { inventedWord } from '../../../tests/fixtures/invented-pages.ts';
import { digestOf, fixture, indexOf } from '../../../tests/fixtures/search-pages.ts';
import { searchIndex } from '../engine/search.ts';
import type { SearchResponse } from '../provider.ts';
import { inBlocks } from './large-digest.ts';

const urls = ({ groups }: SearchResponse) => groups.flatMap(({ hits }) => hits.map(({ url }) => url));

const guide = fixture('3.0', [
  {
    id: 'invoices',
    title: 'Invoices',
    body: '<p>What a customer gets.</p><h2 id="flame-graph">Draw a flame graph</h2><p>Of long runs.</p>',
    askedAs: ['how to bill a customer'],
  },
  { id: 'walnut', title: 'Walnut trees', body: '<p>Grown slowly.</p>', description: 'How a nut becomes a tree.' },
  { id: 'maple', title: 'Why', body: '<h2 id="c">Support for C</h2><p>Maple and invoices.</p>' },
  { id: 'walnuts', title: 'More on walnut trees', body: '<p>Walnut invoices.</p>' },
]);
const learn = fixture('learn', [
  {
    id: 'terms',
    title: 'Terms',
    body: '<dl><div id="system-call"><dt>System call<small> also syscall</small></dt><dd>A request. <a href="/guide/walnut" aria-label="More on System call">More</a></dd></div></dl>',
  },
  { id: 'calls', title: 'A system call in detail', body: '<p>Made by programs.</p>' },
]);
const synonyms = ['plant: maple'];
const large = partsByName(inBlocks(digestOf(guide, learn, '', synonyms)));

test.each([
  ['the words of a title, of the text, and the beginning of a word', ['walnut trees', 'slowly', 'wal', 'w', 'inv']],
  ['other forms, adjacent words, two words written as one', ['tree', 'system call', 'flamegraph', 'flame graph']],
  ["the glossary's names, and what a word means", ['syscall', 'what is a system call?']],
  ['synonyms, typos, single letters, stop words', ['plant', 'valnut', 'walnt', 'support for C ', 'why', 'xylophone']],
  ['suggestions for words that nothing has', ['invxxces', 'syxxem']],
])('names in blocks and names in one file give the same results: %s', (_, queries) => {
  const index = indexOf(guide, learn, synonyms);
  const request = { scope: '3.0', offset: 0, hits: 20, perGroup: 5, snippetWords: 10 };
  for (const query of queries) {
    const { groups, total, unknownWords, suggestions } = searchIndex(index, { ...request, query }, '/');
    const { response } = firstSearch(large, query);
    expect([query, urls(response)]).toEqual([query, urls({ ...response, groups })]);
    expect([query, response.total, response.unknownWords]).toEqual([query, total, unknownWords]);
    expect([query, response.suggestions]).toEqual([query, suggestions]);
  }
});

test('a query fetches the lists of its words, then the blocks of its results', () => {
  const { fetched, response } = firstSearch(large, 'slowly');
  expect(fetched).toEqual([['names'], ['s'], ['names0']]);
  expect(response.groups.map(({ title }) => title)).toEqual(['Walnut trees']);
});

// Enough for several lists of a letter; `npm run bench -- search` has larger sites.
const pages = 1500;
let invented: Map<string, object>;
beforeAll(() => {
  invented = partsByName(inventedDigest(pages));
}, 120_000);

test.each([
  ['a frequent word', inventedWord(20)],
  ['a rare word', inventedWord(2000)],
  ['the beginning of many words', inventedWord(200).slice(0, 2)],
  ['two words', `${inventedWord(30)} ${inventedWord(400)}`],
])(`of ${pages} pages, the first result needs 40 kB in three rounds, and the others 50 kB in four: %s`, (_, query) => {
  const { bytes, fetched, response, first }: FirstSearch = firstSearch(invented, query);
  expect(response.groups.length).toBeGreaterThan(0);
  expect(first.rounds).toBeLessThanOrEqual(3);
  expect(first.bytes).toBeLessThan(40_000);
  expect(fetched.length).toBeLessThanOrEqual(4);
  expect(bytes).toBeLessThan(50_000);
});

test('names of results are fetched only once the results are certain, and the first ones before the others', () => {
  const { fetched, response } = firstSearch(invented, `${inventedWord(30)} ${inventedWord(60)}`);
  const blocks = fetched.map((names) => names.filter((name) => /^names./.test(name)).length);
  expect(blocks.slice(0, 3)).toEqual([0, 0, 6]);
  expect(fetched.flat().length).toBe(new Set(fetched.flat()).size);
  expect(response.groups.length).toBeGreaterThan(6);
});

test('one or two letters find words that most titles have, wherever in the alphabet they are', () => {
  for (const typed of ['a', 'ac', 'c']) {
    const { response, fetched } = firstSearch(invented, typed);
    const begins = (heading: string) => heading.split(' ').some((word) => word.startsWith(typed));
    const hits = response.groups.flatMap(({ hits: ofPage }) => ofPage);
    expect(hits.length).toBeGreaterThan(10);
    for (const { page } of hits) expect([typed, page, begins(page)]).toEqual([typed, page, true]);
    const found = new Set(hits.flatMap(({ words }) => words));
    expect(found.size).toBeGreaterThan(2);
    expect(fetched[1]).toHaveLength(1);
    expect(fetched.length).toBeLessThanOrEqual(4);
  }
});

test('the words that typos are corrected to are bounded', () => {
  expect(invented.get('frequent')).toHaveLength(3000);
});
