import { expect, test, vi } from 'vitest';
import { memo, memoOf, promiseMemo } from './memo.ts';

test('a result is made once for each key', () => {
  const make = vi.fn((text: string, count: number) => text.repeat(count));
  const repeated = memo(10, (text, count) => `${count} ${text}`, make);
  expect([repeated('a', 2), repeated('a', 2), repeated('a', 3), repeated('', 3), repeated('', 3)]).toEqual([
    'aa',
    'aa',
    'aaa',
    '',
    '',
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});

test('the latest results are remembered, and what is asked for again stays', () => {
  const made: number[] = [];
  const numbered = memo(3, String, (number: number) => {
    made.push(number);
    return { number };
  });
  const first = numbered(0);
  for (let i = 1; i <= 20; i++) {
    numbered(i);
    expect(numbered(0)).toBe(first);
  }
  expect(made).toEqual(Array.from({ length: 21 }, (_, i) => i));
  numbered(1);
  expect(made.at(-1)).toBe(1);
});

test('a result belongs to its object', () => {
  const make = vi.fn((list: readonly number[]) => ({ sum: list.reduce((sum, item) => sum + item, 0) }));
  const sumOf = memoOf(make);
  const list = [1, 2];
  expect(sumOf(list)).toBe(sumOf(list));
  expect(sumOf([1, 2])).not.toBe(sumOf(list));
  expect(make).toHaveBeenCalledTimes(2);
});

test('a promise is made once for each key, and again after a rejection', async () => {
  const made = promiseMemo();
  const make = vi.fn(async (value: string) => value);
  expect(await Promise.all(['a', 'a', 'b'].map((key) => made.get(key, () => make(key))))).toEqual(['a', 'a', 'b']);
  expect(make).toHaveBeenCalledTimes(2);
  const fail = () => Promise.reject(new Error('no'));
  await expect(made.get('c', fail)).rejects.toThrow('no');
  expect(await made.get('c', () => make('c'))).toBe('c');
  made.clear();
  expect(await made.get('a', async () => 'new')).toBe('new');
});
