import { setImmediate } from 'node:timers/promises';
import { itemAt } from '../../problems/lookup.ts';
import type { SharedDocuments } from './build-threads.ts';

/** Writes the pages that no other thread takes, and those of threads that failed. */
export async function writeShared<Page>(
  pages: readonly Page[],
  { take, written }: SharedDocuments,
  write: (page: Page) => void,
): Promise<void> {
  const mine = new Set<number>();
  for (let place = take(); place !== undefined; place = take()) {
    mine.add(place);
    write(itemAt(pages, place));
    // Other threads report what they have done.
    await setImmediate();
  }
  const others = await written();
  for (const [place, page] of pages.entries()) if (!mine.has(place) && !others.has(place)) write(page);
}
