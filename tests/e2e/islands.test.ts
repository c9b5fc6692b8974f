/**
 * The explainers in a real browser: each reads without script, comes alive as the same, computes what its page says by keyboard,
 * answers absurd input, fits a phone, and is accessible.
 */
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Explorer, explorers } from './explorers.ts';
import { phone, useSite, wake } from './site.ts';

const site = useSite();
const slot = (page: Page, { name }: Explorer) => page.locator(`[data-island="${name}"]`);

/** Shows up, scrolls to the explorer, and waits until it answers. */
async function awaken(page: Page, explorer: Explorer): Promise<Locator> {
  await wake(page);
  await slot(page, explorer).scrollIntoViewIfNeeded();
  const alive = page.locator(`[data-island="${explorer.name}"][data-alive]`);
  await alive.waitFor({ state: 'attached' });
  return alive;
}

/** What an explorer consists of. Comments, which only separate texts, do not count, nor does a text area's first text, which its value replaces. */
const markup = async (place: Locator) =>
  (await place.innerHTML()).replaceAll(/<!--.*?-->/g, '').replaceAll(/(<textarea[^>]*>)[^<]*/g, '$1');

async function expectAnswer({ abuse }: Explorer, island: Locator): Promise<void> {
  const { answer, says } = await abuse(island);
  await expect.poll(() => answer.textContent()).toMatch(says);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(explorers)('$name', (explorer) => {
  it('reads without script, and is the same once it is alive', async () => {
    const drawn = slot(await site.open(explorer.path, { javaScriptEnabled: false }), explorer);
    expect(await drawn.textContent()).toMatch(/\d/);
    const alive = await awaken(await site.open(explorer.path), explorer);
    expect(await markup(alive)).toBe(await markup(drawn));
  });

  it('computes what its page says, by keyboard', async () => {
    await explorer.play(await awaken(await site.open(explorer.path), explorer));
  });

  it('answers absurd input', async () => {
    await expectAnswer(explorer, await awaken(await site.open(explorer.path), explorer));
  });

  it('fits a phone, with targets to touch', async () => {
    const page = await site.open(explorer.path, phone);
    const island = await awaken(page, explorer);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const small = await island.locator('button, input, select, textarea, summary, td[tabindex]').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width >= 24 && height >= 24 ? [] : [`${control.tagName} ${control.textContent} ${width} × ${height}`];
      }),
    );
    expect(small).toEqual([]);
    await expectAnswer(explorer, island);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each(['dark', 'light'] as const)('has nothing for axe to report (%s)', async (mode) => {
    const page = await site.open(explorer.path, { mode });
    const island = await awaken(page, explorer);
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
