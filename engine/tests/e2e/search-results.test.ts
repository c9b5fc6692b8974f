/** The results page in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, faults, hold, networkIsQuiet, nextFrames } from './reader.ts';
import { openWithSearch, searchFor } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();
const input = (page: Page) => page.getByRole('main').getByRole('searchbox');
const links = (page: Page) => page.locator('.search-page-results h2 a');
const summary = (page: Page) => page.getByRole('main').getByRole('status').first().textContent();

test('explains without script what it needs', async () => {
  const page = await site.open('/search?q=firing', { javaScriptEnabled: false });
  expect(await page.getByRole('main').innerText()).toMatch(/Search the documentation[\s\S]*needs JavaScript/);
});

test('offers pages for a start before anything is typed', async () => {
  const page = await site.open('/search');
  const start = page.getByRole('main').getByRole('link', { name: 'Fire a first piece' });
  await start.click();
  await eventually(() => page.url()).toMatch(/\/api\/getting-started$/);
  await page.goBack();
  await input(page).fill('pyrometer');
  await eventually(() => links(page).count()).toBeGreaterThan(0);
  expect(await start.count()).toBe(0);
});

test('shows the results for the query in the address, a page at a time', async () => {
  const page = await site.open('/search?q=firing&version=1.0');
  await eventually(() => links(page).count()).toBe(20);
  expect(await page.title()).toMatch(/^Search results for “firing” \|/);
  expect(await page.locator('main').getByText('Search by your browser', { exact: true }).count()).toBe(1);
  const total = Number.parseInt((await summary(page)) ?? '', 10);
  expect(total).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await eventually(() => links(page).count()).toBe(40);
  const urls = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(urls).size).toBe(40);
  for (const url of urls) expect(url).toMatch(/^\/api\/1\.0(?:[/#]|$)|^\/(?!api)/);
});

test('follows Back, Forward, and typing', async () => {
  const page = await site.open('/search?q=thermocouple');
  await eventually(() => links(page).count()).toBeGreaterThan(3);
  await input(page).fill('pyrometer');
  await input(page).press('Enter');
  await eventually(() => page.url()).toContain('q=pyrometer');
  await page.getByLabel('Version').last().selectOption('1.0');
  await eventually(() => page.url()).toContain('version=1.0');
  await page.goBack();
  await eventually(() => page.url()).toContain('version=3.0');
  expect(await input(page).inputValue()).toBe('pyrometer');
  await page.goBack();
  await eventually(() => input(page).inputValue()).toBe('thermocouple');
  await page.goForward();
  await eventually(() => input(page).inputValue()).toBe('pyrometer');
  await links(page).first().click();
  await eventually(() => page.url()).not.toContain('/search');
  await page.goBack();
  await eventually(() => input(page).inputValue()).toBe('pyrometer');
  await eventually(() => links(page).count()).toBeGreaterThan(3);
});

test('Back returns to the previous query, also without pressing Enter', async () => {
  const page = await site.open('/search?q=thermocouple');
  await eventually(() => links(page).count()).toBeGreaterThan(3);
  await input(page).fill('pyrometer');
  await eventually(() => page.url()).toContain('q=pyrometer');
  await page.goBack();
  await eventually(() => input(page).inputValue()).toBe('thermocouple');
  await eventually(() => page.title()).toContain('“thermocouple”');
});

test('the page that a result leads to keeps its title when the reader follows a heading', async () => {
  const page = await site.open('/search?q=thermocouple');
  await links(page).first().click();
  await eventually(() => page.url()).not.toContain('/search');
  await networkIsQuiet(page);
  const title = await page.title();
  expect(title).not.toMatch(/^Search/);
  await page
    .locator('main .anchor')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await eventually(() => page.url()).toContain('#');
  await nextFrames(page);
  expect(await page.title()).toBe(title);
});

test('Back from a page returns to the same results and scroll position', async () => {
  const page = await site.open('/search?q=firing');
  await eventually(() => links(page).count()).toBe(20);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await eventually(() => links(page).count()).toBe(40);
  await links(page).nth(35).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await links(page).nth(35).click();
  await eventually(() => page.url()).not.toContain('/search');
  await page.goBack();
  await eventually(() => links(page).count()).toBe(40);
  await eventually(() => page.evaluate(() => scrollY)).toBe(top);
});

test('a result opened right after typing is shown', async () => {
  const page = await site.open('/search?q=firing');
  await eventually(() => links(page).count()).toBe(20);
  await input(page).fill('firings');
  // The first result of either query is on the page: which one it is when it is opened depends on the worker.
  const address = await links(page)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      return link.href;
    });
  await eventually(() => page.getByRole('main').getByRole('heading', { level: 1 }).textContent()).toBe('Firings');
  expect(page.url()).toBe(address);
});

test('keeps what is typed before it is loaded', async () => {
  const page = await site.open('/search');
  const release = await hold(page, /search-results/);
  await page.reload();
  await input(page).pressSequentially('thermocouple ');
  release();
  await eventually(() => links(page).count()).toBeGreaterThan(3);
  expect(await input(page).inputValue()).toBe('thermocouple ');
  expect(await input(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

test('the dialog’s link leads there', async () => {
  const page = await openWithSearch(site, '/api');
  await searchFor(page, 'firing');
  const all = page.getByRole('option', { name: /See all \d+ results/ });
  await all.waitFor();
  const count = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  await eventually(() => page.url()).toContain('/search?q=firing&version=3.0');
  await eventually(() => summary(page)).toMatch(new RegExp(`^${count} results`));
});

describe('states', () => {
  test('no query', async () => {
    const page = await site.open('/search');
    await eventually(() => summary(page)).toMatch(/Type a word or a question/);
  });

  test('nothing found', async () => {
    const page = await site.open('/search?q=kubernetes+ingress');
    await eventually(() => page.getByRole('main').innerText()).toMatch(
      /No results for[\s\S]*Believe this query should return results\?/,
    );
  });

  test('no network', async () => {
    const page = await site.open('/search', { expected: faults });
    await page.route(/data\/search\//, (route) => route.abort());
    await page.reload();
    await input(page).fill('firing');
    await eventually(() => page.getByRole('main').innerText()).toContain('Unable to fetch results');
    await page.unroute(/data\/search\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => links(page).count()).toBeGreaterThan(3);
  });

  test('hostile queries are text', async () => {
    const page = await site.open('/search');
    for (const query of [
      '<img src=x onerror="document.title=1">',
      '"><svg onload=document.title=1>',
      '%',
      'x'.repeat(5000),
      '\u0000\u202e',
    ]) {
      await page.goto(site.url(`/search?version=../../etc&q=${encodeURIComponent(query)}`));
      await eventually(() => input(page).inputValue()).toBe(query.replace(/\p{C}/gu, ' ').slice(0, 64));
      expect(await page.title()).not.toBe('1');
      expect(await page.getByLabel('Version').last().inputValue()).toBe('3.0');
    }
  });
});
