import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, fixture } from '../../../tests/fixtures/search-pages.ts';
import { decodeNumbers, encodeNumbers, placesInList, textPlace } from './digest.ts';
import { pagesOfNames } from './pages.ts';
import { pagesOfSet } from './source-pages.ts';

const learn = fixture('learn', [
  {
    id: 'faq',
    title: 'Questions',
    body: '<p>All that is asked.</p><h2 id="how-large">How large?</h2><p>The receipts of long runs have many segments, and each segment adds a proof.</p><h3 id="own-anchor">Of which kind</h3><p>Groth16.</p><h2 id="calls">Calls</h2><p>Alpha.</p><p><code>env::commit</code></p><pre><code>alpha  zeta</code></pre>',
    askedAs: ['help', 'questions and answers'],
  },
  {
    id: 'terms',
    title: 'Terms',
    body: '<dl><div id="seal"><dt>Seal<small> also proof bytes, argument</small></dt><dd>Its bytes. <a href="/docs/api/receipts" aria-label="More on Seal">More</a></dd></div></dl>',
  },
]);
const api = fixture('1.0', [
  { id: 'receipts', title: 'Receipts', body: '<p>Proofs.</p>', crumbs: ['Basics'], description: 'What they hold.' },
]);
const { names, lists, texts } = JSON.parse(JSON.stringify(digestOf(api, learn, '/docs'))) as ReturnType<typeof digestOf>;
const pages = pagesOfNames(names);

test('names give the pages back, those of the version first: titles, places, headings, anchors, other names', () => {
  const before = [api, learn].flatMap(({ meta, pack, source }) => pagesOfSet(meta, pack.pages, '', source.askedAs));
  const shared = before.map(({ version, path, title, description, crumbs, askedAs, sections }) => ({
    ...{ version, path, title, description, crumbs, askedAs },
    sections: sections.map(({ anchor, heading, parent, names: other }) => ({ anchor, heading, parent, names: other })),
  }));
  expect(pages).toMatchObject(shared);
});

test('a term of the glossary sends the reader to the page of the version that the digest is of', () => {
  expect(pages[2]?.sections[1]?.see).toBe(0);
  expect(pages[2]?.sections[0]?.see).toBe(-1);
});

/** Words that a section has in a field. */
function wordsIn(section: number, field: 'prose' | 'code' | 'defines'): string[] {
  return Object.values(lists).flatMap((list) => {
    const words = list.words.split(' ');
    return placesInList(list, field).flatMap((numbers, i) => (numbers.includes(section) ? [words[i] ?? ''] : []));
  });
}

test('lists have each word of a section that says something once, without those of its heading', () => {
  expect(wordsIn(2, 'prose')).toEqual(['adds', 'each', 'proof', 'receipts', 'runs', 'segment']);
  expect(lists.s?.words).toBe('segment');
  expect(wordsIn(3, 'prose')).toEqual(['groth16']);
});

test('words of code are apart from those of the text, and what a section defines from what it uses', () => {
  expect(wordsIn(4, 'code')).toEqual(['zeta']);
  expect(wordsIn(4, 'defines')).toEqual(['commit', 'env', 'envcommit']);
  expect(wordsIn(4, 'prose')).toEqual(['alpha']);
});

test('a section has its text in the file that its place says', () => {
  const [, faq] = pages;
  const { file, at } = textPlace(3, faq?.sections.length ?? 0, faq?.textFiles ?? 0);
  expect(texts[`${faq?.text}.${file}`]?.[at]).toBe('Alpha. env::commit alpha zeta');
});

test('every section of a page has a place of its own, spread over all files', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 }), (sections, files) => {
      const filled = Array.from({ length: files }, () => 0);
      for (let i = 0; i < sections; i++) {
        const { file, at } = textPlace(i, sections, files);
        expect(at).toBe(filled[file]);
        filled[file] = (filled[file] ?? 0) + 1;
      }
      expect(Math.max(...filled) - Math.min(...filled)).toBeLessThan(2);
    }),
  );
});

test('sets of numbers come back from their short form', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100_000)), (numbers) => {
      const text = encodeNumbers(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(decodeNumbers(text)).toEqual([...numbers].sort((a, b) => a - b));
    }),
  );
});
