/** From a document that runs nothing to a page that is alive: what a reader does in between is never lost. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comeAlive, eventually, faults, isSameDocument, linkTo, markDocument, requestsOf, settle, showsHeading } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const start = '/api/zkvm/quickstart';
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isDialogOpen = (page: Page) => page.locator('.search-dialog[open]').count();

/** Holds the client's files back until `release`. */
async function holdClient(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route: Route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('nothing but the document is asked for before a reader shows up', async () => {
  const page = await site.open(start);
  await page.waitForTimeout(1500);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !/favicon|webmanifest/.test(path)),
    ),
  ).toEqual([]);
});

test.each([
  ['pointer', (page: Page) => page.mouse.move(300, 300).then(() => page.mouse.move(310, 310))],
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['focus', (page: Page) => page.keyboard.press('Tab')],
  ['scroll', (page: Page) => page.evaluate(() => scrollTo(0, 50))],
])('a %s wakes the page', async (_, sign) => {
  const page = await site.open(start);
  await sign(page);
  await page.locator('#term-popover').waitFor({ state: 'attached' });
});

test('a touch wakes the page', async () => {
  const page = await site.open(start, phone);
  await page.locator('#main h1').tap();
  await page.locator('#term-popover').waitFor({ state: 'attached' });
});

describe('before the client is there', () => {
  test('a click on the colour switch takes effect as soon as it can', async () => {
    let release = () => {};
    const page = await site.open(start, { before: async (fresh) => (release = await holdClient(fresh)) });
    await page.locator('.mode-button').click();
    expect(await theme(page)).toBeUndefined();
    release();
    await eventually(() => theme(page)).toBe('light');
  });

  test.each([
    ['Ctrl+K', 'Control+k'],
    ['the slash key', '/'],
  ])('%s opens search, and what is typed after it is the query', async (_, key) => {
    let release = () => {};
    const page = await site.open(start, { before: async (fresh) => (release = await holdClient(fresh)) });
    await page.keyboard.press(key);
    await page.keyboard.type('receipz');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    release();
    await eventually(() => isDialogOpen(page)).toBe(1);
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('receipt');
  });

  test('a click on search opens it', async () => {
    let release = () => {};
    const page = await site.open(start, { before: async (fresh) => (release = await holdClient(fresh)) });
    await page.locator('.search-button').click();
    await page.keyboard.type('proof');
    release();
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('proof');
  });

  test('Escape takes back what was asked for', async () => {
    let release = () => {};
    const page = await site.open(start, { before: async (fresh) => (release = await holdClient(fresh)) });
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await comeAlive(page);
    await page.waitForTimeout(300);
    expect(await isDialogOpen(page)).toBe(0);
  });

  test('the drawer and the menus open, and the rest is inert once the client is there', async () => {
    let release = () => {};
    const page = await site.open(start, { ...phone, before: async (fresh) => (release = await holdClient(fresh)) });
    await page.locator('.drawer-button').tap();
    await page.locator('#drawer:popover-open').waitFor();
    release();
    await page.locator('[data-region=page][inert]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.closest('#drawer') !== null)).toBe(true);
  });

  test('links work, without the client and while it comes', async () => {
    const page = await site.open(start, { expected: faults, before: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()) });
    await page.mouse.move(300, 300);
    await linkTo(page, '/api/zkvm/install').click();
    await showsHeading(page, 'Installation');
    let release = () => {};
    await page.unroute('**/assets/*.js');
    release = await holdClient(page);
    await page.goto(site.url(start));
    await page.keyboard.press('Shift');
    await linkTo(page, '/api/zkvm/install').click();
    await showsHeading(page, 'Installation');
    release();
  });

  test('a client that could not be had is asked for again', async () => {
    let broken = true;
    const page = await site.open(start, {
      expected: faults,
      before: (fresh) => fresh.route('**/assets/boot-*.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    await page.mouse.move(300, 300);
    await page.locator('.mode-button').click();
    await page.waitForTimeout(300);
    broken = false;
    await page.waitForTimeout(2000);
    await page.mouse.move(320, 320);
    await eventually(() => theme(page)).toBe('light');
  });
});

test('coming alive moves nothing and leaves every part as it was drawn', async () => {
  for (const path of ['/', start, '/faq', '/reference-docs/about-fri', '/api/1.0/zkvm/quickstart', '/search']) {
    const page = await site.open(path);
    await page.evaluate(() => document.fonts.ready);
    const drawn = () =>
      page.evaluate(() => {
        const shell = document.getElementById('shell')?.cloneNode(true) as HTMLElement;
        // Buttons that need script come with hydration, in room that is kept for them.
        for (const added of shell.querySelectorAll('.page-actions > :not(a)')) added.remove();
        return shell.innerHTML.replace(
          / data-(alive|ahead)="[^"]*"| aria-(pressed|description)="[^"]*"| aria-current="true"| tabindex="(0|-1)"|<noscript>.*?<\/noscript>|<!--.*?-->|<div class="offline">.*?<\/div>/gs,
          '',
        );
      });
    const before = path.startsWith('/search') || path.includes('fri') ? null : await drawn();
    await page.evaluate(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    await settle(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum), path).toBe(0);
    if (before === null) continue;
    const after = await drawn();
    const from = [...before].findIndex((character, i) => character !== after[i]);
    expect(after.slice(from, from + 200), path).toBe(before.slice(from, from + 200));
  }
}, 60_000);

test('the next page is fetched ahead as a document while the client is not there', async () => {
  const page = await site.open(start, { expected: faults, before: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()) });
  await linkTo(page, '/api/zkvm/install').hover();
  await page.waitForTimeout(700);
  await markDocument(page);
  await linkTo(page, '/api/zkvm/install').click();
  await showsHeading(page, 'Installation');
  expect(await isSameDocument(page)).toBe(false);
  expect(
    await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming & { deliveryType?: string }).deliveryType,
    ),
  ).toMatch(/prefetch|cache/);
});

test('nothing is fetched ahead where data is to be saved', async () => {
  const page = await site.open(start, {
    before: (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      }),
  });
  await settle(page);
  const asked = requestsOf(page);
  await linkTo(page, '/terminology').hover();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('.pack-')))).toBe(false);
});

test('a document that an extension has changed keeps its style', async () => {
  // The elements made anew in such a page are empty sheets, which the policy objects to.
  const page = await site.open(start, { expected: /style/ });
  const overflow = () =>
    page
      .locator('.prose pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).overflowX);
  expect(await overflow()).toBe('auto');
  await page.evaluate(() => {
    const added = document.createElement('div');
    added.textContent = 'An extension was here.';
    document.querySelector('#shell > header')?.before(added);
  });
  await settle(page);
  expect(await overflow()).toBe('auto');
  await linkTo(page, '/api/zkvm/install').click();
  await showsHeading(page, 'Installation');
  expect(await overflow()).toBe('auto');
});
