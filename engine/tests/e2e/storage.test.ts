/** A device without space, and a browser that allows no storage: the site can be read, and says what it can't keep. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, hydrate, linkTo, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/1.2/kiln/quickstart';

/** Gives the site this much space, in bytes, for everything that it stores. */
async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url('/')).origin, quotaSize });
}

const keepButton = (page: Page) => page.locator('.offline button');
const status = (page: Page) => page.locator('.offline [role=status]');

/** Reads a page, follows a link, and searches. */
async function read(page: Page): Promise<void> {
  await settle(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'dark');
  const before = await theme();
  await page.locator('.mode-button').click();
  await eventually(theme).not.toBe(before);
  await linkTo(page, '/api/1.2/kiln/install').click();
  await showsHeading(page, 'Installation');
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('firing');
  await page.locator('.search-dialog [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrate(page);
  await showsHeading(page, 'Installation');
}

describe('without space', () => {
  test('pages are read and searched as always', async () => {
    const page = await site.open(start, { serviceWorkers: 'allow', before: (opening) => limitStorage(opening, 1) });
    await read(page);
  });

  test('a version that doesn’t fit is reported, and leaves nothing behind; with more space, it is kept', async () => {
    const page = await site.open(start, { serviceWorkers: 'allow' });
    await settle(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).hover();
    await eventually(() => keepButton(page).textContent()).toMatch(/\(/);
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await limitStorage(page, used + 20_000);
    await keepButton(page).click();
    await eventually(() => status(page).textContent()).toContain('There is not enough space on this device.');
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => / kept | to keep/.test(name))),
    ).toEqual([]);
    await limitStorage(page, 1e9);
    await keepButton(page).click();
    await eventually(() => keepButton(page).textContent()).toBe('Remove from this device');
  });
});

describe('storage that is not allowed', () => {
  /** What browsers do if cookies and site data are blocked: they reject, or throw errors. */
  const forbid = (page: Page) =>
    page.addInitScript(() => {
      const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw refusal();
          },
        });
      for (const name of ['open', 'match', 'has', 'keys', 'delete'])
        Object.defineProperty(CacheStorage.prototype, name, { value: () => Promise.reject(refusal()) });
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: () => Promise.reject(refusal()) });
    });

  test('pages are read and searched, and keeping a version says why it fails', async () => {
    const page = await site.open(start, { before: forbid });
    await settle(page);
    await keepButton(page).scrollIntoViewIfNeeded();
    await keepButton(page).hover();
    await eventually(() => status(page).textContent()).toContain('This browser blocks storage for this site.');
    await keepButton(page).click();
    await eventually(() => status(page).textContent()).toMatch(
      /couldn’t be saved offline\. This browser blocks storage for this site\./,
    );
    await read(page);
  });

  test('the console warns once', async () => {
    const warnings: string[] = [];
    const page = await site.open(start, {
      before: async (opening) => {
        opening.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await forbid(opening);
      },
    });
    await settle(page);
    await page.locator('.mode-button').click();
    expect(warnings.filter((text) => text.startsWith('Browser storage is not available'))).toHaveLength(1);
  });

  test('browsers that have no storage at all offer no keeping', async () => {
    const page = await site.open(start, {
      before: (opening) => opening.addInitScript(() => Reflect.deleteProperty(window, 'caches')),
    });
    await settle(page);
    expect(await keepButton(page).count()).toBe(0);
    await read(page);
  });
});
