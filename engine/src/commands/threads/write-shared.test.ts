import { expect, test } from 'vitest';
import { writeShared } from './write-shared.ts';

test('a document is written by the thread that takes it, and here if that thread fails', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'];
  const mine = [0, 2];
  const written: string[] = [];
  // Another thread has taken b, d, and e, and failed after b.
  const sharing = { take: () => mine.shift(), written: async () => new Set([1]) };
  await writeShared(pages, sharing, (page) => written.push(page));
  expect(written).toEqual(['a', 'c', 'd', 'e']);
});
