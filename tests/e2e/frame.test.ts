/** What the specification says about navbar, footer, search, and the pages of a version, on this site. */
import { openWithSearch, results, searchFor } from 'onesource/testing/e2e/search';
import { useSite } from 'onesource/testing/e2e/site';
import { expect, test } from 'vitest';
import { latest, shownLabels } from '../versions.ts';

const site = useSite();

test('the navbar has the specified items', async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  const names = async (side: string) =>
    (
      await page
        .locator(`.navbar-items.${side} > li > a, .navbar-items.${side} > li > details > summary`)
        .allInnerTexts()
    ).map((name) => name.trim());
  expect(await names('left')).toEqual(['Documentation', 'Terminology', 'FAQ', 'Education Hub']);
  expect(await names('right')).toEqual([latest, 'Blog', 'GitHub', 'Community', 'EN']);
  expect(await page.locator('.navbar .menu.versions a').count()).toBe(shownLabels.length);
  expect(await page.locator('.navbar .menu.dropdown a[href="/contributors-guide"]').count()).toBe(1);
});

test('the footer has two columns without labels, the logo, and the year', async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  const footer = page.locator('footer.footer');
  expect(await footer.locator('ul').count()).toBe(2);
  expect(await footer.locator('ul').first().locator('a').allInnerTexts()).toEqual([
    'Blog',
    'Careers',
    'Reports & Benchmarks',
    'Bug Bounties',
  ]);
  expect(await footer.innerText()).toContain('2025');
});

test('titles and canonical addresses name the site, and the generator the engine', async () => {
  const page = await site.open(`/api/${shownLabels[0]}/zkvm/guest-code-101`, { javaScriptEnabled: false });
  expect(await page.title()).toMatch(/ \| RISC Zero Developer Docs$/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://dev.risczero.com/api/zkvm/guest-code-101',
  );
  expect(await page.locator('meta[name=generator]').getAttribute('content')).toMatch(/^onesource \d/);
});

test.each(['receipt', 'env::commit', 'dev mode', 'groth16'])('search finds %s', async (query) => {
  const page = await openWithSearch(site, '/api');
  await searchFor(page, query);
  expect(await results(page).count()).toBeGreaterThan(3);
});
