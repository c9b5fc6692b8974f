/** The built site in Chromium, a new context for each visit. A policy violation or a console error fails the test. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { type SiteServer, serveSite } from '../../src/commands/serve.ts';
import { trackRequests, watchFirstFrame } from './reader.ts';

/** One page of every kind in the fixture site. */
export const pageKinds = {
  home: '/',
  'start of the documentation': '/api',
  'guide with code': '/api/kiln/quickstart',
  'guide with tabs': '/api/control/remote-control',
  'superseded version': '/api/1.0/kiln/quickstart',
  'oldest version': '/api/0.9/kiln/handbook/programs',
  'unreleased version': '/api/next/getting-started',
  'data tables': '/api/control/parts/sensors',
  'unversioned page with a sidebar': '/workshop',
  'unversioned page without one': '/faq',
  'formulas and an island': '/background/cones',
  diagram: '/background/stages-of-a-firing',
  glossary: '/terminology',
  search: '/search?q=firing',
  'not found': '/no-such-page',
} as const;

export const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

export interface VisitOptions extends BrowserContextOptions {
  /** The reader's stored color mode. Default: none, which means dark. */
  readonly mode?: 'dark' | 'light';
  /** Errors in the console that the test expects. */
  readonly expected?: RegExp;
  /** The context of another visit, for a second tab of the same reader. */
  readonly context?: BrowserContext;
  /** Called before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The browser's error for a document with status 404. */
const missing = /the server responded with a status of 404/;

export interface BuiltSite {
  /** Address of a path. */
  url(path: string): string;
  /** Opens a path of the site, or an address on another host, in a new context. */
  open(path: string, options?: VisitOptions): Promise<Page>;
}

/**
 * Connects the tests of a file to the browser.
 * @param folder returns the folder of the site to serve; default: the built site
 */
export function useSite(folder?: () => string, base = ''): BuiltSite {
  let server: SiteServer | undefined;
  let browser: Browser;
  let root = '';
  beforeAll(async () => {
    if (folder) server = await serveSite({ folder: folder(), base, port: 0 });
    root = server?.url ?? inject('site');
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return {
    url: (path: string) => new URL(path, root).href,
    async open(path, { mode, expected = missing, context: given, before, ...options } = {}) {
      const context =
        given ??
        (await browser.newContext({
          viewport: { width: 1366, height: 900 },
          reducedMotion: 'reduce',
          ...options,
        }));
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      trackRequests(page);
      await watchFirstFrame(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.exposeFunction('reportViolation', (text: string) => {
        if (!expected.test(text)) complaints.push(text);
      });
      await page.addInitScript((theme) => {
        if (theme) localStorage.setItem('theme', theme);
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          (window as unknown as { reportViolation(text: string): void }).reportViolation(
            `${violatedDirective} was violated by ${blockedURI}`,
          );
        });
      }, mode);
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (!given) await context.close();
        expect(complaints).toEqual([]);
      });
      await before?.(page);
      await page.goto(new URL(path, root).href);
      return page;
    },
  };
}
