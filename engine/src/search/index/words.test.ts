import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from './words.ts';

/** Words, whole identifiers in brackets. */
const read = (text: string) =>
  wordsOf(text)
    .map(({ term, parts }) => (parts > 1 ? `(${term})` : term))
    .join(' ');

test.each([
  ['env::commit', 'env commit (envcommit)'],
  ['ACME0_DEV_MODE', 'acme0 dev mode (acme0devmode)'],
  ['ProverOpts', 'prover opts (proveropts)'],
  ['npm acme build', 'npm acme build'],
  ['acme0_core::guest::env', 'acme0 core (acme0core) guest (acme0coreguest) env (guestenv)'],
  ['jsVM and SNARKs', 'js vm (jsvm) and snarks'],
  ['ELFBinary', 'elf binary (elfbinary)'],
  ['Blake2Invoice', 'blake2 invoice (blake2invoice)'],
  ['ESP-X', 'esp x (espx)'],
  ['on-chain', 'on chain (onchain)'],
  ['Reed–Solomon', 'reed solomon (reedsolomon)'],
  ['invoice.verify(ID)', 'invoice verify (invoiceverify) id'],
  ['sha256 u32', 'sha256 u32'],
  ['v3.0.6 and 0.21', 'v3.0.6 and 0.21'],
  ['0xAbCdEf0123 here', '0xabcdef01 here'],
  ["the prover’s, don't", 'the prover don'],
  ['C++ code', 'cpp code'],
  ['Größe naïve', 'große naive'],
  ['a: b. -c- ... ::', 'a b c'],
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

test('for any text, offsets are in range and in order, and terms are folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = wordsOf(text);
      const parts = words.filter((word) => word.parts === 1);
      expect(words.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
      expect(words.every(({ term }) => fold(term) === term)).toBe(true);
      expect(parts.every(({ start }, i) => start >= (parts[i - 1]?.end ?? 0))).toBe(true);
    }),
  );
});
