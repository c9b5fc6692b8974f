/**
 * One page of every kind of this site is complete without script, fits a phone, has no layout shift, and is accessible.
 */
import { expectAccessible } from 'onesource/testing/e2e/axe';
import { expectComplete, expectNoShift, expectToFitPhone } from 'onesource/testing/e2e/page-checks';
import { hydrate } from 'onesource/testing/e2e/reader';
import { useSite } from 'onesource/testing/e2e/site';
import { describe, expect, test } from 'vitest';

const site = useSite();

describe.each([
  ['home', '/'],
  ['start of the documentation', '/api'],
  ['guide with code', '/api/zkvm/quickstart'],
  ['guide with tabs', '/api/blockchain-integration/shrink-wrapping'],
  ['oldest version', '/api/0.18/zkvm/developer-guide/guest-code-101'],
  ['data tables', '/api/blockchain-integration/contracts/verifier'],
  ['upgrade guide', '/api/upgrade'],
  ['changes of a version', '/api/2.0.0/changes'],
  ['unversioned page with a sidebar', '/education'],
  ['unversioned page without one', '/faq'],
  ['formulas and an island', '/reference-docs/about-fri'],
  ['diagram', '/proof-system/proof-system-sequence-diagram'],
  ['glossary', '/terminology'],
  ['search', '/search?q=receipt'],
  ['not found', '/no-such-page'],
])('%s', (_, path) => {
  test('is complete without script', () => expectComplete(site, path));
  test('fits a phone', () => expectToFitPhone(site, path));
  test('has no layout shift', () => expectNoShift(site, path));
  test('is accessible on a wide and a narrow screen, and hydrated without a mismatch', async () => {
    const page = await site.open(path, { viewport: { width: 1440, height: 900 } });
    await hydrate(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});

test('search engines read the questions of the FAQ, each with its answer', async () => {
  const page = await site.open('/faq', { javaScriptEnabled: false });
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const questions = await page.locator('details.question').count();
  expect(questions).toBeGreaterThan(20);
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'TechArticle' }, { '@type': 'FAQPage' }],
  });
  expect(text.match(/"@type":"Answer","text":/g)).toHaveLength(questions);
  expect(text).not.toContain('"text":""');
});
