/** A network that accepts every request and answers none: what is on the device is shown all the same. */
import fs from 'node:fs';
import http from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { siteHandler } from '../../src/commands/serve.ts';
import { launchOptions } from '../chromium.ts';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually, heading, hydrate, linkTo } from './reader.ts';

let root: string;
let browser: Browser;
let server: http.Server;
let origin: string;
let isSilent = false;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  root = makeTinySite({ 'content/api/firing.mdx': versionedPage('Firing', 'Heat it.') });
  const sidebars = `export const sidebars = [{ name: 'api', versions: '*', items: ['index', 'install', 'firing'] }];\n`;
  fs.writeFileSync(`${root}/content/sidebars.ts`, sidebars);
  const handle = siteHandler(await buildSite(root), '');
  server = http.createServer((request, response) => isSilent || handle(request, response));
  origin = `http://localhost:${await listen(server, 0)}`;
  browser = await chromium.launch(await launchOptions());
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

beforeEach(async () => {
  isSilent = false;
  context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  await page.goto(`${origin}/api/1.0`);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
afterEach(() => context.close());

const keepButton = () => page.locator('.offline button');
async function saveVersion(): Promise<void> {
  await keepButton().hover();
  await eventually(() => keepButton().textContent()).toMatch(/^Save for offline \([\d.]+ [kM]B\)$/);
  await keepButton().click();
  await eventually(() => keepButton().textContent()).toBe('Remove from this device');
}

test('a page that was opened appears', async () => {
  await eventually(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true);
  isSilent = true;
  await page.goto(`${origin}/api/1.0`, { waitUntil: 'commit' });
  await eventually(() => heading(page)).toBe('Introduction');
});

test('a page of a saved version appears, as a document and after a click', async () => {
  await saveVersion();
  isSilent = true;
  await page.goto(`${origin}/api/1.0/install`, { waitUntil: 'commit' });
  await eventually(() => heading(page)).toBe('Installation');
  await hydrate(page);
  await linkTo(page, '/api/1.0/firing').click();
  await eventually(() => heading(page)).toBe('Firing');
});

test('once the network answers, pages come from it', async () => {
  await saveVersion();
  isSilent = true;
  await page.goto(`${origin}/api/1.0/install`, { waitUntil: 'commit' });
  await eventually(() => heading(page)).toBe('Installation');
  isSilent = false;
  const response = await page.goto(`${origin}/terminology`);
  expect(response?.status()).toBe(200);
  await eventually(() => heading(page)).toBe('Terminology');
});
