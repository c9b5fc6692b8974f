/** What holds for every kind of page: without script, on a phone, and while it is used. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectAccessibleWhenNarrow } from './axe.ts';
import { eventually, nextFrames, overflow, settle, watchShifts } from './reader.ts';
import { type BuiltSite, phone } from './site.ts';

/**
 * Expects a page to fit a phone without script, which is how every page looks before hydration.
 * `expectSteadyAndAccessible` says so of the hydrated page.
 */
export async function expectToFitPhone(site: BuiltSite, path: string): Promise<Page> {
  const page = await site.open(path, { ...phone, javaScriptEnabled: false });
  expect(await overflow(page)).toBe(0);
  return page;
}

/** Expects a page to be complete without script, and to fit a phone. */
export async function expectComplete(site: BuiltSite, path: string): Promise<void> {
  const page = await expectToFitPhone(site, path);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect(await page.locator('h1').count()).toBe(1);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(path.startsWith('/search') ? 20 : 150);
  expect(await page.locator('header.navbar').isVisible()).toBe(true);
  expect(await page.locator('footer.footer').isVisible()).toBe(true);
  expect(await page.title()).toMatch(/ \| /);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
}

/**
 * Expects nothing on a page to move while it is hydrated and scrolled, and no accessibility violations then, on a wide
 * and a narrow screen; colors are checked on the wide one. On a phone's width, it doesn't scroll sideways. (A policy
 * violation or a hydration mismatch fails every visit.)
 */
export async function expectSteadyAndAccessible(site: BuiltSite, path: string): Promise<void> {
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
  await expectAccessible(page);
  await expectAccessibleWhenNarrow(page);
  await page.setViewportSize(phone.viewport);
  await nextFrames(page);
  // Next to the space of a scroll bar, which phones don't have, it may be narrower than the window.
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}
