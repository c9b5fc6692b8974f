/**
 * The islands in a real browser: each is readable without script, hydrates without changes, computes what its page says
 * by keyboard, answers invalid input, fits a phone, is accessible, and says the same after a translator has replaced
 * its texts.
 */

import { expectAccessible } from 'onesource/testing/e2e/axe';
import { eventually, overflow } from 'onesource/testing/e2e/reader';
import { phone, useSite } from 'onesource/testing/e2e/site';
import { startTranslator } from 'onesource/testing/translator';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaken, type IslandCase, islandCases, says, slot } from './island-cases.ts';

const site = useSite();

/** The markup of an island without comments, which separate texts, and without the initial text of a text area. */
const markup = async (place: Locator) =>
  (await place.locator('> fieldset').innerHTML())
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(<textarea[^>]*>)[^<]*/g, '$1');

async function expectAnswer({ abuse }: IslandCase, island: Locator): Promise<void> {
  const { answer, says } = await abuse(island);
  await eventually(() => answer.textContent()).toMatch(says);
}

/** Controls that are too small for fingers. */
const smallTargets = (island: Locator) =>
  island.locator('button, input, select, textarea, summary, td[tabindex]').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return (width >= 24 && height >= 24) || !control.checkVisibility()
        ? []
        : [`${control.tagName} ${control.textContent} ${width} × ${height}`];
    }),
  );

describe.each(islandCases)('$name', (islandCase) => {
  it('is readable without script, hydrates unchanged, computes what its page says, and is accessible', async () => {
    const drawn = slot(await site.open(islandCase.path, { javaScriptEnabled: false }), islandCase);
    expect(await drawn.textContent()).toMatch(islandCase.drawn ?? /\d/);
    expect(await drawn.locator(':is(button, input, select, textarea):enabled').count()).toBe(0);
    // On paper, the values that one can press are there, too.
    await drawn.page().emulateMedia({ media: 'print' });
    expect(await drawn.locator('button.cell:visible').count()).toBe(await drawn.locator('button.cell').count());
    const page = await site.open(islandCase.path);
    const island = await awaken(page, islandCase);
    if (!islandCase.answersWhenSeen) expect(await markup(island)).toBe(await markup(drawn));
    await islandCase.play(island);
    const untouched = await says(island);
    await island.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await expectAccessible(page, `[data-island="${islandCase.name}"]`);
    // Leaving the page ends the island; the visit fails on an error.
    await page.locator('header a[href="/faq"], header a[href="/terminology"]').first().press('Enter');
    await eventually(() => page.locator('[data-island]').count()).toBe(0);

    // On a phone, with a translator, it says the same.
    const small = await site.open(islandCase.path, phone);
    const translated = await awaken(small, islandCase);
    expect(await overflow(small)).toBeLessThanOrEqual(0);
    expect(await smallTargets(translated)).toEqual([]);
    await small.evaluate(startTranslator, `[data-island="${islandCase.name}"]`);
    await islandCase.play(translated);
    expect(await says(translated)).toBe(untouched);
    await expectAnswer(islandCase, translated);
    expect(await overflow(small)).toBeLessThanOrEqual(0);
  });
});
