/** The smallest site, which projects start from: built as its README says, and opened. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalExample } from '../paths.ts';
import { copyProject } from '../project-copy.ts';
import { buildSite } from '../tiny-site.ts';
import { expectAccessible } from './axe.ts';
import { eventually, hydrate, linkTo, settle, showsHeading } from './reader.ts';
import { openDialog, results, searchFor } from './search.ts';
import { useSite } from './site.ts';

let root = '';
let folder = '';
beforeAll(async () => {
  root = copyProject(minimalExample);
  folder = await buildSite(root);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const site = useSite(() => folder);

test('has its own name, logo, and colors', async () => {
  const page = await site.open('/docs');
  expect(await page.title()).toBe('Introduction | Dicebox');
  const home = page.locator('.navbar .home-link');
  expect(await home.innerText()).toBe('Dicebox');
  expect(await home.locator('svg rect').count()).toBe(1);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
  expect(await accent()).toBe('#b9a5ff');
  await hydrate(page);
  await page.locator('.mode-button').click();
  await eventually(accent).toBe('#5a35d6');
});

test('has a picture', async () => {
  const page = await site.open('/docs');
  const picture = page.getByAltText('Two dice that show a five and a two').locator('visible=true');
  await eventually(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(
    320,
  );
});

test('has an island', async () => {
  const page = await site.open('/docs/rolling');
  await hydrate(page);
  const island = page.locator('[data-island=dice][data-hydrated]');
  await page.locator('[data-island=dice]').scrollIntoViewIfNeeded();
  await island.waitFor();
  await island.getByRole('button', { name: 'Roll' }).click();
  await eventually(() => island.getByRole('status').textContent()).toMatch(/^Rolled: [1-6]$/);
});

test('can be navigated and searched in both versions', async () => {
  const page = await site.open('/docs');
  await settle(page);
  await linkTo(page, '/docs/rolling').click();
  await showsHeading(page, 'Rolling dice');
  expect(await page.locator('.prose pre').textContent()).toContain('sides=6');
  await page.locator('.navbar .versions summary').click();
  await page.locator('.navbar [data-version="1.0"]').click();
  await eventually(() => new URL(page.url()).pathname).toBe('/docs/1.0/rolling');
  await eventually(() => page.locator('.prose pre').textContent()).toContain('roll(2, 6)');
  await openDialog(page);
  await searchFor(page, 'dicebox');
  expect(await results(page).count()).toBeGreaterThan(1);
});

test('search leads to its results page, whose results are below the root of the versions', async () => {
  const page = await site.open('/search?q=rolling');
  await hydrate(page);
  const first = page.locator('.search-page a[href^="/docs/"]').first();
  await first.waitFor();
  expect(await first.getAttribute('href')).toMatch(/^\/docs\/rolling/);
  await first.click();
  await showsHeading(page, 'Rolling dice');
});

test('a page that does not exist offers the start of the documentation, and no questions, since there are none', async () => {
  const page = await site.open('/docs/nowhere');
  await settle(page);
  await showsHeading(page, 'Page not found');
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toContain('/docs');
  expect(links.filter((href) => /faq|terminology|api/.test(href ?? ''))).toEqual([]);
  await page.locator('main a[href="/docs"]').first().click();
  await showsHeading(page, 'Introduction');
});

test('is accessible', async () => {
  await expectAccessible(await site.open('/docs/rolling'));
});
