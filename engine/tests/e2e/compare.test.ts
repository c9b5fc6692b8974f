/** Comparing a page with another version: in place, by address, by keyboard, on a phone, with invalid addresses. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import {
  eventually,
  faults,
  followLink,
  isSameDocument,
  markDocument,
  overflow,
  requestsOf,
  settle,
  showsHeading,
} from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const quickstart = '/api/kiln/quickstart';
const lastAnchor = (page: Page) => page.locator('main .prose h2[id]').last().getAttribute('id');
const bar = (page: Page) => page.locator('.compare-bar');
const marks = (page: Page) => page.locator('main .prose :is(ins, del)');

/** Opens a comparison, and waits until it is shown. */
async function compared(address: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open(address, options);
  await settle(page);
  await bar(page).waitFor();
  return page;
}

/** The text of the article without one kind of marks. */
const textWithout = (page: Page, mark: 'ins' | 'del') =>
  page.evaluate((tag) => {
    const prose = document.querySelector('main .prose')?.cloneNode(true) as HTMLElement;
    for (const element of prose.querySelectorAll(`${tag}, button`)) element.remove();
    return prose.textContent?.replace(/\s+/g, '');
  }, mark);

const articleText = (page: Page) =>
  page.evaluate(() => {
    const prose = document.querySelector('main .prose')?.cloneNode(true) as HTMLElement;
    for (const button of prose.querySelectorAll('button')) button.remove();
    return prose.textContent?.replace(/\s+/g, '');
  });

