/** The site is built anew under an open tab: the old build's files are gone, the reader gets on. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { distFolder } from '../../src/commands/paths.ts';
import {
  comeAlive,
  eventually,
  faults,
  heading,
  isSameDocument,
  linkTo,
  markDocument,
  requestsOf,
  settle,
  showsHeading,
} from './reader.ts';
import { useSite } from './site.ts';
import { buildVariant, editFile, putInPlace } from './variant.ts';

const served = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-served-'));
const start = '/api/zkvm/quickstart';
const install = '/api/zkvm/install';
let next = { root: '', site: '' };

const deploy = (folder: string) => putInPlace(folder, served);

beforeAll(async () => {
  next = await buildVariant({
    change(root) {
      editFile(path.join(root, 'content/api/zkvm/install.mdx'), /^title: .*/m, 'title: Installation, anew');
      editFile(path.join(root, 'src/client/progress.ts'), 'const delay = 200', 'const delay = 210');
      editFile(path.join(root, 'src/search/ui/dialog/dialog.tsx'), /$/, '\nconsole.debug("search, anew");\n');
    },
  });
}, 120_000);
afterAll(() => {
  for (const folder of [served, next.root]) fs.rmSync(folder, { recursive: true, force: true });
});
deploy(distFolder);
const site = useSite(() => served);
beforeEach(() => deploy(distFolder));

test('the next click arrives at the right page, once, in the new build', async () => {
  const page = await site.open(start, { expected: faults });
  // Alive, but before the rest of the set is here.
  await page.route('**/data/sections/*.json', (route) => route.abort());
  await comeAlive(page);
  await markDocument(page);
  deploy(next.site);
  const asked = requestsOf(page);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation, anew');
  await page.waitForTimeout(800);
  expect(asked.filter((address) => address === install)).toHaveLength(1);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await eventually(() => heading(page)).not.toBe('Installation, anew');
  await eventually(() => page.url()).toBe(site.url(start));
});

test('what is here already is still shown, and another version is loaded from the new build', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  deploy(next.site);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation');
  await page.locator('.navbar .versions summary').click();
  await page.locator('.navbar [data-version="2.3"]').click();
  await showsHeading(page, 'Installation, anew');
  expect(page.url()).toBe(site.url('/api/2.3/zkvm/install'));
});

test('a client that is gone before it was loaded leaves plain links', async () => {
  const page = await site.open(start, { expected: faults });
  deploy(next.site);
  await page.mouse.move(3, 300);
  await page.mouse.move(3, 310);
  await page.waitForTimeout(500);
  await linkTo(page, install).click();
  await showsHeading(page, 'Installation, anew');
  await comeAlive(page);
});

test('search that is gone: the page is loaded anew, once, and search opens with what was typed', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  deploy(next.site);
  await markDocument(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rec');
  await eventually(() => page.locator('.search-dialog[open]').count()).toBe(1);
  expect(await isSameDocument(page)).toBe(false);
  await eventually(() => page.locator('.search-dialog input').inputValue()).toMatch(/^re?c?/);
});

test('search that is broken in the new build too says so, instead of loading the page over and over', async () => {
  const page = await site.open(start, { expected: faults });
  await settle(page);
  deploy(next.site);
  for (const file of fs.readdirSync(path.join(served, 'assets')))
    if (file.startsWith('search-dialog')) fs.rmSync(path.join(served, 'assets', file));
  const asked = requestsOf(page);
  await page.keyboard.press('Control+k');
  await page.locator('.search-wait [role=alert]').waitFor();
  await page.waitForTimeout(1000);
  expect(asked.filter((address) => address === start).length).toBe(1);
});

test('an island that is gone: "Retry" loads the page anew, once', async () => {
  const address = '/reference-docs/about-finite-fields';
  const gone = (fresh: Page) => fresh.route('**/assets/island-*.js*', (route) => route.abort());
  const page = await site.open(address, { expected: faults, before: gone });
  await comeAlive(page);
  const island = page.locator('[data-island="finite-fields"]').first();
  await island.scrollIntoViewIfNeeded();
  const retry = page.locator('.chunk-failed').first().getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  deploy(next.site);
  const asked = requestsOf(page);
  await retry.click();
  await eventually(() => asked.includes(address)).toBe(true);
  await page.waitForLoadState();
  await comeAlive(page);
  await island.scrollIntoViewIfNeeded();
  // Still broken: it says so again, and the page stays.
  await retry.click();
  await page.waitForTimeout(800);
  await retry.waitFor();
  expect(asked.filter((one) => one === address)).toHaveLength(1);
});
