/**
 * A network whose captive portal answers every request, for each kind of file of a site: nothing of it stays on the
 * device, and what was there does.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { mediaType } from '../../src/commands/media-types.ts';
import { isImmutable } from '../../src/site/immutable.ts';
import { launchOptions } from '../chromium.ts';
import { png } from '../fixtures/png.ts';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually, hydrate, networkIsQuiet, trackRequests } from './reader.ts';
import { openDialog, searchInput } from './search.ts';

let root: string;
let dist: string;
let browser: Browser;
let page: Page;
let server: http.Server;
let port: number;
/** What the portal answers to each request, given the real file; undefined while there is no portal. */
type Portal = (file: Buffer) => {
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly location?: string;
  readonly status?: number;
  /** The length that it claims. */
  readonly length?: number;
};
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
  'a file that ends too early': (file) => ({
    type: same,
    body: file.subarray(0, file.length / 2),
    length: file.length,
  }),
  'a redirect to a page': () => ({ location: '/sign-in', status: 302 }),
  'status 511': () => ({ type: 'text/html', body: signIn, status: 511 }),
};

/** The file at an address. */
function fileOf(address: string): string {
  const file = path.join(dist, address);
  return /\.[a-z]\w*$/.test(address) ? file : `${address === '/' ? path.join(dist, 'index') : file}.html`;
}

/** Serves the built site, with the portal in between; its answers claim to be cacheable. */
function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileOf(pathname);
  if (pathname === '/sign-in') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(signIn);
    return;
  }
  if (portal !== undefined && pathname !== '/sw.js' && fs.existsSync(file)) {
    const { type, body = '', location, status = 200, length } = portal(fs.readFileSync(file));
    const ownType = type === same ? (mediaType(file) ?? 'application/octet-stream') : type;
    response.writeHead(status, {
      ...(ownType ? { 'Content-Type': ownType } : {}),
      ...(location ? { Location: location } : {}),
      ...(length === undefined ? {} : { 'Content-Length': length }),
    });
    response.write(body);
    if (length !== undefined) response.destroy();
    else response.end();
    return;
  }
  if (!fs.existsSync(file)) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'Content-Type': mediaType(file) ?? 'application/octet-stream', 'Cache-Control': 'no-store' })
      .end(fs.readFileSync(file));
}

beforeAll(async () => {
  root = makeTinySite({
    'content/api/index.mdx': versionedPage(
      'Introduction',
      'Begin here.\n\n![A dot](./dot.svg)\n\n![A line](./line.png)',
    ),
    'content/api/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
    'content/api/line.png': png(8, 2),
    'public/terminology.json': '{ "ranges": {}, "names": [] }\n',
    'public/fonts/plain.woff2': 'a font',
    'public/news.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>\n',
  });
  dist = await buildSite(root);
  server = http.createServer(answer);
  port = await listen(server, 0);
  browser = await chromium.launch(await launchOptions());
  page = await (await browser.newContext()).newPage();
  trackRequests(page);
});
beforeEach(startOver);
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
  return cached
    .filter(([address, text]) => text !== fs.readFileSync(fileOf(address), 'utf8'))
    .map(([address]) => address);
}

/** Requests files from the page; resolves to their texts, or null if the service worker rejects the response. */
const textsOf = (page: Page, files: readonly string[]) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((address) =>
          fetch(address).then(
            (response) => (response.ok ? response.text() : null),
            () => null,
          ),
        ),
      ),
    files,
  );

/** Every file that a page can request, but the documents and the service worker. */
const filesOfSite = () =>
  fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^[._]|^sw\.js$|\.html$/.test(file) && fs.statSync(path.join(dist, file)).isFile())
    .map((file) => `/${file}`);

/** Folder and ending of a file, and whether it is cached for good: what the worker decides by. */
const kindOf = (file: string) =>
  [...(file.match(/^\/(?:data\/[a-z]*|assets\/pictures)?|\.\w+$/g) ?? []), isImmutable(file)].join(' ');

/** A file of each kind. */
const fileOfEachKind = () => [...new Map(filesOfSite().map((file) => [kindOf(file), file])).values()];