describe('a comparison', () => {
  test('is chosen on the page, saved in the address, and ended without a trace', async () => {
    const page = await site.open(quickstart);
    await settle(page);
    await markDocument(page);
    const before = await articleText(page);
    const html = await page.innerHTML('main .prose');
    await page.locator('.topic-versions summary').click();
    await page.locator('.topic-versions a[data-compare="0.9"]').click();
    await bar(page).waitFor();
    await eventually(() => new URL(page.url()).search).toBe('?compare=0.9');
    await eventually(() => marks(page).count()).toBeGreaterThan(3);
    await eventually(() => textWithout(page, 'del')).toBe(before);
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await eventually(() => marks(page).count()).toBe(0);
    await eventually(() => page.innerHTML('main .prose')).toBe(html);
    await eventually(() => new URL(page.url()).search).toBe('');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('at a shared address compares the two pages', async () => {
    const old = await site.open('/api/0.9/kiln/quickstart');
    const oldText = await articleText(old);
    const page = await compared(`${quickstart}?compare=0.9`);
    await eventually(() => textWithout(page, 'ins')).toBe(oldText);
  });

  test('at a shared address appears before the first user interaction', async () => {
    const page = await site.open(`${quickstart}?compare=0.9`);
    await bar(page).waitFor();
    await eventually(() => marks(page).count()).toBeGreaterThan(3);
  });

  test('continues through navigation, Back, and Forward, until the reader stops it', async () => {
    const page = await compared(`${quickstart}?compare=1.2`);
    await followLink(page, '/api/kiln/install');
    await showsHeading(page, 'Installation');
    await eventually(() => new URL(page.url()).search).toBe('?compare=1.2');
    await eventually(() => marks(page).count()).toBeGreaterThan(0);
    await page.goBack();
    await showsHeading(page, 'Kiln quick start');
    await eventually(() => page.url()).toContain('compare=1.2');
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });

  test('has keys and buttons for the next and previous change', async () => {
    const page = await compared(`${quickstart}?compare=0.9`);
    await eventually(() => bar(page).innerText()).toMatch(/1 of \d+ changes/);
    await page.keyboard.press('n');
    await eventually(() => bar(page).innerText()).toMatch(/2 of \d+ changes/);
    await page.getByRole('button', { name: 'Next change' }).click();
    await eventually(() => bar(page).innerText()).toMatch(/3 of \d+ changes/);
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await eventually(() => page.locator('.current-change').getAttribute('data-change')).toBe('1');
    await eventually(() => page.locator('[role=status][aria-live]').first().textContent()).toMatch(
      /^1 of \d+ changes: /,
    );
  });

  test('starts at the first change, unless the reader is at another place', async () => {
    const page = await compared(`${quickstart}?compare=0.9`);
    await eventually(() => page.locator('.current-change').getAttribute('data-change')).toBe('1');
    await eventually(() =>
      page.locator('.current-change').evaluate((change) => {
        const { top, bottom } = change.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    const below = await compared(`${quickstart}?compare=0.9#${await lastAnchor(page)}`);
    await eventually(() => bar(below).innerText()).toMatch(/^(?!.*1 of)[\s\S]*\d+ changes/);
    expect(await below.locator('.current-change').count()).toBe(0);
  });

  test('shows since which version a passage exists', async () => {
    const page = await compared(`${quickstart}?compare=all`);
    await eventually(() => page.locator('.since-when').count()).toBeGreaterThan(0);
    expect(await page.locator('.since-when').first().innerText()).toMatch(/^(Since|Until|In|\d)/);
  });
});

describe('on an older page', () => {
  test('a comparison goes to the newer version, and the table of contents marks what changed', async () => {
    const newer = await site.open(quickstart);
    const newText = await articleText(newer);
    const page = await site.open('/api/0.9/kiln/quickstart');
    const oldText = await articleText(page);
    await page.goto(site.url(`/api/0.9/kiln/quickstart?compare=3.0`));
    await bar(page).waitFor();
    await eventually(() => marks(page).count()).toBeGreaterThan(3);
    await eventually(() => textWithout(page, 'ins')).toBe(oldText);
    expect(await textWithout(page, 'del')).toBe(newText);
    expect(await bar(page).innerText()).toMatch(/0\.9 →[\s\S]*Green is new in 3\.0, red is only in 0\.9/);
    const marked = await page.evaluate(
      () =>
        [...document.querySelectorAll('.contents a')].filter((link) =>
          getComputedStyle(link, '::after').content.includes('•'),
        ).length,
    );
    expect(marked).toBeGreaterThan(0);
  });
});

describe('layout', () => {
  /**
   * Top and left of everything that a comparison must not move: the frame of the page, and the blocks before the first
   * change.
   */
  const places = (page: Page) =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('main .prose > *')];
      const first = blocks.findIndex((block) => block.matches('[data-change]') || block.querySelector('[data-change]'));
      const kept = first < 0 ? blocks : blocks.slice(0, first);
      const frame = [...document.querySelectorAll('.navbar, .sidebar, .sidebar a, h1, .toc, .toc a, .topic-versions')];
      const placeOf = (element: Element) => {
        const { left, top } = element.getBoundingClientRect();
        return `${element.tagName} ${element.textContent?.slice(0, 20)}: ${left}, ${top}`;
      };
      return { frame: frame.map(placeOf), kept: kept.map(placeOf) };
    });

  test('only the changes move anything, and afterwards everything is where it was', async () => {
    const page = await site.open(quickstart);
    await settle(page);
    const before = await places(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[data-compare="1.2"]')?.click());
    await page.locator('.current-change').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const during = await places(page);
    expect(during.frame.length).toBeGreaterThan(10);
    expect(during.frame).toEqual(before.frame);
    expect(during.kept.length).toBeGreaterThan(0);
    expect(during.kept).toEqual(before.kept.slice(0, during.kept.length));
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await eventually(() => marks(page).count()).toBe(0);
    expect(await places(page)).toEqual(before);
  });
});

describe('before a comparison', () => {
  test('nothing for comparisons is loaded', async () => {
    const page = await site.open(quickstart);
    const asked = requestsOf(page);
    await settle(page);
    expect(asked.filter((address) => /comparison|changes/.test(address))).toEqual([]);
  });
});

describe('invalid addresses lead to a usable page', () => {
  test('a version that does not exist, or is the page’s own', async () => {
    const page = await site.open(quickstart);
    for (const [asked, said] of [
      ['9.9', 'There is no version “9.9”'],
      ['<b>', 'There is no version “<b>”'],
      ['3.0', 'You are reading the page of 3.0'],
    ] as const) {
      await page.goto(site.url(`${quickstart}?compare=${encodeURIComponent(asked)}`));
      await settle(page);
      await eventually(() => bar(page).innerText()).toContain(said);
      expect(await marks(page).count()).toBe(0);
      await bar(page).locator('select').selectOption('1.2');
      await eventually(() => marks(page).count()).toBeGreaterThan(0);
    }
  });

  test('a version without the topic, or with one before or after it, and an unversioned page', async () => {
    const page = await site.open('/api');
    for (const [address, said, there] of [
      ['/api/kiln/stacking?compare=0.9', '0.9 has no page', /^\/api\/0\.9/],
      ['/api/1.2/cloud?compare=3.0', 'covers the subject', /^\/api\/control\/remote-control$/],
      ['/api/control/remote-control?compare=1.2', 'covers the subject', /^\/api\/1\.2\/cloud$/],
      ['/faq?compare=1.2', 'no versions', null],
    ] as const) {
      await page.goto(site.url(address));
      await settle(page);
      await eventually(() => bar(page).innerText()).toContain(said);
      if (there) expect(await bar(page).locator('a').first().getAttribute('href')).toMatch(there);
    }
  });

  test('no network', async () => {
    const page = await site.open(quickstart, { expected: faults });
    await settle(page);
    await page.route(/\/data\//, (route) => route.abort());
    await page.evaluate(() => document.querySelector<HTMLElement>('a[data-compare="0.9"]')?.click());
    await bar(page).waitFor();
    await eventually(() => bar(page).innerText()).toContain('couldn’t load');
    await page.unroute(/\/data\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => marks(page).count()).toBeGreaterThan(0);
  });
});

test('a comparison whose script does not load says so, and works at the next try', async () => {
  const script = '**/assets/comparison-*.js*';
  const page = await site.open(quickstart, { expected: faults });
  await settle(page);
  await page.route(script, (route) => route.abort());
  const link = page.locator('a[data-compare="0.9"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await page.getByRole('alert').filter({ hasText: 'This feature couldn’t load. Try again.' }).waitFor();
  await page.unroute(script);
  await link.evaluate((element: HTMLElement) => element.click());
  await eventually(() => marks(page).count()).toBeGreaterThan(0);
});

test('a comparison has no accessibility violations, and fits a phone, with one row of controls', async () => {
  const page = await compared(`${quickstart}?compare=0.9`, phone);
  await eventually(() => marks(page).count()).toBeGreaterThan(0);
  const rows = await bar(page)
    .locator('select, button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()))
    .then((boxes) => new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 20))));
  expect(rows.size).toBe(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('What changed and the upgrade guide are linked from the sidebar, are no version, and are complete without script', async () => {
  const page = await site.open('/api/2.0.0/kiln/quickstart', { javaScriptEnabled: false });
  expect(await page.locator('.sidebar a[href="/api/2.0.0/changes"]').count()).toBeGreaterThan(0);
  expect(await page.locator('.sidebar a[href="/api/2.0.0/upgrade"]').count()).toBe(1);
  expect(await page.locator('.menu.versions a[href="/api/2.0.0/changes"]').count()).toBe(0);
  await page.goto(site.url('/api/2.0.0/changes'));
  expect(await page.locator('main .prose li a').count()).toBeGreaterThan(0);
  expect(await page.locator('.sidebar-nav').count()).toBe(1);
});
