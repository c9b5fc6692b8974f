import { expect, test } from 'vitest';
import { root, stem } from './stem.ts';

test.each([
  ['receipt receipts'],
  ['prove proves proved proving'],
  ['verify verifies verified verifying'],
  ['run runs running'],
  ['commit commits committed committing'],
  ['optimize optimizes optimise optimising optimized'],
  ['address addresses'],
  ['install installs installed installing'],
  ['proxy proxies'],
])('one stem: %s', (words) => {
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
])('one root: %s', (words) => {
  expect(new Set(words.split(' ').map((word) => root(stem(word)))).size).toBe(1);
});

test.each([
  ['gas', 'gas'],
  ['process', 'process'],
  ['string', 'string'],
  ['speed', 'speed'],
  ['sha256', 'sha256'],
  ['status', 'status'],
])('%s stays', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});
