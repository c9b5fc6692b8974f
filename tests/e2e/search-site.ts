/** What the browser tests of search share: the built site, a browser, and a page with the dialog open. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type SiteServer, serveSite } from '../../src/commands/server/server.ts';
import { findOrInstallChromium } from '../chromium.ts';

export interface OpenedPage {
  readonly page: Page;
  /** Errors of scripts, and of the site's security policy. */
  readonly complaints: string[];
}

export interface SearchSite {
  /** Opens a page of the site. `path` has no leading slash. */
  visit(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  /** Opens a page, and the search dialog on it. */
  search(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
}

/** Serves the built site for the tests of a file. */
export function searchSite(): SearchSite {
  let server: SiteServer;
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = await findOrInstallChromium();
    server = await serveSite({ folder: 'dist', base: '', port: 0 });
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const visit = async (path: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security|Trusted|Refused/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(server.url + path);
    return { page, complaints };
  };
  return {
    visit,
    async search(path, options) {
      const opened = await visit(path, options);
      await openDialog(opened.page);
      return opened;
    },
  };
}

/** Opens the dialog from the keyboard, once the document is there: a key pressed between two documents is nobody's. */
export async function openDialog(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
}

export const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
/** The results, and the link to all of them. */
export const results = (page: Page) => page.locator('dialog [role=option]');
/** A machine that does much else takes its time. */
export const withinTimeout = { timeout: 10_000 };

/** Types a query as a reader does, and waits for its answer. */
export async function type(page: Page, query: string): Promise<void> {
  await box(page).fill('');
  await box(page).pressSequentially(query);
  await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent(), withinTimeout).toContain(`for ${query}`);
}

/** Addresses of the results that are shown, the link to all results left out. */
export function addresses(page: Page): Promise<string[]> {
  return page.locator('dialog [role=group] [role=option]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Texts that are highlighted in the page. */
export function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...((CSS.highlights.get('search') as Iterable<Range> | undefined) ?? [])].map(String));
}
