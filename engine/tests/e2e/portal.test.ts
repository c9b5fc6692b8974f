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
/** What the portal answers to each request, given the real file; undefined while there is no portal. */
type Portal = (file: Buffer) => { readonly type?: string; readonly body?: string | Buffer; readonly location?: string };
let portal: Portal | undefined;

const signIn = 'Please sign in';
/** The type that the file itself has. */
const same = 'same';
const portals: Readonly<Record<string, Portal>> = {
  'a page': () => ({ type: 'text/html', body: signIn }),
  'plain text': () => ({ type: 'text/plain', body: signIn }),
  'a script': () => ({ type: 'text/javascript', body: signIn }),
  JSON: () => ({ type: 'application/json', body: JSON.stringify({ error: signIn }) }),
  'text without a type': () => ({ type: '', body: signIn }),
  'text of the same type': () => ({ type: same, body: signIn }),
  'JSON of the same type': () => ({ type: same, body: JSON.stringify({ error: signIn }) }),
  nothing: () => ({ type: same, body: '' }),
  'half of the file': (file) => ({ type: same, body: file.subarray(0, file.length / 2) }),
  'a redirect to a page': () => ({ location: '/sign-in' }),
};

/** Serves the built site, with the portal in between; its answers claim to be cacheable. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(dist, mediaType(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`);
  if (pathname === '/sign-in') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(signIn);
    return;
  }
  if (portal !== undefined && pathname !== '/sw.js' && fs.existsSync(file)) {
    const { type, body = '', location } = portal(fs.readFileSync(file));
    const ownType = type === same ? (mediaType(file) ?? 'text/html') : type;
    const headers = { ...(ownType ? { 'Content-Type': ownType } : {}), ...(location ? { Location: location } : {}) };
    response.writeHead(location ? 302 : 200, headers).end(body);
    return;
  }
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

/** Addresses of cached responses that are not the site's files. */
async function poisoned(page: Page): Promise<readonly string[]> {
  const cached = await page.evaluate(async () => {
    const texts: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push([new URL(request.url).pathname, (await (await cache.match(request))?.text()) ?? '']);
    }
    return texts;
  });
  const fileOf = (address: string) => path.join(dist, mediaType(address) ? address : `${address}.html`);
  return cached
    .filter(([address, text]) => text !== fs.readFileSync(fileOf(address === '/' ? '/index' : address), 'utf8'))
    .map(([address]) => address);
}

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

test.each(Object.entries(portals))('a portal that answers with %s', async (_, answersOfPortal) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  portal = undefined;
  await page.goto(`http://localhost:${port}/api`);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = filesOfSite();
  portal = answersOfPortal;
  const answered = await textsOf(page, files);
  const isWrong = (text: string | null | undefined, file: string) =>
    text !== null && text !== fs.readFileSync(path.join(dist, file), 'utf8');
  // The one file whose name has no hash says whether there is a new build, and is never cached.
  expect(files.filter((file, i) => file !== '/data/manifest.json' && isWrong(answered[i], file))).toEqual([]);
  expect(answered).toContain(null);
  const other = await context.newPage();
  await other.goto(`http://localhost:${port}/`).catch(() => null);
  await other.close();
  expect(await poisoned(page)).toEqual([]);
  portal = undefined;
  const texts = await textsOf(page, files);
  expect(files.filter((file, i) => texts[i] !== fs.readFileSync(path.join(dist, file), 'utf8'))).toEqual([]);
  await context.close();
});

test('what an earlier worker cached from a portal is replaced', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/api`);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = filesOfSite().filter((file) => file !== '/data/manifest.json');
  await page.evaluate(async (addresses) => {
    const name = (await caches.keys()).find((key) => key.includes(' opened ')) ?? '';
    const cache = await caches.open(name);
    for (const address of addresses) {
      const type = /\.js$/.test(address) ? 'text/javascript' : /\.css$/.test(address) ? 'text/css' : 'application/json';
      await cache.put(address, new Response('{"error":"Please sign in"}', { headers: { 'Content-Type': type } }));
    }
  }, files);
  const texts = await textsOf(page, files);
  expect(files.filter((file, i) => texts[i] !== fs.readFileSync(path.join(dist, file), 'utf8'))).toEqual([]);
  expect(await poisoned(page)).toEqual([]);
  await context.close();
});
