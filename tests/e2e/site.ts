/** The built site in a real browser: a server on a free port, one Chromium a file, a fresh context a visit. Anything the policy or the console objects to fails the test. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { distFolder } from '../../src/commands/paths.ts';
import { type SiteServer, serveSite } from '../../src/commands/server/server.ts';
import { findOrInstallChromium } from '../chromium.ts';

/** One page of every kind. */
export const pageKinds = {
  home: '/',
  'start of the documentation': '/api',
  'guide with code': '/api/zkvm/quickstart',
  'guide with tabs': '/api/blockchain-integration/shrink-wrapping',
  'superseded version': '/api/1.0/zkvm/quickstart',
  'oldest version': '/api/0.18/zkvm/developer-guide/guest-code-101',
  'unreleased version': '/api/next/getting-started',
  'data tables': '/api/blockchain-integration/contracts/verifier',
  'unversioned page with a sidebar': '/education',
  'unversioned page without one': '/faq',
  'formulas and an island': '/reference-docs/about-fri',
  diagram: '/proof-system/proof-system-sequence-diagram',
  glossary: '/terminology',
  search: '/search?q=receipt',
  'not found': '/no-such-page',
} as const;

export const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

export interface VisitOptions extends BrowserContextOptions {
  /** What the reader chose before; dark where left out. */
  readonly mode?: 'dark' | 'light';
  /** Errors in the console that the test expects. */
  readonly expected?: RegExp;
  /** The context of another visit: a further tab of the same reader. */
  readonly context?: BrowserContext;
  /** Run before anything of the page. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** What a browser says of a document served with status 404. */
const missing = /the server responded with a status of 404/;

export interface BuiltSite {
  /** Address of a path. */
  url(path: string): string;
  /** Opens a path in a context of its own. */
  open(path: string, options?: VisitOptions): Promise<Page>;
}

/** Serves the site and starts a browser for the tests of a file. `folder` is asked for when the server starts. */
export function useSite(folder: () => string = () => distFolder, base = ''): BuiltSite {
  let server: SiteServer;
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = await findOrInstallChromium();
    server = await serveSite({ folder: folder(), base, port: 0 });
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return {
    url: (path: string) => new URL(path, server.url).href,
    async open(path, { mode, expected = missing, context: known, before, ...options } = {}) {
      const context =
        known ??
        (await browser.newContext({
          viewport: { width: 1366, height: 900 },
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          ...options,
        }));
      const page = await context.newPage();
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
        if (!known) await context.close();
        expect(complaints).toEqual([]);
      });
      await before?.(page);
      await page.goto(new URL(path, server.url).href);
      return page;
    },
  };
}
