/** After changes by extensions and translation services, the article is still there, and the page keeps working. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, hydrate, isSameDocument, linkTo, markDocument, settle, showsHeading } from './reader.ts';
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

describe('before startup', () => {
  test.each(regions)('nodes inserted into the region %s', async (region) => {
    const page = await site.open(start, { expected: recovered });
    const before = await articleText(page);
    await insertNodes(page, region);
    await settle(page);
    expect(await articleText(page)).toBe(before);
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

  test.each([
    ['the article', 'article'],
    ['its body', '.prose'],
    ['the content of the page', '#main'],
    ['the bar', '.navbar'],
    ['the sidebar’s tree', '.sidebar-nav'],
    ['the footer', '.footer'],
    ...regions.map((name): [string, string] => [`the region ${name}`, `[data-region=${name}]`]),
  ])('%s removed', async (_, selector) => {
    const page = await site.open(start, { expected: recovered });
    const before = await articleText(page);
    await page.evaluate((part) => document.querySelector(part)?.remove(), selector);
    await settle(page);
    await eventually(() => articleText(page)).toBe(before);
    await goesOn(page);
  });

  test('React’s recovery is logged', async () => {
    const page = await site.open(start, { expected: recovered });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await insertNodes(page, 'page');
    await hydrate(page);
    expect(errors.some((text) => text.includes('The region "page" was changed before hydration'))).toBe(true);
  });
});

describe('after startup', () => {
  test.each(regions)('nodes inserted into the region %s', async (region) => {
    const page = await site.open(start, { expected: recovered });
    await settle(page);
    const before = await articleText(page);
    await insertNodes(page, region);
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
    ['the content of the page', '#main'],
    ['the region', '[data-region=page]'],
    ['the sidebar’s tree', '.sidebar-nav'],
    ['the footer', '.footer'],
  ])('%s removed', async (_, selector) => {
    const page = await site.open(start, { expected: recovered });
    await settle(page);
    await page.evaluate((part) => document.querySelector(part)?.remove(), selector);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    await page.goBack();
    await eventually(() => page.url()).toContain(start);
    await goesOn(page);
  });
});

test('React hydrates every kind of page without a mismatch', async () => {
  for (const path of [
    '/',
    start,
    '/faq',
    '/background/cones',
    '/api/1.0/kiln/quickstart',
    '/search?q=proof',
    '/nowhere',
  ]) {
    const page = await site.open(path);
    await hydrate(page);
  }
});
