/** A network whose captive portal answers every request with status 200: nothing of it stays on the device. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaType } from '../../src/commands/media-types.ts';
import { listen } from '../../src/commands/server/listen.ts';
import { launchOptions } from '../chromium.ts';
import { buildSite, makeTinySite } from '../tiny-site.ts';
import { hydrate } from './reader.ts';

let root: string;
let dist: string;
let browser: Browser;
let server: http.Server;
let port: number;
/** The type of the portal's answers; undefined while there is no portal. */
let portal: string | undefined;

/** Serves the built site, with the portal in between; its answers claim to be cacheable. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (portal !== undefined && pathname !== '/sw.js') {
    const type = portal === 'same' ? (mediaType(pathname) ?? 'text/html') : portal;
    response.writeHead(200, type ? { 'Content-Type': type } : {}).end('Please sign in');
    return;
  }
  const file = path.join(dist, mediaType(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`);
  if (!fs.existsSync(file)) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'Content-Type': mediaType(file) ?? '', 'Cache-Control': 'no-store' })
      .end(fs.readFileSync(file));
}

beforeAll(async () => {
  root = makeTinySite();
  dist = await buildSite(root);
  server = http.createServer(answer);
  port = await listen(server, 0);
  browser = await chromium.launch(await launchOptions());
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Addresses of cached responses that contain the portal's text. */
const poisoned = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes('sign in')) wrong.push(request.url);
    }
    return wrong;
  });

/** Requests files from the page; resolves to their texts, or null if the service worker rejects the response. */
const textsOf = (page: Page, files: readonly string[]) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((address) =>
          fetch(address).then(
            (response) => response.text(),
            () => null,
          ),
        ),
      ),
    files,
  );

/** Every script, style sheet, and data file of the site. */
const filesOfSite = () =>
  fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(assets|data)\/.*\.(js|css|json)$/.test(file))
    .map((file) => `/${file}`);

test.each(['text/html', 'text/plain', 'text/javascript', 'application/json', '', 'same'])(
  'answers of type "%s"',
  async (type) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    portal = undefined;
    await page.goto(`http://localhost:${port}/api`);
    await hydrate(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const files = filesOfSite();
    portal = type;
    expect(await textsOf(page, files)).toContain(null);
    expect(await poisoned(page)).toEqual([]);
    portal = undefined;
    const texts = await textsOf(page, files);
    expect(files.filter((file, i) => texts[i] !== fs.readFileSync(path.join(dist, file), 'utf8'))).toEqual([]);
    await context.close();
  },
);

test('what an earlier worker cached from a portal is replaced', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/api`);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = filesOfSite().filter((file) => /^\/assets\//.test(file));
  await page.evaluate(async (addresses) => {
    const name = (await caches.keys()).find((key) => key.includes(' opened ')) ?? '';
    const cache = await caches.open(name);
    for (const address of addresses) {
      const type = address.endsWith('.js') ? 'text/javascript' : 'text/css';
      await cache.put(address, new Response('Please sign in', { headers: { 'Content-Type': type } }));
    }
  }, files);
  const texts = await textsOf(page, files);
  expect(files.filter((file, i) => texts[i] !== fs.readFileSync(path.join(dist, file), 'utf8'))).toEqual([]);
  expect(await poisoned(page)).toEqual([]);
  await context.close();
});
