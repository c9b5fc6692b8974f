import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixture } from '../fixture.ts';
import { isDigest, pagesOfDigest } from './digest.ts';
import { decodeNumbers, encodeNumbers } from './number-sets.ts';
import type { sectionsOf } from './sections.ts';
import { pagesOfSet } from './source-pages.ts';

const { meta, pack, digest } = fixture('learn', [
  {
    id: 'faq',
    title: 'Questions',
    body: '<p>All that is asked again and again and again, with an answer that rests on the source of the software.</p><h2 id="how-large">How large?</h2><p>The receipts of long runs have many segments, and each segment adds a proof of its own, so receipts grow.</p><h3 id="own-anchor">Of which kind</h3><p>Groth16.</p><h2 id="calls">Calls</h2><p>Alpha.</p><p><code>env::commit</code></p><pre><code>alpha zeta</code></pre>',
    askedAs: ['help', 'questions and answers'],
  },
]);

test('a digest survives the network and gives the pages back: headings, anchors, places', () => {
  const read: unknown = JSON.parse(JSON.stringify(digest));
  if (!isDigest(read)) throw new Error('It is not a digest.');
  const section = ({ anchor, heading, parent, names, see }: ReturnType<typeof sectionsOf>[number]) => ({
    anchor,
    heading,
    parent,
    names,
    see,
  });
  const before = pagesOfSet(meta, pack.pages, () => ['help', 'questions and answers']);
  const after = pagesOfDigest(read);
  expect(after.map(({ sections, ...page }) => page)).toEqual(before.map(({ sections, ...page }) => page));
  expect(after[0]?.sections).toMatchObject(before[0]?.sections.map(section) ?? []);
});

test('a section keeps the beginning of its text, and each other word that says something once', () => {
  const section = pagesOfDigest(digest)[0]?.sections[1];
  expect(section?.lead).toBe('The receipts of long runs have many segments, and each …');
  expect([...(section?.prose ?? [])].sort()).toEqual(['adds', 'grow', 'proof']);
});

test('words of code are apart from those of the text, and what a section defines from what it uses', () => {
  const section = pagesOfDigest(digest)[0]?.sections[3];
  expect(section?.code).toEqual(['zeta']);
  expect([...(section?.defines ?? [])].sort()).toEqual(['commit', 'env', 'envcommit']);
  expect(section?.prose).toEqual([]);
});

test('a pack is not a digest', () => {
  expect(isDigest(pack)).toBe(false);
  expect(isDigest(null)).toBe(false);
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
