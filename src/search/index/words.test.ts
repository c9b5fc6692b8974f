import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from './words.ts';

/** Words by position, whole identifiers in brackets. */
const read = (text: string) =>
  wordsOf(text)
    .map(({ term, position, parts }) => (parts > 1 ? `(${term})` : `${term}@${position}`))
    .join(' ');

test.each([
  ['env::commit', 'env@0 commit@1'],
  ['RISC0_DEV_MODE', 'risc0@0 dev@1 mode@2 (risc0devmode)'],
  ['ProverOpts', 'prover@0 opts@1 (proveropts)'],
  ['cargo risczero build', 'cargo@0 risczero@1 build@2'],
  ['risc0_zkvm::guest::env', 'risc0@0 zkvm@1 (risc0zkvm) guest@2 env@3'],
  ['zkVM and SNARKs', 'zk@0 vm@1 (zkvm) and@2 snarks@3'],
  ['ELFBinary', 'elf@0 binary@1 (elfbinary)'],
  ['Groth16Receipt', 'groth16@0 receipt@1 (groth16receipt)'],
  ['RISC-V', 'risc@0 v@1 (riscv)'],
  ['on-chain', 'on@0 chain@1 (onchain)'],
  ['sha256 u32', 'sha256@0 u32@1'],
  ['v3.0.6 and 0.21', 'v3.0.6@0 and@1 0.21@2'],
  ['0xAbCdEf0123 here', '0xabcdef0123@0 here@1'],
  ["the prover’s, don't", 'the@0 prover@1 don@2'],
  ['C++ code', 'cpp@0 code@1'],
  ['Größe naïve', 'große@0 naive@1'],
  ['a: b. -c- ... ::', 'a@0 b@1 c@2'],
])('%s', (text, words) => {
  expect(read(text)).toBe(words);
});

test('offsets point at what was written', () => {
  const text = 'See `ProverOpts::groth16()`.';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['See', 'Prover', 'Opts', 'ProverOpts', 'groth16']);
});

test('whatever the text: offsets are inside it, terms are folded, positions never fall', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let position = -1;
      for (const word of wordsOf(text)) {
        expect(word.start).toBeLessThan(word.end);
        expect(word.end).toBeLessThanOrEqual(text.length);
        expect(fold(word.term)).toBe(word.term);
        if (word.parts > 1) continue;
        expect(word.position).toBe(position + 1);
        position = word.position;
      }
    }),
  );
});
