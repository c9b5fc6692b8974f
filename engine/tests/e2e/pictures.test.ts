/** Pictures in a real browser: loading, color modes, enlarging, and without script. */
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../fixtures/png.ts';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually, hydrate, linkTo, requestsOf, showsHeading, watchShifts } from './reader.ts';
import { phone, useSite } from './site.ts';

const base = '/docs';
const body = `![One color](./one.png)

${'A sentence that takes room. '.repeat(300)}

![Two modes](pictures/two.png "A caption")

${'A sentence that takes room. '.repeat(300)}

![A drawing](./drawing.svg)
`;
let root = '';
let folder = '';

beforeAll(async () => {
  root = makeTinySite({
    'content/api/install.mdx': versionedPage('Installation', body),
    'content/api/one.png': png(1600, 900),
    'content/pictures/two.png': png(300, 200, [30, 30, 40]),
    'content/pictures/two.light.png': png(300, 200, [240, 240, 230]),
    'content/api/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="#888" d="M0 0h80v60z"/></svg>',
  });
  folder = await buildSite(root, { BASE_URL: base });
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const site = useSite(() => folder, base);

const start = `${base}/api/install`;
/** The dialog, until it is removed a moment after it is closed. */
const enlarged = (page: Page) => page.locator('dialog.enlarged');
const isLoaded = (page: Page, alt: string) =>
  page.evaluate(
    (text) =>
      [...document.images].some(
        (image) => image.alt === text && image.checkVisibility() && image.complete && image.naturalWidth > 0,
      ),
    alt,
  );
const picturesOf = (asked: readonly string[]) =>
  asked.map((address) => /\/pictures\/([a-z.]+)-/.exec(address)?.[1]).filter(Boolean);

test('there is no layout shift when pictures load, and those below are loaded lazily', async () => {
  const asked: string[][] = [];
  const page = await site.open(start, { before: async (opened) => asked.push(requestsOf(opened)) });
  const shifts = await watchShifts(page);
  await eventually(() => isLoaded(page, 'One color')).toBe(true);
  // How far ahead of the viewport a browser loads a lazy picture is its own decision.
  const loading = await page
    .locator('article img')
    .evaluateAll((all) => all.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]));
  expect(loading).toEqual([
    ['One color', null],
    ['Two modes', 'lazy'],
    ['Two modes', 'lazy'],
    ['A drawing', 'lazy'],
  ]);
  await page.getByAltText('Two modes').locator('visible=true').scrollIntoViewIfNeeded();
  await eventually(() => isLoaded(page, 'Two modes')).toBe(true);
  expect(picturesOf(asked.flat())).not.toContain('two.light');
  expect(await shifts()).toEqual([]);
});

test('the light file is shown in light mode, even after a change of the mode', async () => {
  const page = await site.open(start, { mode: 'light' });
  const light = page.locator('.when-light img');
  await light.scrollIntoViewIfNeeded();
  await eventually(() => isLoaded(page, 'Two modes')).toBe(true);
  await hydrate(page);
  await page.locator('.mode-button').click();
  await eventually(() => light.isVisible()).toBe(false);
  await eventually(() => isLoaded(page, 'Two modes')).toBe(true);
});

test('a click enlarges, Escape closes and restores focus', async () => {
  const page = await site.open(start);
  await hydrate(page);
  const link = page.locator('a.zoom').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await enlarged(page).waitFor();
  const [small, large] = [await link.boundingBox(), await enlarged(page).locator('img').boundingBox()];
  expect(large?.width).toBeGreaterThan(small?.width ?? 0);
  expect((large?.width ?? 0) / (large?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close');
  await page.keyboard.press('Escape');
  await eventually(() => enlarged(page).count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a click anywhere closes, and so does going back, which stays on the page', async () => {
  const page = await site.open(`${base}/api`);
  await hydrate(page);
  await linkTo(page, start).click();
  await showsHeading(page, 'Installation');
  await page.getByAltText('One color').click();
  await enlarged(page).locator('img').click();
  await eventually(() => enlarged(page).count()).toBe(0);
  await page.getByAltText('One color').click();
  await enlarged(page).waitFor();
  await page.evaluate(() => history.back());
  await eventually(() => enlarged(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(start);
});

test('a tap before hydration enlarges too', async () => {
  const page = await site.open(start, { ...phone });
  await page.getByAltText('One color').tap();
  await enlarged(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(start);
  // Wider than the phone, so that it is readable.
  const box = await enlarged(page).locator('img').boundingBox();
  expect(box?.width).toBeGreaterThan(phone.viewport.width);
});

test('a drawing is as large as the window allows', async () => {
  const page = await site.open(start);
  await hydrate(page);
  await page.getByAltText('A drawing').click();
  const box = await enlarged(page).locator('img').boundingBox();
  expect(box?.width).toBeGreaterThan(1000);
});

// Browsers show a picture in a document with inline styles, which the policy doesn't allow.
// The browser requests an icon for the picture's document.
test('without script, the picture leads to its file', async () => {
  const page = await site.open(start, { javaScriptEnabled: false, expected: /inline style|status of 404/ });
  await page.getByAltText('One color').click();
  expect(new URL(page.url()).pathname).toMatch(/^\/docs\/assets\/pictures\/one-[A-Za-z0-9]+\.png$/);
});
