/** What holds for every kind of page: without script, on a phone, and while it is used. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectLandmarks, expectWellStructured } from './axe.ts';
import { eventually, nextFrames, overflow, settle, watchShifts } from './reader.ts';
import { type BuiltSite, phone } from './site.ts';

/** Opens a blank page without script, as every page looks before hydration, on a phone. */
export const openOnPhone = (site: BuiltSite): Promise<Page> =>
  site.open('/robots.txt', { ...phone, javaScriptEnabled: false });

/** Shows a page in a window that `openOnPhone` has opened, and expects it to fit. */
export async function expectToFitPhone(site: BuiltSite, page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone.viewport);
  await page.goto(site.url(path));
  expect([path, await overflow(page)]).toEqual([path, 0]);
}

/** Expects a page to be complete without script, and to fit a phone. */
export async function expectComplete(site: BuiltSite, page: Page, path: string): Promise<void> {
  await expectToFitPhone(site, page, path);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect(await page.locator('h1').count(), path).toBe(1);
  expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(path.startsWith('/search') ? 20 : 150);
  expect(await page.locator('header.navbar').isVisible(), path).toBe(true);
  expect(await page.locator('footer.footer').isVisible(), path).toBe(true);
  expect(await page.title(), path).toMatch(/ \| /);
  expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
}

/**
 * Expects nothing on a page to move while it is hydrated and scrolled, and each landmark to be there once. (A policy violation or a hydration mismatch fails
 * every visit.)
 */
async function openSteady(site: BuiltSite, path: string): Promise<Page> {
  const page = await site.open(path, { viewport: { width: 1440, height: 900 } });
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
  await expectLandmarks(page);
  return page;
}

/** Expects that a hydrated page doesn't scroll sideways on a phone's width. */
async function expectToFitNarrow(page: Page): Promise<void> {
  await page.setViewportSize(phone.viewport);
  await nextFrames(page);
  // Next to the space of a scroll bar, which phones don't have, it may be narrower than the window.
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/**
 * Expects nothing on a page to move, and no accessibility violations, on a wide and a narrow screen; colors are checked on
 * the wide one. On a phone's width, it doesn't scroll sideways.
 */
export async function expectSteadyAndAccessible(site: BuiltSite, path: string): Promise<void> {
  const page = await openSteady(site, path);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWellStructured(page);
  await expectToFitNarrow(page);
}

/**
 * The same, without what depends on the kind of page alone, not on its content: colors, and what is shown on a narrow
 * screen.
 */
export async function expectSteadyAndStructured(site: BuiltSite, path: string): Promise<void> {
  const page = await openSteady(site, path);
  await expectWellStructured(page);
  await expectToFitNarrow(page);
}
