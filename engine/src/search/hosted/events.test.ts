import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeEvents, type SendEvent } from './provider.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `id${from + i}`);

function setUp() {
  const sent: Parameters<SendEvent>[] = [];
  const connect = vi.fn(
    async (): Promise<SendEvent> =>
      (...event) =>
        void sent.push(event),
  );
  return { sent, connect, events: makeEvents({ indexName: 'acme' }, connect) };
}

test('views are sent 400 ms after the last one, in batches of 20, each item once', async () => {
  const { sent, events } = setUp();
  events.viewed(ids(15));
  await vi.advanceTimersByTimeAsync(399);
  events.viewed(ids(30, 10));
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(([method, { index, objectIDs }]) => [method, index, objectIDs.length])).toEqual([
    ['viewedObjectIDs', 'acme', 20],
    ['viewedObjectIDs', 'acme', 20],
  ]);
});

test('the client is loaded once, at the first event; after a failure, the next event tries again', async () => {
  const { sent, connect, events } = setUp();
  expect(connect).not.toHaveBeenCalled();
  connect.mockRejectedValueOnce(new Error('offline'));
  events.opened('a', 1, 'q1');
  await vi.runAllTimersAsync();
  events.opened('b', 2, 'q1');
  events.opened('c', 1, undefined);
  await vi.runAllTimersAsync();
  expect(connect).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([
    [
      'clickedObjectIDsAfterSearch',
      { eventName: 'Item Selected', index: 'acme', objectIDs: ['b'], positions: [2], queryID: 'q1' },
    ],
    ['clickedObjectIDs', { eventName: 'Item Selected', index: 'acme', objectIDs: ['c'] }],
  ]);
});

test('no views, no events', async () => {
  const { connect, events } = setUp();
  events.viewed([]);
  await vi.runAllTimersAsync();
  expect(connect).not.toHaveBeenCalled();
});
