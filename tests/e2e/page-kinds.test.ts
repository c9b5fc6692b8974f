/**
 * One page of every kind of this site fits a phone, has no layout shift, and is accessible. That pages are complete
 * without script doesn't depend on their content: the engine's tests say so of each kind.
 */
import { expectSteadyAndAccessible, expectToFitPhone } from 'onesource/testing/e2e/page-checks';
import { useSite } from 'onesource/testing/e2e/site';
import { describe, expect, test } from 'vitest';
import { shownLabels } from '../versions.ts';

const site = useSite();

describe.each([
  ['home', '/'],
  ['start of the documentation', '/api'],
  ['guide with code', '/api/zkvm/quickstart'],
  ['guide with tabs', '/api/blockchain-integration/shrink-wrapping'],
  ['oldest version', `/api/${shownLabels[0]}`],
  ['data tables', '/api/blockchain-integration/contracts/verifier'],
  ['upgrade guide', '/api/upgrade'],
  ['changes of a version', `/api/${shownLabels.at(-3)}/changes`],
  ['unversioned page with a sidebar', '/education'],
  ['unversioned page without one', '/faq'],
  ['formulas and an island', '/reference-docs/about-fri'],
  ['diagram', '/proof-system/proof-system-sequence-diagram'],
  ['glossary', '/terminology'],
  ['search', '/search?q=receipt'],
  ['not found', '/no-such-page'],
])('%s', (_, path) => {
  test('fits a phone before hydration', async () => {
    await expectToFitPhone(site, path);
  });
  test('has no layout shift, is accessible, and fits a phone', () => expectSteadyAndAccessible(site, path));
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
