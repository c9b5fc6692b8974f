import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from './words.ts';

/** Words by position, whole identifiers in brackets. */
const read = (text: string) =>
  wordsOf(text)
    .map(({ term, position, parts }) => (parts > 1 ? `(${term})` : `${term}@${position}`))
    .join(' ');

test.each([
  ['env::commit', 'env@0 commit@1 (envcommit)'],
  ['ACME0_DEV_MODE', 'acme0@0 dev@1 mode@2 (acme0devmode)'],
  ['ProverOpts', 'prover@0 opts@1 (proveropts)'],
  ['npm acme build', 'npm@0 acme@1 build@2'],
  ['acme0_core::guest::env', 'acme0@0 core@1 (acme0core) guest@2 (acme0coreguest) env@3 (guestenv)'],
  ['jsVM and SNARKs', 'js@0 vm@1 (jsvm) and@2 snarks@3'],
  ['ELFBinary', 'elf@0 binary@1 (elfbinary)'],
  ['Blake2Invoice', 'blake2@0 invoice@1 (blake2invoice)'],
  ['ESP-X', 'esp@0 x@1 (espx)'],
  ['on-chain', 'on@0 chain@1 (onchain)'],
  ['Reed–Solomon', 'reed@0 solomon@1 (reedsolomon)'],
  ['invoice.verify(ID)', 'invoice@0 verify@1 (invoiceverify) id@2'],
  ['sha256 u32', 'sha256@0 u32@1'],
  ['v3.0.6 and 0.21', 'v3.0.6@0 and@1 0.21@2'],
  ['0xAbCdEf0123 here', '0xabcdef01@0 here@1'],
  ["the prover’s, don't", 'the@0 prover@1 don@2'],
  ['C++ code', 'cpp@0 code@1'],
  ['Größe naïve', 'große@0 naive@1'],
  ['a: b. -c- ... ::', 'a@0 b@1 c@2'],
])('%s', (text, words) => {
  expect(read(text)).toBe(words);
});

test('offsets refer to the source', () => {
  const text = 'See `ProverOpts::blake2()`.';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'See',
    'Prover',
    'Opts',
    'ProverOpts',
    'blake2',
    'ProverOpts::blake2',
  ]);
});

test('for any text, offsets are in range, terms are folded, and positions never decrease', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = wordsOf(text);
      const parts = words.filter((word) => word.parts === 1);
      expect(words.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
      expect(words.every(({ term }) => fold(term) === term)).toBe(true);
      expect(parts.every(({ position }, i) => position === i)).toBe(true);
    }),
  );
});
