/** Data files that never arrive, or are damaged: a click arrives at the page all the same. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  faults,
  isSameDocument,
  linkTo,
  markDocument,
  settle,
  showsHeading,
  stopClock,
  stoppableClock,
} from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const dataFiles = /\/data\/(?!manifest\.json)/;

/**
 * The client of the next document needs data too, and says that it can't start; the document can be read without it.
 */
const expected = new RegExp(`${faults.source}|Client failed to start`);

/** Opens a page, and from then on answers requests for data as `answer` does. */
async function open(
  answer: (route: Route) => Promise<unknown> | undefined,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await site.open(start, { expected, ...(before ? { before } : {}) });
  await settle(page);
  await markDocument(page);
  await page.route(dataFiles, async (route) => void (await answer(route)));
  return page;
}

describe('files that never arrive', () => {
  test('after ten seconds with a progress bar, the page is loaded as a document', async () => {
    const page = await open(() => undefined, stoppableClock);
    await stopClock(page);
    await linkTo(page, '/terminology').click();
    await page.clock.runFor(5_000);
    await page.locator('.progress').waitFor();
    await page.clock.runFor(5_000);
    await showsHeading(page, 'Terminology');
    expect(await isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/terminology');
  });

  test('the reader can go elsewhere meanwhile', async () => {
    const held: string[] = [];
    const page = await open((route) => {
      const url = route.request().url();
      if (url.includes('/pages/') && !held.length) held.push(url);
      return held.includes(url) ? undefined : route.continue();
    });
    await linkTo(page, '/terminology').click();
    await page.locator('.progress').waitFor();
    await linkTo(page, '/api/kiln/install').click();
    await showsHeading(page, 'Installation');
    await eventually(() => page.locator('.progress').count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('from the start: links lead to documents', async () => {
    const page = await site.open(start, {
      expected: faults,
      before: (opening) => opening.route(dataFiles, () => undefined),
    });
    await page.mouse.move(3, 300);
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'Terminology');
    expect(new URL(page.url()).pathname).toBe('/terminology');
  });
});

const damaged: Readonly<Record<string, string>> = {
  'nothing in them': '',
  'only their beginning': '{"pages":[{"id":"',
  'a page of the host': '<!doctype html><h1>Sign in</h1>',
  'other JSON': '{"error":"busy"}',
  'a number': '7',
  null: 'null',
};

test('damaged files lead to the document', async () => {
  const page = await site.open(start, { expected });
  for (const [name, body] of Object.entries(damaged)) {
    await page.unroute(dataFiles);
    await page.goto(site.url(start));
    await settle(page);
    await markDocument(page);
    await page.route(dataFiles, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'Terminology');
    expect([name, await isSameDocument(page)]).toEqual([name, false]);
    expect([name, new URL(page.url()).pathname]).toEqual([name, '/terminology']);
    await page.goBack();
    await eventually(() => page.url()).toBe(site.url(start));
  }
});
