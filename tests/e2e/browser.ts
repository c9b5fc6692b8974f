/** What browser tests stand on: a served site, a browser, pages that fail a test when their console complains. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { distFolder } from '../../src/build/paths.ts';
import { type SiteServer, serveSite } from '../../src/build/serve.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', args: quiet });

export interface Stage {
  readonly browser: Browser;
  /** The site's address, without slash at the end. */
  readonly url: string;
  /** A page of its own context, at the desktop's size unless told otherwise. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions {
  readonly context?: BrowserContext;
  /** Run before anything of the page. */
  readonly before?: (page: Page) => Promise<void>;
  readonly width?: number;
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
}

/** Serves a built site and starts a browser for the tests of a file. */
export function stage(folder = distFolder, base = ''): Stage {
  let browser: Browser;
  let server: SiteServer;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    server = await serveSite({ folder, base, port: 0 });
    browser = await launch();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get url() {
      return server.url.replace(/\/$/, '');
    },
    async open(path, { context, before, width = 1366, touch = false, reducedMotion = false } = {}) {
      const own =
        context ??
        (await browser.newContext({
          viewport: { width, height: 900 },
          hasTouch: touch,
          reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        }));
      if (!contexts.includes(own)) contexts.push(own);
      const page = await own.newPage();
      await before?.(page);
      await page.goto(server.url.replace(/\/$/, '') + path);
      return page;
    },
  };
}

/** Shows a reader's first sign, and waits until the client moves about in the page. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => window.awake === undefined && document.getElementById('term-popover') !== null);
}

/** Marks the document: the mark is gone once another is loaded. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
export const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

export const heading = (page: Page) => page.locator('#main h1').first().textContent();

/** A visible link to an address. */
export const linkTo = (page: Page, href: string) => page.locator(`a[href="${href}"]`).locator('visible=true').first();

/** Waits until the page shows this heading. */
export const waitForHeading = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('#main h1')?.textContent === wanted, text);

/** Everything the page asks for from now on, as paths. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Errors of the page from now on: thrown, or on the console. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Slows the page's network and processor. */
export async function slow(
  page: Page,
  { latency = 0, kilobytesPerSecond = -1, cpu = 1 }: { latency?: number; kilobytesPerSecond?: number; cpu?: number },
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const throughput = kilobytesPerSecond < 0 ? -1 : kilobytesPerSecond * 1000;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}

/** Waits until something holds; says what it was last where it never does. */
export const eventually = <T>(probe: () => Promise<T> | T) => expect.poll(probe, { timeout: 8000, interval: 50 });