/** Without the portal, opens a page in the tab, which a worker controls, and empties the caches. */
async function startOver(): Promise<void> {
  portal = undefined;
  await page.goto(`http://localhost:${port}/api`);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await networkIsQuiet(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** Opens a page behind the portal. Whatever comes, or doesn't, its tab is closed. */
async function openInOtherTab(address: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`http://localhost:${port}${address}`).catch(() => null);
  await tab.close();
}

const wrongAmong = (files: readonly string[], texts: readonly (string | null)[]) =>
  files.filter((file, i) => texts[i] !== fs.readFileSync(path.join(dist, file), 'utf8'));

test('the site has all kinds of files', () => {
  const kinds = new Set(filesOfSite().map(kindOf));
  for (const kind of ['/data/pages .json', '/data/sections .json', '/data/search .json', '/data/texts .json'])
    expect(kinds).toContain(`${kind} true`);
  for (const kind of ['js', 'css']) expect(kinds).toContain(`/ .${kind} true`);
  for (const kind of ['svg', 'png']) expect(kinds).toContain(`/assets/pictures .${kind} true`);
  for (const kind of ['md', 'txt', 'xml', 'woff2', 'tgz', 'json', 'svg']) expect(kinds).toContain(`/ .${kind} false`);
});

test.each(Object.entries(portals))(
  'a portal that answers with %s is not taken for a file',
  async (_, answersOfPortal) => {
    const files = fileOfEachKind();
    portal = answersOfPortal;
    const answered = await textsOf(page, files);
    // A file whose name has no hash may have changed: its reader checks it, and it is never cached.
    const wrong = wrongAmong(files, answered).filter(
      (file) => isImmutable(file) && answered[files.indexOf(file)] !== null,
    );
    expect(wrong).toEqual([]);
    expect(answered).toContain(null);
    await openInOtherTab('/');
    expect(await poisoned(page)).toEqual([]);
    portal = undefined;
    expect(wrongAmong(files, await textsOf(page, files))).toEqual([]);
  },
);

/** Portals whose answers the dialog and the page notice in different ways. */
const noticed = ['a page', 'JSON of the same type', 'half of the file', 'a file that ends too early', 'status 511'];

test.each(noticed)(
  'a portal that answers with %s is gone after one Retry, and when a page is opened again',
  async (name) => {
    const answersOfPortal = portals[name];
    // The dialog opens behind the portal; what it searches isn't there yet.
    const assets = filesOfSite().filter((file) => file.startsWith('/assets/'));
    await textsOf(page, assets);
    const missing = async (addresses: readonly string[]) => {
      const found = await Promise.all(addresses.map((address) => caches.match(address)));
      return addresses.filter((_, i) => !found[i]);
    };
    await eventually(() => page.evaluate(missing, assets)).toEqual([]);
    portal = answersOfPortal;
    await openDialog(page);
    await searchInput(page).pressSequentially('installation');
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    portal = undefined;
    await retry.click();
    await page.locator('dialog [role=option][href^="/api/install"]').first().waitFor();
    portal = answersOfPortal;
    await openInOtherTab('/api/install');
    portal = undefined;
    await page.goto(`http://localhost:${port}/api/install`);
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    expect(await poisoned(page)).toEqual([]);
  },
);

test('what an earlier worker cached from a portal is replaced', async () => {
  const files = filesOfSite().filter(isImmutable);
  await textsOf(page, files.slice(0, 1));
  await eventually(() => page.evaluate(async () => (await caches.keys()).join())).toContain(' opened ');
  await page.evaluate(async (addresses) => {
    const name = (await caches.keys()).find((key) => key.includes(' opened ')) ?? '';
    const cache = await caches.open(name);
    for (const address of addresses) {
      const type = /\.js$/.test(address) ? 'text/javascript' : /\.css$/.test(address) ? 'text/css' : 'application/json';
      await cache.put(address, new Response('{"error":"Please sign in"}', { headers: { 'Content-Type': type } }));
    }
  }, files);
  expect(await poisoned(page)).toHaveLength(files.length);
  const texts = await textsOf(page, files);
  expect(wrongAmong(files, texts)).toEqual([]);
  expect(await poisoned(page)).toEqual([]);
});
