import { expect, test } from 'vitest';
import { facetFilters, groupHits, hitOfRecord, readRecord, siteAddress, taggedFragments, versionTag } from './hits.ts';

const site = { base: '/docs/', origin: 'https://dev.example.com' };

test.each([
  ['https://dev.example.com/guide/core#x', '/docs/guide/core#x'],
  ['https://dev.example.com/docs/guide/core', '/docs/guide/core'],
  ['/guide?q=1', '/docs/guide?q=1'],
  ['https://old.example.org/faq', '/docs/faq'],
])('an address of the site is written onto its base: %s', (url, expected) => {
  expect(siteAddress(url, site, ['https://old.example.org'])).toEqual({ url: expected, external: false });
});

test('an address on another site is unchanged', () => {
  expect(siteAddress('https://other.example.org/x', site, [])).toEqual({
    url: 'https://other.example.org/x',
    external: true,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'ftp://dev.example.com/x'])(
  'what cannot be opened is no hit: %s',
  (url) => {
    expect(siteAddress(url, site, [])).toBeNull();
  },
);

test('tags become marks, and all other markup is text', () => {
  expect(taggedFragments('a <mark>b</mark> c &lt;i&gt;')).toEqual([
    { text: 'a ', marked: false },
    { text: 'b', marked: true },
    { text: ' c <i>', marked: false },
  ]);
  expect(taggedFragments('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', marked: false },
  ]);
  expect(taggedFragments('x <mark>never closed')).toEqual([
    { text: 'x ', marked: false },
    { text: 'never closed', marked: false },
  ]);
});

const raw = {
  objectID: '7',
  url: 'https://dev.example.com/guide/2.1/core/invoices#verify',
  type: 'content',
  content: 'Call verify.',
  hierarchy: { lvl0: 'Documentation', lvl1: 'Invoices', lvl2: 'Kinds', lvl3: 'Verify one', lvl4: null },
  _snippetResult: { content: { value: '… Call <mark>verify</mark>.' } },
};
const versions = [
  { label: '3.0', path: '/guide' },
  { label: '2.1', path: '/guide/2.1' },
];
const environment = { ...site, versions, language: 'en' } as unknown as Parameters<typeof hitOfRecord>[1];
const hitOf = (change: object = {}) => {
  const record = readRecord({ ...raw, ...change });
  return record && hitOfRecord(record, environment, []);
};

test('a record becomes a hit with its place', () => {
  expect(hitOf()).toMatchObject({
    url: '/docs/guide/2.1/core/invoices#verify',
    page: 'Invoices',
    version: '2.1',
    crumbs: ['Documentation'],
    above: ['Kinds'],
    heading: [{ text: 'Verify one', marked: false }],
    kind: 'text',
    words: ['verify'],
  });
  expect(
    hitOf({ type: 'lvl2', _highlightResult: { hierarchy: { lvl2: { value: '<mark>Kinds</mark>' } } } }),
  ).toMatchObject({
    kind: 'heading',
    heading: [{ text: 'Kinds', marked: true }],
    above: [],
  });
  expect(hitOf({ type: 'lvl1' })).toMatchObject({ kind: 'page' });
});

test.each([
  ['https://dev.example.com/guide/x', '3.0'],
  ['https://dev.example.com/docs/guide/2.1', '2.1'],
  ['https://dev.example.com/guides', null],
  ['https://dev.example.com/faq?from=/guide/2.1', null],
  ['https://elsewhere.example.com/guide/2.1', null],
])('the version of a hit is the one below whose root it is: %s', (url, version) => {
  expect(hitOf({ url })?.version).toBe(version);
});

test.each([
  ['nothing', null],
  ['no hierarchy', { ...raw, hierarchy: undefined }],
  ['a hierarchy that is null', { ...raw, hierarchy: null }],
  ['an empty hierarchy', { ...raw, hierarchy: {} }],
  ['numbers for levels', { ...raw, hierarchy: { lvl0: 1, lvl1: 2 } }],
  ['a level that is an object', { ...raw, hierarchy: { lvl1: { value: 'x' } } }],
  ['no address', { ...raw, url: undefined }],
  ['no id', { ...raw, objectID: 7 }],
  ['no type', { ...raw, type: null }],
])('a malformed record is no hit: %s', (_, record) => {
  expect(readRecord(record)).toBeNull();
});

test.each([
  ['a snippet', { _snippetResult: { content: { value: 3 } } }],
  ['all snippets', { _snippetResult: 'x', _highlightResult: { hierarchy: 7 } }],
])('a record without %s shows its own text', (_, change) => {
  expect(hitOf(change)?.snippet).toEqual([{ text: 'Call verify.', marked: false }]);
});

test('hits are grouped by page, up to a limit', () => {
  const hits = ['a#1', 'b', 'a#2', 'a#3'].map((path) =>
    hitOf({ objectID: path, url: `https://dev.example.com/${path}` }),
  );
  const groups = groupHits(
    hits.filter((hit) => hit !== null),
    2,
  );
  expect(groups.map(({ id, hits: list }) => [id, list.map(({ id: hit }) => hit)])).toEqual([
    ['/docs/a', ['a#1', 'a#2']],
    ['/docs/b', ['b']],
  ]);
});

test.each(['//evil.test/x', 'https://dev.example.com//evil.test/x', 'https://dev.example.com/\\\\evil.test/x'])(
  '%s does not lead off the site unseen',
  (url) => {
    const address = siteAddress(url, { base: '/', origin: 'https://dev.example.com' }, []);
    expect(address === null || address.external || /^\/(?![/\\])/.test(address.url)).toBe(true);
    if (address && !address.external)
      expect(new URL(address.url, 'https://dev.example.com').host).toBe('dev.example.com');
  },
);

test('hits work in browsers without URL.parse', () => {
  const parse = URL.parse;
  Object.assign(URL, { parse: undefined });
  try {
    expect(siteAddress('https://dev.example.com/guide', site, [])).toEqual({ url: '/docs/guide', external: false });
    expect(siteAddress('https://', site, [])).toBeNull();
  } finally {
    Object.assign(URL, { parse });
  }
});

test('a search covers one language, and one version with the unversioned pages', () => {
  expect(facetFilters('docusaurus_tag', 'en', '2.1')).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.1'],
  ]);
});

test('tags have the format of documentation crawlers', () => {
  expect([null, '3.0', 'next'].map(versionTag)).toEqual(['default', 'docs-default-3.0', 'docs-default-current']);
});
