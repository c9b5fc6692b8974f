/**
 * What is loaded later keeps to the policy, too: islands, the dialog, menus, the other color mode. Every other visit of a
 * test fails on a violation as well, so these pages are those with the most parts.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, settle } from './reader.ts';
import { pageKinds, useSite } from './site.ts';

const site = useSite();

/** Collects the browser's reports, from the beginning of the document. */
const collectReports = (page: Page) =>
  page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { policyReports: reports });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      reports.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
const reportsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly policyReports: readonly string[] }).policyReports);

const withMostParts = [
  'home',
  'guide with tabs',
  'data tables',
  'formulas and an island',
  'diagram',
  'search',
] as const;

test.each(withMostParts)('%s', async (kind) => {
  const page = await site.open(pageKinds[kind], { before: collectReports });
  const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get('Content-Security-Policy'));
  expect(policy).toContain("default-src 'none'");
  await settle(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.querySelector('[data-island]')?.scrollIntoView();
    scrollTo(0, document.body.scrollHeight);
  });
  await page.locator('.mode-button').click();
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('firing');
  await page.locator('.search-dialog [role=option]').first().waitFor();
  await settle(page);
  expect(await reportsOf(page)).toEqual([]);
});

test('a violation would be seen', async () => {
  const page = await site.open('/faq', {
    expected: /violat|404|Refused|Content Security Policy/,
    before: collectReports,
  });
  await hydrate(page);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/x.png';
    picture.setAttribute('style', 'color: red');
    document.body.append(picture);
  });
  await page.waitForFunction(
    () => (window as unknown as { readonly policyReports: readonly string[] }).policyReports.length >= 2,
  );
  expect((await reportsOf(page)).join('\n')).toMatch(/img-src.*[\s\S]*style-src-attr|style-src-attr[\s\S]*img-src/);
});
