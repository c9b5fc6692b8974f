import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../basics/edit-distance.ts';
import { isTypoOfPrefix, root, Synonyms, stem } from './language.ts';

test.each([
  ['invoice invoices'],
  ['prove proves proved proving'],
  ['verify verifies verified verifying'],
  ['run runs running'],
  ['commit commits committed committing'],
  ['optimize optimizes optimise optimising optimized'],
  ['address addresses'],
  ['install installs installed installing'],
  ['modeling modelling models modelled'],
  ['behavior behaviours'],
  ['center centre centers'],
  ['analyze analyse analysing'],
  ['color coloured'],
  ['proxy proxies'],
])('same stem: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

test.each([
  ['verify verifier verification'],
  ['execute executor execution'],
  ['install installation'],
  ['prove prover'],
  ['optimize optimization optimizer'],
  ['compose composition'],
  ['secure security'],
  ['generate generator generation'],
  ['recursive recursion'],
  ['fail failed failure'],
  ['sound soundness'],
])('same root: %s', (words) => {
  expect(new Set(words.split(' ').map((word) => root(stem(word)))).size).toBe(1);
});

test.each([
  ['gas', 'gas'],
  ['process', 'process'],
  ['string', 'string'],
  ['speed', 'speed'],
  ['sha256', 'sha256'],
  ['status', 'status'],
])('the stem of %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 });

test.each([
  ['invioce', 'invoice'],
  ['invice', 'invoice'],
  ['invoiice', 'invoice'],
  ['invoise', 'invoice'],
  ['nvoice', 'invoice'],
  ['invoic', 'invoice'],
])('%s is one typo from %s', (typed, meant) => {
  expect(editDistance(typed, meant, 1)).toBe(1);
  expect(editDistance(meant, typed, 1)).toBe(1);
});

test.each([
  ['invoice', 'invoice'],
  ['invc', 'invoice'],
  ['abcd', 'badc'],
  ['', 'ab'],
])('%s is not one typo from %s', (typed, meant) => {
  expect(editDistance(typed, meant, 1)).not.toBe(1);
});

test('omitted, added, and swapped letters are one typo', () => {
  fc.assert(
    fc.property(letters, fc.nat(7), (word, seed) => {
      const at = seed % word.length;
      expect(editDistance(word.slice(0, at) + word.slice(at + 1), word, 2)).toBe(1);
      expect(editDistance(`${word.slice(0, at)}x${word.slice(at)}`, word, 2)).toBe(1);
      expect(editDistance(`${word.slice(0, at)}x${word.slice(at + 1)}`, word, 2)).toBe(1);
    }),
  );
});

test('counts two typos, and stops after the limit', () => {
  expect(editDistance('accme', 'acme', 2)).toBe(1);
  expect(editDistance('determinstik', 'deterministic', 2)).toBe(2);
  expect(editDistance('invc', 'invoice', 2)).toBe(3);
});

test('a prefix of a word can have a typo', () => {
  expect(isTypoOfPrefix('invio', 'invoice')).toBe(true);
  expect(isTypoOfPrefix('optimzi', 'optimization')).toBe(true);
  expect(isTypoOfPrefix('xyzio', 'invoice')).toBe(false);
  expect(isTypoOfPrefix('metal', 'metadata')).toBe(false);
});

const synonyms = new Synonyms(['cloud server: remote', 'hash: sha-256']);

test('a word finds its synonyms in any form, but not the other way', () => {
  expect(synonyms.of('servers')).toEqual(['remote']);
  expect(synonyms.of('remote')).toEqual([]);
});

test('a hyphen joins words', () => {
  expect(synonyms.of('hashes')).toEqual(['sha256']);
});
