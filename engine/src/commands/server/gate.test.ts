import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeGate } from './gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Names of the requests that have passed. */
function visitors() {
  const gate = makeGate(2, 500);
  const inside: string[] = [];
  const leave = new Map<string, () => void>();
  const come = (name: string) => {
    void gate.enter().then((left) => {
      inside.push(name);
      leave.set(name, left);
    });
  };
  return { inside, come, leave: (name: string) => leave.get(name)?.() };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('limits the number of concurrent responses, in order of arrival', async () => {
  const { inside, come, leave } = visitors();
  for (const name of ['a', 'b', 'c', 'd']) come(name);
  await settled();
  expect(inside).toEqual(['a', 'b']);
  leave('b');
  leave('b');
  await settled();
  expect(inside).toEqual(['a', 'b', 'c']);
});

test('a response that takes too long no longer counts', async () => {
  const { inside, come } = visitors();
  for (const name of ['a', 'b', 'c']) come(name);
  await vi.advanceTimersByTimeAsync(499);
  expect(inside).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1);
  expect(inside).toEqual(['a', 'b', 'c']);
});
