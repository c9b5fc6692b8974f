/** No violation of WCAG 2.2 AA that a machine can find, on any kind of page, in either mode, in the states a reader gets to. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settle } from './reader.ts';
import { pageKinds, phone, useSite } from './site.ts';

const site = useSite();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `rule: element` for each violation. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
  }, rules);
}

describe.each(['dark', 'light'] as const)('%s', (mode) => {
  test.each(Object.entries(pageKinds))('%s', async (_, path) => {
    const page = await site.open(path, { mode });
    expect(await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')).toBe(mode);
    expect(await violations(page)).toEqual([]);
  });

  test('menu open', async () => {
    const page = await site.open('/api/1.0/zkvm/quickstart', { mode });
    await settle(page);
    await page.locator('.navbar .menu.versions summary').click();
    expect(await violations(page)).toEqual([]);
  });

  test('drawer open', async () => {
    const page = await site.open('/api/zkvm/quickstart', { mode, ...phone });
    await page.locator('.drawer-button').tap();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
});
