/** Every kind of page can be read without script and at any width, has no layout shift, and is accessible. */
import { describe, expect, test } from 'vitest';
import { expectComplete, expectSteadyAndAccessible, openOnPhone } from './page-checks.ts';
import { eventually } from './reader.ts';
import { pageKinds, phone, useSite } from './site.ts';

const site = useSite();
const kinds = Object.entries(pageKinds);

describe('without script', () => {
  test('every kind of page is complete, and does not scroll sideways at 320 pixels', async () => {
    const page = await openOnPhone(site);
    for (const [, path] of kinds) await expectComplete(site, page, path);
  });

  test('the menus open', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    await page.locator('.navbar .menu.versions summary').click();
    expect(await page.locator('.navbar .menu.versions a').first().isVisible()).toBe(true);
  });

  test('the drawer opens and closes', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false, ...phone });
    const link = page.locator('.sidebar .sidebar-nav a').first();
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

  test('in print, links end with their whole address', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('.prose a[href^="/"]:not(.term, .card, .button)').first();
    const address = `${new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin}${await link.getAttribute('href')}`;
    expect(
      (await link.evaluate((it) => getComputedStyle(it, '::after').content)).replaceAll('"', '').replaceAll(' ', ''),
    ).toBe(`(${address})`);
  });

  test('in print, a page says where it is from, and for which version', async () => {
    const page = await site.open('/api/1.2/kiln/quickstart', { javaScriptEnabled: false });
    const said = () => page.locator('article').evaluate((it) => getComputedStyle(it, '::before').content);
    expect(await said()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect((await said()).replaceAll('"', '').replaceAll(' ', '')).toBe(
      'https://ember.example/api/1.2/kiln/quickstart,version1.2',
    );
  });

  test('the bar does not stay in view in a low window', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false, viewport: { width: 320, height: 225 } });
    const position = () => page.locator('.navbar').evaluate((it) => getComputedStyle(it).position);
    expect(await position()).toBe('static');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await position()).toBe('sticky');
  });

  test('search is a link to the search page', async () => {
    const page = await site.open('/api', { javaScriptEnabled: false });
    await page.locator('a.search-link').click();
    expect(await page.locator('h1').innerText()).toMatch(/search/i);
  });
});

test.each(kinds)('%s has no layout shift, is accessible, and does not scroll sideways at 320 pixels', (_, path) =>
  expectSteadyAndAccessible(site, path),
);
