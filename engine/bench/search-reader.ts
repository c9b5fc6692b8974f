/** A reader with a slow phone who searches: how long the first result takes, and what is downloaded. */
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { network, slowdown } from './slow-phone.ts';

/** Between two keys, as `tools/measure` types; readers are slower, and wait less after the last key. */
const keyMs = 30;
/** After which everything that a step causes has begun. */
const settledMs = 1500;

export interface TimedSearch {
  /** From opening search to the first result of the query. */
  readonly fromOpeningMs: number;
  /** From the last key to the first result of the query. */
  readonly fromLastKeyMs: number;
  /** Of the index, until all results are there, without the records that snippets are cut from. */
  readonly bytes: number;
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(settledMs);
  await page.waitForLoadState('networkidle');
}

/** Counts the bytes of the index that arrive, headers included. */
function countBytes(devtools: CDPSession): () => number {
  const ofIndex = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/data\/search\//.test(request.url)) ofIndex.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ofIndex.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

type Watching = Window & { watchSearch(query: string): Promise<{ keysMs: number[]; shownMs: number }> };

/**
 * Opens search on a page where the reader has been for a while, with nothing of search loaded, and searches for each
 * query in turn. Each answer is complete before the next query is typed.
 */
export async function searchInTurn(browser: Browser, url: string, queries: readonly string[]): Promise<TimedSearch[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-search.js') });
    const received = countBytes(devtools);
    await page.goto(url);
    await page.mouse.move(3, 300);
    await page.mouse.move(3, 310);
    await page.waitForFunction(() => document.readyState === 'complete' && !window.early);
    await settle(page);
    const input = page.locator('dialog input').first();
    const searches: TimedSearch[] = [];
    for (const [i, query] of queries.entries()) {
      const before = received();
      const watching = page.evaluate((typed) => (window as unknown as Watching).watchSearch(typed), query);
      if (i) await input.clear();
      else await page.keyboard.press('Control+k');
      await input.waitFor();
      await input.pressSequentially(query, { delay: keyMs });
      const { keysMs, shownMs } = await watching;
      await settle(page);
      const [first = Number.NaN, last = Number.NaN] = [keysMs[0], keysMs.at(-1)];
      searches.push({ fromOpeningMs: shownMs - first, fromLastKeyMs: shownMs - last, bytes: received() - before });
    }
    return searches;
  } finally {
    await context.close();
  }
}
