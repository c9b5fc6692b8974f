/** After changes by extensions and translation services, the article is still there, and the page keeps working. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, isSameDocument, linkTo, markDocument, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
/** The message in the console when React recovers. */
const recovered =
  /The region "\w+" (was changed before hydration|was removed|failed)|Minified React error|NotFoundError|The .+ failed\./;
const regions = ['navbar', 'sidebar', 'page', 'footer'] as const;

/** The article's text, without the controls that hydration adds to code. */
const articleText = (page: Page) =>
  page.locator('.prose').evaluate((prose) => {
    const copy = prose.cloneNode(true) as Element;
    for (const control of copy.querySelectorAll('button')) control.remove();
    return copy.textContent;
  });

/** Inserts nodes like extensions: a banner at the start, a button at the end. */
const insertNodes = (page: Page, region: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(`[data-region=${name}]`) as HTMLElement;
    const banner = document.createElement('div');
    banner.textContent = 'An extension was here.';
    element.prepend(banner);
    element.querySelector('nav, main, footer, aside')?.append(document.createElement('button'));
  }, region);

/** Wraps each text in a `<font>`, like translation services. */
const wrapTexts = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-region]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }
  });

/** The same, but also replaces the text nodes. */
const replaceTexts = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-region]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    }
  });

/** Controls work, and other pages are shown in the document. */
async function goesOn(page: Page): Promise<void> {
  await markDocument(page);
  await page.locator('.mode-button').click();
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await linkTo(page, '/api/kiln/install').click();
  await showsHeading(page, 'Installation');
  await eventually(() => page.locator('.sidebar-nav [aria-current=page]').textContent()).toContain('Installation');
  await linkTo(page, '/faq').click();
  await eventually(() => page.locator('.sidebar-nav').count()).toBe(0);
  await page.goBack();
  await showsHeading(page, 'Installation');
  await page.locator('.navbar .versions summary').click();
  await page.locator('.navbar [data-version="1.2"]').click();
  await eventually(() => page.url()).toContain('/api/1.2/');
  await eventually(() => page.locator('.navbar .version-label').textContent()).toBe('1.2');
  expect((await articleText(page))?.length).toBeGreaterThan(500);
  expect(await page.locator('[data-region=footer] .footer').count()).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
}

/** What a damaged document shows: each region is hydrated on its own, so one document can have damage in all of them. */
const removals: readonly (readonly [string, readonly string[]])[] = [
  ['the article, and what is in the other regions', ['article', '.navbar', '.sidebar-nav', '.footer']],
  [
    'the body of the article, and the other regions',
    ['.prose', ...regions.filter((name) => name !== 'page').map((name) => `[data-region=${name}]`)],
  ],
  ['the content of the page', ['main']],
  ['the region of the page', ['[data-region=page]']],
];

const remove = (page: Page, selectors: readonly string[]) =>
  page.evaluate((parts) => {
    for (const part of parts) {
      const element = document.querySelector(part);
      if (!element) throw new Error(`There is no ${part}.`);
      element.remove();
    }
  }, selectors);

describe('before startup', () => {
  test('nodes inserted into every region; React’s recovery of each is logged', async () => {
    const page = await site.open(start, { expected: recovered });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const before = await articleText(page);
    for (const region of regions) await insertNodes(page, region);
    await settle(page);
    expect(await articleText(page)).toBe(before);
    for (const region of regions)
      expect(errors.join('\n')).toContain(`The region "${region}" was changed before hydration`);
    await goesOn(page);
  });

  test.each([
    ['wrapped', wrapTexts],
    ['replaced', replaceTexts],
  ])('texts %s as by a translation', async (_, translate) => {
    const page = await site.open(start, { expected: recovered });
    const before = await articleText(page);
    await translate(page);
    await settle(page);
    expect(await articleText(page)).toBe(before);
    await goesOn(page);
  });

  test.each(removals)('%s removed', async (_, selectors) => {
    const page = await site.open(start, { expected: recovered });
    const before = await articleText(page);
    await remove(page, selectors);
    await settle(page);
    await eventually(() => articleText(page)).toBe(before);
    await goesOn(page);
  });
});

describe('after startup', () => {
  test('nodes inserted into every region', async () => {
    const page = await site.open(start, { expected: recovered });
    await settle(page);
    const before = await articleText(page);
    for (const region of regions) await insertNodes(page, region);
    expect(await articleText(page)).toBe(before);
    await goesOn(page);
  });

  test.each([
    ['wrapped', wrapTexts],
    ['replaced', replaceTexts],
  ])('texts %s as by a translation', async (_, translate) => {
    const page = await site.open(start, { expected: recovered });
    await settle(page);
    const before = await articleText(page);
    await translate(page);
    expect(await articleText(page)).toBe(before);
    await goesOn(page);
  });

  test.each([
    ['the content of the page', ['main']],
    ['the region of the page, the sidebar’s tree, and the footer', ['[data-region=page]', '.sidebar-nav', '.footer']],
  ])('%s removed', async (_, selectors) => {
    const page = await site.open(start, { expected: recovered });
    await settle(page);
    await remove(page, selectors);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    await page.goBack();
    await eventually(() => page.url()).toContain(start);
    await goesOn(page);
  });
});
