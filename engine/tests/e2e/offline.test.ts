/** Without a network: opened pages and kept versions are read and searched; a new build replaces them all. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  buildOf,
  eventually,
  faults,
  followLink,
  heading,
  hydrate,
  isHydrated,
  linkTo,
  requestsOf,
  settle,
  showsHeading,
  updateWorker,
} from './reader.ts';
import { phone, useSite } from './site.ts';
import { useDeployments } from './variant.ts';

const { served, deploy } = useDeployments();
const site = useSite(() => served);
const start = '/api/kiln/quickstart';
const install = '/api/kiln/install';

const visitor = { serviceWorkers: 'allow', expected: faults } as const;

/** Waits until the document and its section are in a cache of opened pages. */
async function isRemembered(page: Page): Promise<void> {
  const build = await buildOf(page);
  const hasBoth = async (build: string) => {
    for (const name of await caches.keys()) {
      if (!name.endsWith(` ${build}`)) continue;
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => url.includes('/sections/')) && keys.some(({ url }) => url === location.href))
        return true;
    }
    return false;
  };
  await eventually(() => page.evaluate(hasBoth, build)).toBe(true);
}

/** Opens a page as a reader whose service worker is active, and waits until the opened pages are cached. */
async function open(address: string): Promise<Page> {
  const page = await site.open(address, visitor);
  await settle(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isRemembered(page);
  return page;
}

/** Disconnects the network, or connects it. The browser tells the service worker a little later. */
async function goOffline(page: Page, offline = true): Promise<void> {
  await page.context().setOffline(offline);
  const reachesServer = () =>
    fetch('/no-such-file.json').then(
      () => true,
      () => false,
    );
  await eventually(() => page.evaluate(reachesServer)).toBe(!offline);
}
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const keepButton = (page: Page) => page.locator('.offline button');

async function keepVersion(page: Page): Promise<void> {
  await keepButton(page).scrollIntoViewIfNeeded();
  await keepButton(page).hover();
  await eventually(() => keepButton(page).textContent()).toMatch(/^Save for offline \([\d.]+ [kM]B\)$/);
  await keepButton(page).click();
  await eventually(() => keepButton(page).textContent()).toBe('Remove from this device');
}

describe('opened pages', () => {
  test('are cached without any request except the one for the service worker', async () => {
    // Chromium doesn't always report the request for the worker itself.
    const asked = { byPage: new Set(['/favicon.svg', '/sw.js']), byWorker: new Set<string>() };
    const page = await site.open(start, {
      ...visitor,
      before: async (opening) =>
        opening.context().on('request', (request) => {
          asked[request.serviceWorker() ? 'byWorker' : 'byPage'].add(new URL(request.url()).pathname);
        }),
    });
    await settle(page);
    await isRemembered(page);
    expect([...asked.byWorker].filter((address) => !asked.byPage.has(address))).toEqual([]);
  });

  test('can be read offline: documents, and pages reached by navigation', async () => {
    const page = await open(start);
    await linkTo(page, install).click();
    await showsHeading(page, 'Installation');
    await goOffline(page);
    await page.reload();
    await showsHeading(page, 'Installation');
    expect(await page.title()).toContain('Installation');
    expect(await page.locator('.base-banner').isVisible()).toBe(false);
    await page.goto(site.url(start));
    await eventually(() => heading(page)).not.toBe('Installation');
    // The neighboring pages are in the same section, so they can be read too.
    await settle(page);
    await linkTo(page, '/api/kiln/tutorials/overview').click();
    await eventually(() => page.url()).toBe(site.url('/api/kiln/tutorials/overview'));
    await page.goto(site.url('/api/kiln/tutorials/first-firing'));
    await eventually(() => page.locator('#main .prose').textContent()).toMatch(/firing/i);
    await page.locator('.mode-button').click();
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  });

  test('a page that is not cached has a message, links, and a retry button', async () => {
    const page = await open(start);
    await goOffline(page);
    await page.goto(site.url('/api/1.0/kiln/install'));
    await isHydrated(page);
    await showsHeading(page, 'You are offline');
    expect(await page.title()).toMatch(/^You are offline/);
    expect(await page.locator('.base-banner').isVisible()).toBe(false);
    expect(await page.locator('#main a[href="/"]').first().isVisible()).toBe(true);
    await page.locator('.mode-button').click();
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await followLink(page, install);
    await showsHeading(page, 'Installation');
    await page.goBack();
    await showsHeading(page, 'You are offline');
    // Otherwise, it could show the page as soon as there is a network.
    await isHydrated(page);
    await goOffline(page, false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await eventually(() => heading(page)).not.toBe('You are offline');
  });

  test('a page that is not cached has a message without script too, with navbar and footer', async () => {
    const page = await open(start);
    await goOffline(page);
    await page.route('**/assets/boot-*.js*', (route) => route.abort());
    await page.goto(site.url('/story'));
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(await page.title()).toBe('You are offline | Ember Kiln Docs');
    expect(await page.locator('.navbar a[href="/faq"]').isVisible()).toBe(true);
    expect(await page.locator('.footer a').count()).toBeGreaterThan(3);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  });

  test('stays readable after an update, until the new build has it', async () => {
    const page = await open('/faq');
    await page.goto(site.url(start));
    await settle(page);
    await isRemembered(page);
    const builds = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' opened ')).length);
    deploy('next');
    await updateWorker(page);
    await goOffline(page);
    await page.reload();
    await showsHeading(page, 'Kiln quick start');
    // Visited only as a document.
    await page.goto(site.url('/api/kiln/tutorials/first-firing'));
    await eventually(() => page.title()).toMatch(/First firing/);
    await page.goto(site.url('/faq'));
    await eventually(() => page.title()).toMatch(/^F/);
    await hydrate(page);
    await goOffline(page, false);
    for (const address of [start, '/faq']) {
      await page.goto(site.url(address));
      await settle(page);
      await isRemembered(page);
    }
    await page.goto(site.url(start));
    await eventually(builds).toBe(1);
    await goOffline(page);
    await page.goto(site.url('/faq'));
    await eventually(() => page.title()).toMatch(/^F/);
  });

  test('the worker of an earlier build leaves what pages of a new one have cached', async () => {
    const page = await open(start);
    deploy('next', { folder: 'data', names: /^$/ });
    fs.rmSync(path.join(served, 'sw.js'));
    await page.goto(site.url(install));
    await showsHeading(page, 'Installation, rebuilt');
    await settle(page);
    await isRemembered(page);
    await goOffline(page);
    await page.reload();
    await showsHeading(page, 'Installation, rebuilt');
  });

  test('a new build replaces it', async () => {
    const page = await open(start);
    const before = await cacheNames(page);
    deploy('next');
    await page.goto(site.url(install));
    await showsHeading(page, 'Installation, rebuilt');
    await settle(page);
    await eventually(async () =>
      (await cacheNames(page)).some((name) => before.includes(name) && name.includes(' opened ')),
    ).toBe(false);
    await isRemembered(page);
    await goOffline(page);
    await page.reload();
    await showsHeading(page, 'Installation, rebuilt');
    await page.goto(site.url('/api/kiln/tutorials/first-firing'));
    await eventually(() => heading(page)).not.toBe('You are offline');
  });
});

