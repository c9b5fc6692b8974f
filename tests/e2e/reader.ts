/** What a reader does in a test, what they see, and the faults they meet. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the console may say where a test takes files or the network away. */
export const faults = /Failed to load resource|could not be|Failed to fetch|net::ERR|stays as it is|Refused to apply style|Cache\.add/;

/** Waits until the page is hydrated, and what the reader did before has been replayed. */
export const isHydrated = (page: Page) => page.waitForFunction(() => document.readyState === 'complete' && !window.early);

/** Gives a reader's first sign, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 310);
  await isHydrated(page);
}

/** The same, and until the page's section is loaded. */
export async function settle(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForLoadState('networkidle');
}

/** To be run before a page is opened whose clock is to be stopped; until then it goes as any other. */
export const stoppableClock = (page: Page) => page.clock.install();

/** Stops the page's clock: `page.clock.runFor` moves it on. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Two frames later: what was about to be drawn is drawn. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Holds back what a pattern matches, until the function that it gives is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
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

/** Waits until something holds; says what it was last where it never does. The limit is for the slowest of machines. */
export const eventually = <T>(probe: () => Promise<T> | T) => expect.poll(probe, { timeout: 30_000, interval: 50 });
