/** Accessibility as far as axe-core can check it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nextFrames } from './reader.ts';

/** The rules that depend on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** `rule: element, explanation` for each violation; checks all rules if none are given. */
async function violations(page: Page, within: string, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([selector, ids]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const options = { resultTypes: ['violations' as const], ...(ids.length ? { runOnly: [...ids] } : {}) };
      const { violations: results } = await checker.run(selector, options);
      return results.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}, ${failureSummary}`),
      );
    },
    [within, rules] as const,
  );
}

/**
 * Expects no violations of any rule in dark mode, nor of rules about color in light mode.
 * @param within selector of the part to check; default: the whole page
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.evaluate(axe.source);
  const show = (mode: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
  expect(await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')).toBe('dark');
  expect(await violations(page, within, []), 'dark').toEqual([]);
  await show('light');
  await nextFrames(page);
  expect(await violations(page, within, colorRules), 'light').toEqual([]);
  await show('dark');
}
