import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBatches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose runs the test ends. */
function slowWork() {
  const runs: string[][] = [];
  const ends: (() => void)[] = [];
  const work = (names: ReadonlySet<string>) =>
    new Promise<void>((resolve) => {
      runs.push([...names]);
      ends.push(resolve);
    });
  return { runs, work, end: () => ends.shift()?.() };
}

test('the events of a rename cause one run', async () => {
  const { runs, work } = slowWork();
  const add = inBatches(work);
  add('new.mdx', 150);
  await vi.advanceTimersByTimeAsync(100);
  add('old.mdx');
  await vi.advanceTimersByTimeAsync(200);
  expect(runs).toEqual([['new.mdx', 'old.mdx']]);
});

test('changes during a run wait for its end', async () => {
  const { runs, work, end } = slowWork();
  const add = inBatches(work);
  add('a');
  await vi.advanceTimersByTimeAsync(100);
  add('b');
  await vi.advanceTimersByTimeAsync(100);
  add('c');
  expect(runs).toEqual([['a']]);
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toEqual([['a'], ['b', 'c']]);
});

test('nothing runs before `ready`', async () => {
  const { runs, work } = slowWork();
  let start = () => {};
  const first = new Promise<void>((resolve) => {
    start = resolve;
  });
  const add = inBatches(work, first);
  add('a');
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toEqual([]);
  start();
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toEqual([['a']]);
});

test('a failed run does not prevent the next one', async () => {
  let runs = 0;
  const add = inBatches(() => {
    runs++;
    return Promise.reject(new Error('failed'));
  });
  add('a');
  await vi.advanceTimersByTimeAsync(100);
  add('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(2);
});
