import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixture } from '../fixture.ts';
import { decodeNumbers, digest, encodeNumbers, isDigest, pagesOfDigest } from './digest.ts';
import { pagesOfPack } from './source-pages.ts';

const { meta, pack } = fixture('learn', [
  {
    id: 'faq',
    title: 'Questions',
    body: '<p>All that is asked again and again and again, with an answer that rests on the source of the software.</p><h2 id="how-large">How large?</h2><p>The receipts of long runs have many segments, and each segment adds a proof of its own, so receipts grow.</p><h3 id="own-anchor">Of which kind</h3><p>Groth16.</p>',
  },
]);

test('a digest survives the network and gives the pages back: headings, anchors, places', () => {
  const read: unknown = JSON.parse(JSON.stringify(digest(meta, pack)));
  if (!isDigest(read)) throw new Error('It is no digest.');
  const shape = (pages: ReturnType<typeof pagesOfPack>) =>
    pages.map(({ path, title, version, sections }) => [
      path,
      title,
      version,
      sections.map(({ anchor, heading, parent }) => [anchor, heading, parent]),
    ]);
  expect(shape(pagesOfDigest(read))).toEqual(shape(pagesOfPack(meta, pack)));
});

test('a section keeps the beginning of its text, and each other word that says something once', () => {
  const section = pagesOfDigest(digest(meta, pack))[0]?.sections[1];
  expect(section?.text).toBe('The receipts of long runs have many segments, and each …');
  expect(section?.rest.split(' ').sort()).toEqual(['adds', 'grow', 'proof']);
});

test('a pack is no digest', () => {
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
