import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneSlip, oneSlipFromPrefix } from './distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 });

test.each([
  ['reciept', 'receipt'],
  ['recipt', 'receipt'],
  ['receiipt', 'receipt'],
  ['receist', 'receipt'],
  ['eceipt', 'receipt'],
  ['receip', 'receipt'],
])('%s is one slip from %s', (typed, meant) => {
  expect(oneSlip(typed, meant)).toBe(true);
  expect(oneSlip(meant, typed)).toBe(true);
});

test.each([
  ['receipt', 'receipt'],
  ['rcpt', 'receipt'],
  ['abcd', 'badc'],
  ['', 'ab'],
])('%s is not one slip from %s', (typed, meant) => {
  expect(oneSlip(typed, meant)).toBe(false);
});

test('leaving out, adding and swapping letters are one slip', () => {
  fc.assert(
    fc.property(letters, fc.nat(7), (word, seed) => {
      const at = seed % word.length;
      expect(oneSlip(word.slice(0, at) + word.slice(at + 1), word)).toBe(true);
      expect(oneSlip(`${word.slice(0, at)}x${word.slice(at)}`, word)).toBe(true);
      expect(oneSlip(`${word.slice(0, at)}x${word.slice(at + 1)}`, word)).toBe(true);
    }),
  );
});

test('the beginning of a word can have a slip', () => {
  expect(oneSlipFromPrefix('recie', 'receipt')).toBe(true);
  expect(oneSlipFromPrefix('optimzi', 'optimization')).toBe(true);
  expect(oneSlipFromPrefix('xyzie', 'receipt')).toBe(false);
  expect(oneSlipFromPrefix('metal', 'metadata')).toBe(false);
});