describe('a version kept offline', () => {
  test('can be read and searched offline, and removed', async () => {
    const page = await open('/api/1.2/kiln/quickstart');
    await keepVersion(page);
    await goOffline(page);
    await page.goto(site.url('/api/1.2/kiln/install'));
    await eventually(() => heading(page)).toMatch(/Install/);
    await page.goto(site.url('/faq'));
    await eventually(() => page.locator('#main .prose').textContent()).toMatch(/firing/);
    await settle(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill('firing');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.goto(site.url('/api/1.2'));
    await settle(page);
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).hover();
    await eventually(() => page.locator('.offline [role=status]').textContent()).toContain('is available offline');
    await keepButton(page).click();
    await eventually(() => keepButton(page).textContent()).toMatch(/^Save for offline/);
    expect((await cacheNames(page)).filter((name) => name.includes(' kept '))).toEqual([]);
  });

  test('is saved by one tap', async () => {
    const page = await site.open('/api/1.2/kiln/quickstart', { ...visitor, ...phone });
    await settle(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.locator('.drawer-button').tap();
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).tap();
    await eventually(() => keepButton(page).textContent()).toBe('Remove from this device');
  });

  test('shows why it could not be saved, and leaves no files behind', async () => {
    const page = await open('/api/1.2/kiln/quickstart');
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).hover();
    await eventually(() => keepButton(page).textContent()).toMatch(/\(/);
    deploy('current', { folder: 'data', names: /^glossary-/ });
    await keepButton(page).click();
    await eventually(() => page.locator('.offline [role=status]').textContent()).toContain('couldn’t be saved');
    expect((await cacheNames(page)).filter((name) => name.includes(' kept '))).toEqual([]);
    deploy('current');
    await goOffline(page);
    await keepButton(page).click();
    await eventually(() => page.locator('.offline [role=status]').textContent()).toContain('You are offline');
  });

  test('is saved for the next build before that is activated', async () => {
    const page = await open('/api/1.2/kiln/quickstart');
    await keepVersion(page);
    const before = await cacheNames(page);
    deploy('next');
    await updateWorker(page);
    await eventually(async () =>
      (await cacheNames(page)).filter((name) => before.includes(name) && name.includes(' kept ')),
    ).toEqual([]);
    await goOffline(page);
    await page.goto(site.url('/api/1.2/kiln/install'));
    await showsHeading(page, 'Installation, rebuilt');
    await settle(page);
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).hover();
    await eventually(() => keepButton(page).textContent()).toBe('Remove from this device');
  });

  test('remains if the next build can’t be fetched completely', async () => {
    const page = await open('/api/1.2/kiln/quickstart');
    await keepVersion(page);
    deploy('next', { folder: 'data', names: /^1\.2\.pack/ });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const { installing } = registration ?? {};
      if (!installing) throw new Error('No other service worker was found.');
      while (installing.state !== 'redundant')
        await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    });
    await goOffline(page);
    const asked = requestsOf(page);
    await page.goto(site.url('/api/1.2/kiln/install'));
    await showsHeading(page, 'Installation');
    expect(asked.length).toBeGreaterThan(0);
  });
});
