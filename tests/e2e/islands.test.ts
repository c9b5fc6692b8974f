/**
 * The islands in a real browser: each reads without script, hydrates without a change, computes what its page says by keyboard,
 * answers invalid input, fits a phone, and is accessible.
 */
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type IslandCase, islandCases } from './island-cases.ts';
import { settle } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const slot = (page: Page, { name }: IslandCase) => page.locator(`[data-island="${name}"]`);

/** Wakes the page, scrolls to the island, and waits until it is hydrated. */
async function awaken(page: Page, islandCase: IslandCase): Promise<Locator> {
  await settle(page);
  await slot(page, islandCase).scrollIntoViewIfNeeded();
  const alive = page.locator(`[data-island="${islandCase.name}"][data-alive]`);
  await alive.waitFor({ state: 'attached' });
  return alive;
}

/** The markup of an island. Comments, which only separate texts, do not count, nor does a text area's first text, which its value replaces. */
const markup = async (place: Locator) =>
  (await place.innerHTML()).replaceAll(/<!--.*?-->/g, '').replaceAll(/(<textarea[^>]*>)[^<]*/g, '$1');

async function expectAnswer({ abuse }: IslandCase, island: Locator): Promise<void> {
  const { answer, says } = await abuse(island);
  await expect.poll(() => answer.textContent()).toMatch(says);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(islandCases)('$name', (islandCase) => {
  it('reads without script, and is the same once it is alive', async () => {
    const drawn = slot(await site.open(islandCase.path, { javaScriptEnabled: false }), islandCase);
    expect(await drawn.textContent()).toMatch(/\d/);
    const alive = await awaken(await site.open(islandCase.path), islandCase);
    expect(await markup(alive)).toBe(await markup(drawn));
  });

  it('computes what its page says, by keyboard', async () => {
    await islandCase.play(await awaken(await site.open(islandCase.path), islandCase));
  });

  it('answers absurd input', async () => {
    await expectAnswer(islandCase, await awaken(await site.open(islandCase.path), islandCase));
  });

  it('fits a phone, with targets to touch', async () => {
    const page = await site.open(islandCase.path, phone);
    const island = await awaken(page, islandCase);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const small = await island.locator('button, input, select, textarea, summary, td[tabindex]').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width >= 24 && height >= 24 ? [] : [`${control.tagName} ${control.textContent} ${width} × ${height}`];
      }),
    );
    expect(small).toEqual([]);
    await expectAnswer(islandCase, island);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each(['dark', 'light'] as const)('has nothing for axe to report (%s)', async (mode) => {
    const page = await site.open(islandCase.path, { mode });
    const island = await awaken(page, islandCase);
    await island.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
    expect(violations).toEqual([]);
  });
});
