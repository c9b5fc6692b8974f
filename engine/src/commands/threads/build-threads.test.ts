import { expect, test } from 'vitest';
import { readThreads } from './build-threads.ts';

test.each([
  [undefined, 1],
  ['1', 1],
  ['16', 16],
])('--threads %s is %d', (given, count) => {
  expect(readThreads(given)).toBe(count);
});

test.each(['', '0', '-1', '1.5', '100', 'many'])('--threads "%s" is refused', (given) => {
  expect(() => readThreads(given)).toThrow(`--threads "${given}" is not a number of threads.`);
});
