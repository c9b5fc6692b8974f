/** Two builds of the site at once: in two tabs, and when the new one arrives while there is no network. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { siteHandler } from '../../src/commands/serve.ts';
import { buildOf, eventually, faults, heading, linkTo, settle, showsHeading, updateWorker } from './reader.ts';
import { useSite } from './site.ts';
import { useDeployments } from './variant.ts';

const { served, builds, deploy } = useDeployments();
const start = '/api/kiln/quickstart';
const install = '/api/kiln/install';

/** While this is set, neither pages nor the browser itself, which updates service workers, reach the host. */
let isDown = false;
let server: http.Server;
let root = '';

beforeAll(async () => {
  const answer = siteHandler(served, '');
  server = http.createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else answer(request, response);
  });
  root = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});
const site = useSite();
const url = (address: string) => root + address;
beforeEach(() => {
  isDown = false;
});

async function open(
  address: string,
  { serviceWorkers, context }: { serviceWorkers: 'allow' | 'block'; context?: ReturnType<Page['context']> },
): Promise<Page> {
  const options = { serviceWorkers, expected: faults, ...(context ? { context } : {}) };
  const page = await site.open(url(address), options);
  await settle(page);
  if (serviceWorkers === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Paths of the files in the caches of a build. */
const cachedFiles = (page: Page, build: string) =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(` ${wanted}`));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, build);

/** Files that a build's folder doesn't have. */
const foreign = (files: readonly string[], folder: string) =>
  files.filter((file) => !['', '.html'].some((ending) => fs.existsSync(path.join(folder, file + ending))));

// Without service workers: with one for two tabs, Chromium sometimes stops loading documents while a debugger such as
// Playwright's is attached.
test('two tabs with two builds: both can be read, searched, and reloaded', async () => {
  const older = await open(start, { serviceWorkers: 'block' });
  const oldBuild = await buildOf(older);
  deploy('next');
  const newer = await open(install, { serviceWorkers: 'block', context: older.context() });
  const newBuild = await buildOf(newer);
  expect(newBuild).not.toBe(oldBuild);
  await showsHeading(newer, 'Installation, rebuilt');

  // The old tab has its section, and loads what it lacks as a document of the new build.
  await linkTo(older, install).click();
  await showsHeading(older, 'Installation');
  await older.goBack();
  // Playwright waits forever for a navigation that is replaced by one to a document; what follows waits for its
  // heading.
  await linkTo(older, '/terminology').click({ noWaitAfter: true });
  await showsHeading(older, 'Terminology');
  expect(await buildOf(older)).toBe(newBuild);
  for (const page of [older, newer]) {
    await settle(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill('firing');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await older.reload();
  await showsHeading(older, 'Terminology');
  await newer.reload();
  await showsHeading(newer, 'Installation, rebuilt');
});

test('an update while there is no network fails, and the pages stay readable; later, it succeeds', async () => {
  const page = await open(start, { serviceWorkers: 'allow' });
  const oldBuild = await buildOf(page);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation');
  await eventually(() =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.includes(' opened '))),
  ).toBe(true);
  deploy('next');
  isDown = true;
  server.closeAllConnections();
  await expect(updateWorker(page)).rejects.toThrow();
  await page.goto(url(start));
  await showsHeading(page, 'Kiln quick start');
  expect(await buildOf(page)).toBe(oldBuild);
  await settle(page);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation');
  isDown = false;
  await updateWorker(page);
  await page.goto(url(install));
  await eventually(() => heading(page)).toBe('Installation, rebuilt');
  const newBuild = await buildOf(page);
  expect(newBuild).not.toBe(oldBuild);
  await settle(page);
  await eventually(() => cachedFiles(page, newBuild)).not.toEqual([]);
  expect(foreign(await cachedFiles(page, newBuild), builds.next)).toEqual([]);
  expect(foreign(await cachedFiles(page, oldBuild), builds.current)).toEqual([]);
});
