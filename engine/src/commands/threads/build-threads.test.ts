import { expect, test } from 'vitest';
import { readThreads, threadsFor } from './build-threads.ts';

test.each([
  [undefined, undefined],
  ['1', 1],
  ['16', 16],
])('--threads %s is %s', (given, count) => {
  expect(readThreads(given)).toBe(count);
});

test.each(['', '0', '-1', '1.5', '100', 'many'])('--threads "%s" is refused', (given) => {
  expect(() => readThreads(given)).toThrow(`--threads "${given}" is not a number of threads.`);
});

test.each([
  [575, 8, 1],
  [1_999, 8, 1],
  [2_000, 8, 2],
  [10_000, 2, 2],
  [50_000, 64, 4],
  [50_000, 1, 1],
])('of %d pages, with %d cores, a build uses %d threads', (pages, cores, threads) => {
  expect(threadsFor(pages, 1_000, cores)).toBe(threads);
});
