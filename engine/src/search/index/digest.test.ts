import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, fixture } from '../../../tests/fixtures/search-pages.ts';
import { decodeNumbers, encodeNumbers, pagesOfNames, placesInList } from './digest.ts';
import { pagesOfSet } from './source-pages.ts';

const learn = fixture('learn', [
  {
    id: 'faq',
    title: 'Questions',
    body: '<p>All that is asked.</p><h2 id="how-large">How large?</h2><p>The invoices of long runs have many segments, and each segment adds a proof.</p><h3 id="own-anchor">Of which kind</h3><p>Blake2.</p><h2 id="calls">Calls</h2><p>Alpha.</p><p><code>env::commit</code></p><pre><code>alpha  zeta</code></pre>',
    askedAs: ['help', 'questions answers'],
  },
  {
    id: 'terms',
    title: 'Terms',
    body: '<dl><div id="seal"><dt>Seal<small> also proof bytes, argument</small></dt><dd>Its bytes. <a href="/docs/guide/invoices" aria-label="More on Seal">More</a></dd></div></dl>',
  },
]);
const api = fixture('1.0', [
  { id: 'invoices', title: 'Invoices', body: '<p>Proofs.</p>', crumbs: ['Basics'], description: 'What they hold.' },
]);
const { names, lists } = JSON.parse(JSON.stringify(digestOf(api, learn))) as ReturnType<typeof digestOf>;
const pages = pagesOfNames(names);

test('the pages can be read from the names, versioned ones first: titles, addresses, headings, anchors, other names', () => {
  const before = [api, learn].flatMap(({ meta, records, source }) => pagesOfSet(meta, records, '', source.askedAs));
  const shared = before.map(({ version, path, title, description, crumbs, askedAs, hash, sections }) => ({
    ...{ version, path, title, description, crumbs, askedAs, record: hash },
    sections: sections.map(({ anchor, heading, parent, names: other }) => ({ anchor, heading, parent, names: other })),
  }));
  expect(pages).toMatchObject(shared);
});

test('other names of pages are listed without stop words', () => {
  const page = { id: 'x', title: 'X', body: '', askedAs: ['How do I print from it', 'hello'] };
  expect(pagesOfNames(digestOf(fixture('1.0', [page])).names)[0]?.askedAs).toEqual(['print', 'hello']);
});

test('a glossary term is one', () => {
  expect(pages[2]?.sections.map(({ isTerm }) => isTerm)).toEqual([false, true]);
});

/** Words that a section has in lists. */
const wordsIn = (section: number) =>
  Object.values(lists).flatMap((list) =>
    placesInList(list).flatMap(([word, numbers]) => (numbers.includes(section) ? [word] : [])),
  );

test('lists have each informative word of a section once, without those of its heading', () => {
  expect(wordsIn(2)).toEqual(['adds', 'each', 'invoices', 'long', 'proof', 'runs', 'segment']);
  expect(lists.s?.words).toBe('segment');
  expect(wordsIn(3)).toEqual(['blake2']);
});

test('lists have the words of text and of code', () => {
  expect(wordsIn(4)).toEqual(['alpha', 'commit', 'env', 'envcommit', 'zeta']);
});

test('sets of numbers can be encoded and decoded', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100_000)), (numbers) => {
      const text = encodeNumbers(numbers);
      expect(text).not.toContain(',');
      expect(decodeNumbers(text)).toEqual([...numbers].sort((a, b) => a - b));
    }),
  );
});
