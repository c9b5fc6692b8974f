/** Browsers of readers who came before have a service worker of an earlier build, with caches: both end. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';
import { useDeployments } from './variant.ts';

const { served, deploy } = useDeployments();
const site = useSite(() => served);
const start = '/api/kiln/quickstart';

/** A worker as earlier builds had it: it controls pages at once, and answers from its caches. */
const oldWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

/** Opens a page in a browser that has such a worker, and its caches. */
async function openWithWorker(): Promise<Page> {
  deploy('current', { folder: 'assets', names: /^$/ });
  fs.rmSync(path.join(served, 'sw.js'));
  fs.writeFileSync(path.join(served, 'sw.js'), oldWorker);
  // The policy lets only the site's own scripts register a worker.
  const page = await site.open(start, { bypassCSP: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    for (const name of ['docs / opened b1', 'docs / kept b1', 'docs / versions to keep', 'docs /elsewhere/ opened b1'])
      await (await caches.open(name)).put(
        '/faq',
        new Response('<h1>Old</h1>', { headers: { 'Content-Type': 'text/html' } }),
      );
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(site.url('/faq'));
  expect(await page.locator('h1').textContent()).toBe('Old');
  return page;
}

const left = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
/** Sites on one host share caches: those of another one stay. */
const nothing = [0, ['docs /elsewhere/ opened b1']];

test('after the first page of this build, there is neither a worker nor a cache', async () => {
  const page = await openWithWorker();
  deploy('current');
  await page.goto(site.url(start));
  await showsHeading(page, 'Kiln quick start');
  await eventually(() => left(page)).toEqual(nothing);
  await page.goto(site.url('/faq'));
  await settle(page);
  expect(await page.locator('h1').textContent()).not.toBe('Old');
  expect(await left(page)).toEqual(nothing);
});

test('what an open page of the earlier build caches afterwards ends, too', async () => {
  const older = await openWithWorker();
  await older.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', async () => {
      await (await caches.open('docs / opened b1')).put('/faq', new Response('Old'));
      navigator.serviceWorker.controller?.postMessage('b1');
      document.documentElement.dataset.cached = '';
    }),
  );
  deploy('current');
  const newer = await site.open(start, { context: older.context() });
  await older.locator('[data-cached]').waitFor({ state: 'attached' });
  await eventually(() => left(newer)).toEqual(nothing);
});
