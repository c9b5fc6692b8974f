/** Accessibility as far as axe-core can check it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nextFrames } from './reader.ts';

/** The rules that depend on the color mode. They take most of the time. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const checks = {
  all: {},
  color: { runOnly: colorRules },
  layout: { rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])) },
};

/** `rule: element, explanation` for each violation. */
async function violations(page: Page, within: string, check: keyof typeof checks): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations: results } = await checker.run(selector, { resultTypes: ['violations'], ...options });
      return results.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}, ${failureSummary}`),
      );
    },
    [within, checks[check]] as const,
  );
}

/**
 * Expects no violations of any rule in dark mode, nor of rules about color in light mode.
 * @param within selector of the part to check; default: the whole page
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const show = (mode: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
  expect(await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')).toBe('dark');
  expect(await violations(page, within, 'all'), 'dark').toEqual([]);
  await show('light');
  await nextFrames(page);
  expect(await violations(page, within, 'color'), 'light').toEqual([]);
  await show('dark');
}

/** Expects no violations of the rules that don't depend on colors. */
export async function expectWellStructured(page: Page): Promise<void> {
  expect(await violations(page, 'html', 'layout')).toEqual([]);
}

const landmark = /^\s*- (banner|complementary|contentinfo|main|navigation|search)(?: ("[^"]*"))?:?$/gm;

/** Expects that assistive technology finds each landmark of a page under a name of its own: one banner, main, contentinfo. */
export async function expectLandmarks(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const found = [...tree.matchAll(landmark)].map(([, role, name = '']) => `${role} ${name}`.trim());
  expect(found.toSorted()).toEqual([...new Set(found)].toSorted());
  expect(found.filter((name) => /^(banner|main|contentinfo)/.test(name)).toSorted()).toEqual([
    'banner',
    'contentinfo',
    'main',
  ]);
  expect(found.filter((name) => name === 'navigation')).toEqual([]);
}
