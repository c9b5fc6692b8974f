/** The explainers in a real browser: each reads without script, comes alive, computes what its page says, answers absurd input, and is accessible. */
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SiteServer, serveSite } from '../../src/build/serve.ts';
import { findOrInstallChromium } from '../chromium.ts';
import { type Explorer, explorers } from './explorers.ts';

const phone: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

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

/** The page of an explorer, and what its console complained of. */
async function open(explorer: Explorer, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url + explorer.page);
  return { page, complaints };
}

const slot = (page: Page, { name }: Explorer) => page.locator(`[data-island="${name}"]`);

/** Comes into view, and waits until the explorer answers. */
async function awaken(page: Page, explorer: Explorer) {
  await slot(page, explorer).scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  const alive = page.locator(`[data-island="${explorer.name}"][data-alive]`);
  await alive.waitFor({ state: 'attached' });
  return alive;
}

/** What an explorer consists of. Comments, which only separate texts, do not count. */
const markup = async (place: Locator) => (await place.innerHTML()).replaceAll(/<!--.*?-->/g, '');

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(explorers)('$name', (explorer) => {
  it('reads without script, and is the same once it is alive', async () => {
    const { page: still } = await open(explorer, { javaScriptEnabled: false });
    const drawn = await markup(slot(still, explorer));
    expect(await slot(still, explorer).textContent()).toMatch(/\d/);
    const { page, complaints } = await open(explorer);
    const alive = await awaken(page, explorer);
    expect(await markup(alive)).toBe(drawn);
    expect(complaints).toEqual([]);
  });

  it('computes what its page says, by keyboard', async () => {
    const { page, complaints } = await open(explorer);
    await explorer.play(await awaken(page, explorer));
    expect(complaints).toEqual([]);
  });

  it('answers absurd input, and stays', async () => {
    const { page, complaints } = await open(explorer);
    const island = await awaken(page, explorer);
    const { answer, says } = await explorer.abuse(island);
    await expect.poll(() => answer.textContent()).toMatch(says);
    expect(complaints).toEqual([]);
  });

  it('fits a phone of 320 px, with targets to touch', async () => {
    const { page } = await open(explorer, phone);
    const island = await awaken(page, explorer);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const small = await island.locator('button, input, select, textarea, summary, [role=gridcell]').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width >= 24 && height >= 24 ? [] : [`${control.tagName} ${control.textContent} ${width} × ${height}`];
      }),
    );
    expect(small).toEqual([]);
    const { answer, says } = await explorer.abuse(island);
    await expect.poll(() => answer.textContent()).toMatch(says);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each(['dark', 'light'] as const)('has nothing for axe to report (%s)', async (colorScheme) => {
    const { page } = await open(explorer, { colorScheme });
    await awaken(page, explorer);
    await slot(page, explorer)
      .locator('details')
      .evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
    expect(violations).toEqual([]);
  });
});
