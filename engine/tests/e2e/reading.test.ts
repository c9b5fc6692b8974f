/** Every kind of page can be read without script and at any width, and has no layout shift. */
import { describe, expect, test } from 'vitest';
import { eventually, nextFrames, overflow, settle, watchShifts } from './reader.ts';
import { pageKinds, phone, useSite } from './site.ts';

const site = useSite();
const kinds = Object.entries(pageKinds);

describe('without script', () => {
  test.each(kinds)('%s is complete', async (_, path) => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(path.startsWith('/search') ? 20 : 150);
    expect(await page.locator('header.navbar').isVisible()).toBe(true);
    expect(await page.locator('footer.footer').isVisible()).toBe(true);
    expect(await page.title()).toMatch(/ \| /);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('the menus open', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    await page.locator('.navbar .menu.versions summary').click();
    expect(await page.locator('.navbar .menu.versions a').first().isVisible()).toBe(true);
  });

  test('the drawer opens and closes', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false, ...phone });
    const link = page.locator('#drawer .sidebar-nav a').first();
    expect(await link.isVisible()).toBe(false);
    await page.locator('.drawer-button').tap();
    expect(await link.isVisible()).toBe(true);
    await page.locator('.drawer-close').tap();
    await eventually(() => link.isVisible()).toBe(false);
  });

  test('in print, menus and actions are left out', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    const menu = page.locator('.topic-versions .menu');
    expect(await menu.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await menu.isVisible()).toBe(false);
    expect(await page.locator('.page-actions').isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('search is a link to the search page', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    await page.locator('a.search-link').click();
    expect(await page.locator('h1').innerText()).toMatch(/search/i);
  });
});

test.each(kinds)('%s does not scroll sideways at 320 pixels', async (_, path) => {
  const page = await site.open(path, phone);
  expect(await overflow(page)).toBe(0);
  await settle(page);
  expect(await overflow(page)).toBe(0);
});

test.each(kinds)('%s has no layout shift', async (_, path) => {
  const page = await site.open(path);
  const shifts = await watchShifts(page);
  await settle(page);
  if (path.startsWith('/search')) await page.locator('.search-page-results').waitFor();
  // Over the page, because the sidebar scrolls separately.
  await page.mouse.move(680, 400);
  await page.mouse.wheel(0, 2000);
  const end = await page.evaluate(() => Math.min(2000, document.documentElement.scrollHeight - innerHeight));
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(end - 1);
  await nextFrames(page);
  await page.mouse.wheel(0, -2000);
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await nextFrames(page);
  expect(await shifts()).toEqual([]);
});
