/**
 * The islands in a real browser: each is readable without script, hydrates without changes, computes what its page says
 * by keyboard, answers invalid input, says the same
 * whether it is edited before, during, or after hydration, fits a phone, is accessible, and says the same after a translator has replaced
 * its texts.
 */

import { expectAccessible } from 'onesource/testing/e2e/axe';
import { eventually, hold, hydrate, networkIsQuiet, overflow } from 'onesource/testing/e2e/reader';
import { phone, useSite } from 'onesource/testing/e2e/site';
import { startTranslator } from 'onesource/testing/translator';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type IslandCase, islandCases } from './island-cases.ts';

const site = useSite();
const slot = (page: Page, { name }: IslandCase) => page.locator(`[data-island="${name}"]`);

/** Slow, ordinary, and fast: milliseconds there and back, and bytes a second. */
const lines = [
  { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  { latency: 20, downloadThroughput: 2_000_000, uploadThroughput: 2_000_000 },
] as const;

/** Hydrates the page, scrolls to the island, and waits until it is hydrated too. */
async function awaken(page: Page, islandCase: IslandCase): Promise<Locator> {
  await hydrate(page);
  await slot(page, islandCase).scrollIntoViewIfNeeded();
  const hydrated = page.locator(`[data-island="${islandCase.name}"][data-hydrated]`);
  await hydrated.waitFor({ state: 'attached' });
  return hydrated;
}

/** The markup of an island without comments, which separate texts, and without the initial text of a text area. */
const markup = async (place: Locator) =>
  (await place.innerHTML()).replaceAll(/<!--.*?-->/g, '').replaceAll(/(<textarea[^>]*>)[^<]*/g, '$1');

/** What an island says, without the times it measures. */
const says = async (island: Locator) => (await island.evaluate((it) => it.textContent))?.replaceAll(/\d+ ms/g, '… ms');

async function expectAnswer({ abuse }: IslandCase, island: Locator): Promise<void> {
  const { answer, says } = await abuse(island);
  await eventually(() => answer.textContent()).toMatch(says);
}

/** Edits the first visible control of each kind, in the order of the document. Returns their values. */
async function edit(island: Locator): Promise<readonly string[]> {
  const values = new Map<string, string>();
  for (const control of await island.locator('input, textarea, select').locator('visible=true').all()) {
    const kind = await control.evaluate((it) => (it as HTMLInputElement).type);
    if (values.has(kind)) continue;
    if (kind === 'select-one') await control.selectOption({ index: 1 });
    else if (kind === 'range') await control.press('ArrowRight');
    else await control.fill('13');
    values.set(kind, await control.inputValue());
  }
  return [...values.values()];
}

describe.each(islandCases)('$name', (islandCase) => {
  it('is readable without script, hydrates unchanged, computes what its page says, and is accessible', async () => {
    const drawn = slot(await site.open(islandCase.path, { javaScriptEnabled: false }), islandCase);
    expect(await drawn.textContent()).toMatch(/\d/);
    const page = await site.open(islandCase.path);
    const island = await awaken(page, islandCase);
    expect(await markup(island)).toBe(await markup(drawn));
    await islandCase.play(island);

    const translatedPage = await site.open(islandCase.path);
    const translated = await awaken(translatedPage, islandCase);
    await translatedPage.evaluate(startTranslator, `[data-island="${islandCase.name}"]`);
    await islandCase.play(translated);
    expect(await says(translated)).toBe(await says(island));

    await island.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await expectAccessible(page, `[data-island="${islandCase.name}"]`);
  });

  it('says the same after edits at any moment of loading, at three speeds, as after the same edits later', async () => {
    const latePage = await site.open(islandCase.path);
    const late = await awaken(latePage, islandCase);
    await networkIsQuiet(latePage);
    const values = await edit(late);
    const expectSame = async (page: Page) => {
      const early = slot(page, islandCase);
      await page.locator(`[data-island="${islandCase.name}"][data-hydrated]`).waitFor({ state: 'attached' });
      await eventually(async () => (await says(early)) === (await says(late)) || (await says(early))).toBe(true);
    };

    const held = await site.open(islandCase.path);
    const release = await hold(held, '**/assets/island-*.js*');
    await slot(held, islandCase).scrollIntoViewIfNeeded();
    expect(await edit(slot(held, islandCase))).toEqual(values);
    await hydrate(held);
    release();
    await expectSame(held);

    // The edits begin when the client does, and end whenever they do.
    await Promise.all(
      lines.map(async (line) => {
        const page = await site.open(islandCase.path);
        const session = await page.context().newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
        await page.mouse.move(3, 300);
        await slot(page, islandCase).scrollIntoViewIfNeeded();
        expect(await edit(slot(page, islandCase))).toEqual(values);
        await expectSame(page);
      }),
    );
  });

  it('fits a phone, with large touch targets, and handles invalid input, also after a translator', async () => {
    const page = await site.open(islandCase.path, phone);
    const island = await awaken(page, islandCase);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const small = await island
      .locator('button, input, select, textarea, summary, td[tabindex]')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return width >= 24 && height >= 24 ? [] : [`${control.tagName} ${control.textContent} ${width} × ${height}`];
        }),
      );
    expect(small).toEqual([]);
    await page.evaluate(startTranslator, `[data-island="${islandCase.name}"]`);
    await expectAnswer(islandCase, island);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
