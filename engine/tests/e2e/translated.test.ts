/** Texts of search and page after a translation service has replaced them: later changes reach the screen. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTranslator } from '../translator.ts';
import { eventually, networkIsQuiet } from './reader.ts';
import { openWithSearch, searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The text of an element, without the excerpts of results, which are loaded when they are scrolled into view. */
const textOf = async (element: Locator) =>
  element.evaluate((shown) => {
    const copy = shown.cloneNode(true);
    if (!(copy instanceof Element)) throw new Error('A copy of an element is an element.');
    for (const excerpt of copy.querySelectorAll('.search-snippet, .search-page-snippet')) excerpt.remove();
    return copy.textContent;
  });

/** Waits until a translated element and its untouched twin say the same: offers of other versions arrive later. */
async function saysTheSame(translated: Locator, untouched: Locator): Promise<void> {
  await Promise.all([translated, untouched].map((element) => networkIsQuiet(element.page())));
  await eventually(async () => {
    const [read, expected] = await Promise.all([textOf(translated), textOf(untouched)]);
    return read === expected ? 'the same' : `${read}\ninstead of\n${expected}`;
  }).toBe('the same');
}

test('the dialog of search says the same', async () => {
  const pages = [await openWithSearch(site, '/api'), await openWithSearch(site, '/api')] as const;
  const [translated, untouched] = [pages[0].locator('.search-body'), pages[1].locator('.search-body')];
  for (const query of ['firing', 'kiln', 'qqqqzzzz', 'cone', '']) {
    for (const page of pages) {
      await searchInput(page).fill(query);
      if (query)
        await eventually(() => page.getByRole('dialog').getByRole('status').textContent()).toMatch(`for ${query}`);
      else await eventually(() => page.locator('.search-body').textContent()).toContain('No recent searches');
    }
    if (query === 'firing') await pages[0].evaluate(startTranslator, 'dialog .search-panel');
    if (query === 'firing') expect(await textOf(untouched)).toMatch(/See all \d+ results/);
    if (query === 'qqqqzzzz') expect(await textOf(untouched)).toContain('No results for qqqqzzzz');
    await saysTheSame(translated, untouched);
  }
});

test('the results page says the same', async () => {
  const pages = [await site.open('/search?q=firing'), await site.open('/search?q=firing')] as const;
  const [translated, untouched] = [pages[0].getByRole('main'), pages[1].getByRole('main')];
  for (const main of [translated, untouched])
    await eventually(() => main.getByRole('status').first().textContent()).toMatch(/\d+ results/);
  await pages[0].evaluate(startTranslator, 'main');
  for (const query of ['kiln', 'qqqqzzzz', 'cone']) {
    for (const main of [translated, untouched]) {
      await main.getByRole('searchbox').fill(query);
      await eventually(() => main.page().title()).toContain(query);
      await eventually(() => main.innerText()).toMatch(query === 'qqqqzzzz' ? /No results for/ : /\d+ results/);
      await eventually(() => main.locator('h1').textContent()).toBe(`Search results for “${query}”`);
    }
    await saysTheSame(translated, untouched);
  }
});
