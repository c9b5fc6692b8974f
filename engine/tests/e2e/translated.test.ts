/** Texts of search and page after a translation service has replaced them: later changes reach the screen. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTranslator } from '../translator.ts';
import { eventually } from './reader.ts';
import { openWithSearch, searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();
const queries = ['firing', 'kiln', 'qqqqzzzz', 'cone', ''];

/** The text of an element, without the excerpts of results, which are loaded when they are scrolled into view. */
const textOf = async (element: Locator) =>
  element.evaluate((shown) => {
    const copy = shown.cloneNode(true);
    if (!(copy instanceof Element)) throw new Error('A copy of an element is an element.');
    for (const excerpt of copy.querySelectorAll('.search-snippet, .search-page-snippet')) excerpt.remove();
    return copy.textContent;
  });

/** What the dialog says after each query. */
async function dialogSays(page: Page, isTranslated: boolean): Promise<string[]> {
  const said: string[] = [];
  for (const query of queries) {
    await searchInput(page).fill(query);
    if (query)
      await eventually(() => page.getByRole('dialog').getByRole('status').textContent()).toMatch(`for ${query}`);
    else await eventually(() => page.locator('.search-body').textContent()).toContain('No recent searches');
    if (isTranslated && !said.length) await page.evaluate(startTranslator, 'dialog .search-panel');
    said.push(await textOf(page.locator('.search-body')));
  }
  return said;
}

test('the dialog of search says the same', async () => {
  const untouched = await dialogSays(await openWithSearch(site, '/api'), false);
  expect(untouched[0]).toMatch(/See all \d+ results/);
  expect(untouched[2]).toContain('No results for qqqqzzzz');
  expect(await dialogSays(await openWithSearch(site, '/api'), true)).toEqual(untouched);
});

test('the results page says the same', async () => {
  const says = async (isTranslated: boolean) => {
    const page = await site.open('/search?q=firing');
    const main = page.getByRole('main');
    await eventually(() => main.getByRole('status').first().textContent()).toMatch(/\d+ results/);
    if (isTranslated) await page.evaluate(startTranslator, '#main');
    const said: string[] = [];
    for (const query of ['kiln', 'qqqqzzzz', 'cone']) {
      await main.getByRole('searchbox').fill(query);
      await eventually(() => page.title()).toContain(query);
      await eventually(() => main.innerText()).toMatch(query === 'qqqqzzzz' ? /No results for/ : /\d+ results/);
      await eventually(() => page.locator('h1').textContent()).toBe(`Search results for “${query}”`);
      said.push(await textOf(main));
    }
    return said;
  };
  expect(await says(true)).toEqual(await says(false));
});
