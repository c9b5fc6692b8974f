import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepTimes, timed, timedAsync } from './timed.ts';

beforeEach(() => performance.clearMeasures());
afterEach(() => performance.clearMeasures());

test('steps are recorded by name, also those that throw', async () => {
  performance.measure('of another program');
  expect(timed('first', () => 1)).toBe(1);
  expect(() =>
    timed('second', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(await timedAsync('third', () => Promise.resolve(3))).toBe(3);
  timed('first', () => {});
  expect([...stepTimes().keys()]).toEqual(['first', 'second', 'third']);
  const first = performance.getEntriesByName('onesource: first').map(({ duration }) => duration);
  expect(stepTimes().get('first')).toBe(first.reduce((sum, duration) => sum + duration, 0));
});
