/** What a reader does in a test, what they see, and the faults they meet. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the console may say where a test takes files or the network away. */
export const faults = /Failed to load resource|could not be|Failed to fetch|net::ERR|stays as it is|Refused to apply style|Cache\.add/;

/** Shows a reader's first sign, and waits until the client moves about in the page. */
export async function comeAlive(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 310);
  await page.locator('#term-popover').waitFor({ state: 'attached' });
}

/** The same, and until the pages of the set are here. */
export async function settle(page: Page): Promise<void> {
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
}

/** Marks the document: the mark is gone once another is loaded. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

export const heading = (page: Page) => page.evaluate(() => document.querySelector('#main h1')?.textContent);
export const showsHeading = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('#main h1')?.textContent === wanted, text);
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** A visible link to an address. */
export const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]`).locator('visible=true').first();

/** Follows a link that the page does not have. */
export const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Everything the page asks for from now on, as paths. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Sums layout shifts that no input explains, from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** Waits until something holds; says what it was last where it never does. */
export const eventually = <T>(probe: () => Promise<T> | T) => expect.poll(probe, { timeout: 8000, interval: 50 });
