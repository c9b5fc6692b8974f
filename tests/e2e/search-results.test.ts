/** The results page in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { searchSite, withinTimeout } from './search-site.ts';

const site = searchSite();
const input = (page: Page) => page.getByRole('main').getByRole('searchbox');
const links = (page: Page) => page.locator('.search-page-results h2 a');
const summary = (page: Page) => page.getByRole('main').getByRole('status').first().textContent();

it('without script says what it needs', async () => {
  const { page } = await site.visit('search?q=receipt', { javaScriptEnabled: false });
  expect(await page.getByRole('main').innerText()).toMatch(/Search the documentation[\s\S]*needs JavaScript/);
});

it('an address shows its results: all of them, a page at a time', async () => {
  const { page, complaints } = await site.visit('search?q=receipt&version=1.0');
  await expect.poll(() => links(page).count(), withinTimeout).toBe(20);
  expect(await page.title()).toMatch(/^Search results for “receipt” \|/);
  const total = Number.parseInt((await summary(page)) ?? '', 10);
  expect(total).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => links(page).count(), withinTimeout).toBe(40);
  const urls = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(urls).size).toBe(40);
  for (const url of urls) expect(url).toMatch(/^\/api\/1\.0(?:[/#]|$)|^\/(?!api)/);
  expect(complaints).toEqual([]);
});

it('follows back and forward, and what is typed', async () => {
  const { page } = await site.visit('search?q=journal');
  await expect.poll(() => links(page).count(), withinTimeout).toBeGreaterThan(3);
  await input(page).fill('groth16');
  await input(page).press('Enter');
  await expect.poll(() => page.url(), withinTimeout).toContain('q=groth16');
  await page.getByLabel('Version').last().selectOption('1.0');
  await expect.poll(() => page.url(), withinTimeout).toContain('version=1.0');
  await page.goBack();
  await expect.poll(() => page.url(), withinTimeout).toContain('version=3.0');
  expect(await input(page).inputValue()).toBe('groth16');
  await page.goBack();
  await expect.poll(() => input(page).inputValue(), withinTimeout).toBe('journal');
  await page.goForward();
  await expect.poll(() => input(page).inputValue(), withinTimeout).toBe('groth16');
  await links(page).first().click();
  await expect.poll(() => page.url(), withinTimeout).not.toContain('/search');
  await page.goBack();
  await expect.poll(() => input(page).inputValue(), withinTimeout).toBe('groth16');
  await expect.poll(() => links(page).count(), withinTimeout).toBeGreaterThan(3);
});

it('Back returns to the query before, also after typing alone', async () => {
  const { page } = await site.visit('search?q=journal');
  await expect.poll(() => links(page).count(), withinTimeout).toBeGreaterThan(3);
  await input(page).fill('groth16');
  await expect.poll(() => page.url(), withinTimeout).toContain('q=groth16');
  await page.goBack();
  await expect.poll(() => input(page).inputValue(), withinTimeout).toBe('journal');
  await expect.poll(() => page.title(), withinTimeout).toContain('“journal”');
});

it('Back from a page returns to as many results, at the same place', async () => {
  const { page } = await site.visit('search?q=receipt');
  await expect.poll(() => links(page).count(), withinTimeout).toBe(20);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => links(page).count(), withinTimeout).toBe(40);
  await links(page).nth(35).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  await links(page).nth(35).click();
  await expect.poll(() => page.url(), withinTimeout).not.toContain('/search');
  await page.goBack();
  await expect.poll(() => links(page).count(), withinTimeout).toBe(40);
  await expect.poll(() => page.evaluate(() => scrollY), withinTimeout).toBe(top);
});

it('what is typed before it has loaded is not lost', async () => {
  const { page } = await site.visit('search');
  await page.route(/search-results/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.reload();
  await input(page).pressSequentially('journal');
  await expect.poll(() => links(page).count(), withinTimeout).toBeGreaterThan(3);
  expect(await input(page).inputValue()).toBe('journal');
  expect(await input(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

it('the dialog’s link leads there', async () => {
  const { page } = await site.search('api');
  await page.keyboard.type('receipt');
  const all = page.getByRole('option', { name: /See all \d+ results/ });
  await all.waitFor();
  const count = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  await expect.poll(() => page.url(), withinTimeout).toContain('/search?q=receipt&version=3.0');
  await expect.poll(() => summary(page), withinTimeout).toMatch(new RegExp(`^${count} results`));
});

describe('states', () => {
  it('no query', async () => {
    const { page } = await site.visit('search');
    await expect.poll(() => summary(page), withinTimeout).toMatch(/Type what you are looking for/);
  });

  it('nothing found', async () => {
    const { page } = await site.visit('search?q=kubernetes+ingress');
    await expect
      .poll(() => page.getByRole('main').innerText(), withinTimeout)
      .toMatch(/No results for[\s\S]*Believe this query should return results\?/);
  });

  it('no network', async () => {
    const { page } = await site.visit('search');
    await page.route(/digest-/, (route) => route.abort());
    await page.reload();
    await input(page).fill('receipt');
    await expect.poll(() => page.getByRole('main').innerText(), withinTimeout).toContain('Unable to fetch results');
    await page.unroute(/digest-/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => links(page).count(), withinTimeout).toBeGreaterThan(3);
  });

  it.each(['<img src=x onerror="document.title=1">', '"><svg onload=document.title=1>', '%', 'x'.repeat(5000), '\u0000\u202e'])(
    'a hostile query: %.30s',
    async (query) => {
      const { page, complaints } = await site.visit(`search?version=../../etc&q=${encodeURIComponent(query)}`);
      await expect.poll(() => input(page).inputValue(), withinTimeout).toBe(query.replace(/\p{C}/gu, ' ').slice(0, 64));
      expect(await page.title()).not.toBe('1');
      expect(await page.getByLabel('Version').last().inputValue()).toBe('3.0');
      expect(complaints).toEqual([]);
    },
  );
});
