/** The site is rebuilt under an open tab: the old build's files no longer exist, and the reader can continue. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  buildOf,
  eventually,
  faults,
  heading,
  hold,
  hydrate,
  isSameDocument,
  linkTo,
  markDocument,
  networkIsQuiet,
  requestsOf,
  settle,
  showsHeading,
} from './reader.ts';
import { useSite } from './site.ts';
import { useDeployments } from './variant.ts';

const { served, deploy } = useDeployments();
const site = useSite(() => served);
const start = '/api/kiln/quickstart';
const install = '/api/kiln/install';

test('the next click arrives at the right page, once, in the new build', async () => {
  const page = await site.open(start, { expected: faults });
  await hydrate(page);
  await markDocument(page);
  deploy('next');
  const asked = requestsOf(page);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation, rebuilt');
  await settle(page);
  expect(asked.filter((address) => address === install)).toHaveLength(1);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await eventually(() => heading(page)).not.toBe('Installation, rebuilt');
  await eventually(() => page.url()).toBe(site.url(start));
});

test('loaded pages are still shown, and another version is loaded from the new build', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  await markDocument(page);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation');
  await linkTo(page, '/terminology').hover();
  await networkIsQuiet(page);
  deploy('next');
  // The document's own page, too, though it came as HTML.
  await page.goBack();
  await showsHeading(page, 'Kiln quick start');
  await linkTo(page, '/terminology').click();
  await showsHeading(page, 'Terminology');
  await page.goBack();
  await showsHeading(page, 'Kiln quick start');
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation');
  expect(await isSameDocument(page)).toBe(true);
  await page.locator('.navbar .versions summary').click();
  await page.locator('.navbar [data-version="2.3"]').click();
  await showsHeading(page, 'Installation, rebuilt');
  expect(page.url()).toBe(site.url('/api/2.3/kiln/install'));
});

test('two tabs with two builds: both can be read, searched, and reloaded', async () => {
  const older = await site.open(start, { expected: faults });
  await settle(older);
  const oldBuild = await buildOf(older);
  deploy('next');
  const newer = await site.open(install, { expected: faults, context: older.context() });
  await settle(newer);
  const newBuild = await buildOf(newer);
  expect(newBuild).not.toBe(oldBuild);
  await showsHeading(newer, 'Installation, rebuilt');

  // The old tab loads what it lacks as a document of the new build. Playwright waits forever for a navigation that is
  // replaced by one to a document; what follows waits for its heading.
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

test('a tab whose client no longer exists is reloaded at its first use', async () => {
  const page = await site.open(start, { expected: faults });
  deploy('next');
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 310);
  await reloaded;
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation, rebuilt');
  await hydrate(page);
});

test('if search no longer exists, the page is reloaded once, and search opens with what was typed', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  deploy('next');
  await markDocument(page);
  const release = await hold(page, '**/data/manifest.json');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fir');
  release();
  await eventually(() => page.locator('.search-dialog[open]').count()).toBe(1);
  expect(await isSameDocument(page)).toBe(false);
  await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('fir');
});

test('if search is broken in the new build too, a message appears instead of a reload loop', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  deploy('next', { folder: 'assets', names: /^search-dialog/ });
  const asked = requestsOf(page);
  await page.keyboard.press('Control+k');
  await page.locator('.search-wait [role=alert]').waitFor();
  await networkIsQuiet(page);
  expect(asked.filter((address) => address === start).length).toBe(1);
});

test('if an island no longer exists, "Retry" reloads the page once', async () => {
  const address = '/background/heat';
  const gone = (fresh: Page) => fresh.route('**/assets/island-*.js*', (route) => route.abort());
  const page = await site.open(address, { expected: faults, before: gone });
  await hydrate(page);
  const island = page.locator('[data-island="heat-curve"]').first();
  await island.scrollIntoViewIfNeeded();
  const retry = page.locator('.chunk-failed').first().getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  deploy('next');
  const asked = requestsOf(page);
  await retry.click();
  await eventually(() => asked.includes(address)).toBe(true);
  await page.waitForLoadState();
  await hydrate(page);
  await island.scrollIntoViewIfNeeded();
  // Still broken: the message appears again, and the page stays.
  await retry.click();
  await retry.waitFor();
  expect(asked.filter((url) => url === address)).toHaveLength(1);
});
