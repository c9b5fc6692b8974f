/** Actions of readers, and what they see, for tests. */
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Errors in the console that tests expect if they remove files or the network. */
export const faults =
  /Failed to load resource|could not be|Failed to fetch|net::ERR|Client failed to start|Refused to apply style|Cache\.add/;

/** Waits until the page is hydrated, and earlier events have been replayed. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !window.early);

/** Makes the first user interaction, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 310);
  await isHydrated(page);
}

/** The same, and until everything that follows is loaded. */
export async function settle(page: Page): Promise<void> {
  await hydrate(page);
  await networkIsQuiet(page);
}

const pending = new WeakMap<Page, Set<Request>>();

/** Records the requests of a page that are in progress, for `networkIsQuiet`. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // The browser doesn't always report how requests of the previous document ended.
  page.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    for (const other of requests) if (other !== request) requests.delete(other);
  });
}

/** Waits until no request is in progress, and none follows in the next frames. */
export async function networkIsQuiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  await eventually(async () => {
    await nextFrames(page);
    return [...(pending.get(page) ?? [])].map((request) => request.url());
  }).toEqual([]);
}

/** Prepares a page before it is opened, so that its clock can be stopped later. */
export const stoppableClock = (page: Page) => page.clock.install();

/** Stops the page's clock; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // If the browser stalls, that time is in the past when the request arrives, which fails, but stops the clock.
  await pause().catch(pause);
}

/** Waits for two frames, in which pending changes are painted. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Delays requests that match a pattern. Resolves to the function that lets them continue. */
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

/** Id of the build that the document belongs to. */
export const buildOf = (page: Page) =>
  page.evaluate(() => /"build":"([^"]+)"/.exec(document.documentElement.innerHTML)?.[1] ?? '');

/** Marks the document; another document doesn't have the mark. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

export const heading = (page: Page) => page.evaluate(() => document.querySelector('main h1')?.textContent);
export const showsHeading = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('main h1')?.textContent === wanted, text);
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** A visible link to an address. */
export const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]`).locator('visible=true').first();

/** Follows a link that is not on the page. */
export const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Records the paths of all requests from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** How far a page is wider than the window, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Notes when a document's first frame after loading has been painted, for `watchShifts`. What was parsed last may be in
 * that frame, not in one before the event.
 */
export const watchFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(window, { firstFrameMs: performance.now() })),
      ),
    );
  });

/**
 * Records the layout shifts of a document, earlier ones included, except those that follow input, and those that are
 * too small to be seen while the document loads, which may have frames before any part of it. Returns a function that
 * reports them.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly { value: number; moved: string[] }[]>> {
  await page.waitForFunction(() => 'firstFrameMs' in window);
  await page.evaluate(() => {
    const { firstFrameMs } = window as unknown as { firstFrameMs: number };
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
    const shifts: { value: number; moved: string[] }[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, startTime, hadRecentInput, sources } of entries as LayoutShift[])
        if (!hadRecentInput && (value >= 0.001 || startTime >= firstFrameMs))
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) => `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
            ),
          });
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeShifts() {
        record(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { takeShifts(): { value: number; moved: string[] }[] }).takeShifts());
}

/** Polls a value until an assertion holds. The timeout is generous, for slow machines. */
export const eventually = <T>(probe: () => Promise<T> | T) => expect.poll(probe);

/** Changes a script of the client in its response. */
export const patch = (page: Page, files: string, change: (code: string) => string) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
