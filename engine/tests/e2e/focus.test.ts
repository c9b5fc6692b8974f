/** Focus never falls back to the body, where keyboard navigation would start over. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shellIds } from '../../src/config/ids.ts';
import { eventually, faults, hydrate, nextFrames, patch, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const islandPage = '/background/heat';

/** What has focus: its id, label, or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element === document.body
      ? 'the body'
      : element.id || element.getAttribute('aria-label') || element.textContent?.trim();
  });

/** Presses the focused control once focus is on it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).locator('visible=true').first().focus();
  await page.keyboard.press('Enter');
}

describe('when a pressed control disappears', () => {
  test('"Try again" of a crashed page: to the page, whether or not it crashes again', async () => {
    const page = await site.open('/faq', {
      expected: /failed|no link/,
      before: (fresh) =>
        patch(fresh, '**/assets/*.js', (code) =>
          code.replace(
            /(["'`])Edit this page\1/,
            '(()=>{if("broken" in window)throw new Error("no link");return $&})()',
          ),
        ),
    });
    await settle(page);
    await page.evaluate(() => Object.assign(window, { broken: true }));
    await page.locator('.navbar a[href="/terminology"]').click();
    await showsHeading(page, 'This page crashed.');
    await press(page, 'Try again');
    await eventually(() => focused(page)).toBe(shellIds.main);
    await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
    await press(page, 'Try again');
    await showsHeading(page, 'Terminology');
    await eventually(() => focused(page)).toBe(shellIds.main);
  });

  test('"Retry" of an island: to the message, and to the island once it is loaded', async () => {
    let broken = true;
    const page = await site.open(islandPage, {
      expected: faults,
      before: (fresh) => fresh.route('**/assets/island-*.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    await hydrate(page);
    const island = page.locator('[data-island="heat-curve"]').first();
    await island.scrollIntoViewIfNeeded();
    await page.locator('.chunk-failed').first().waitFor();
    await press(page, 'Retry');
    await eventually(() => focused(page)).toBe('Retry');
    broken = false;
    await page.keyboard.press('Enter');
    await page.locator('[data-island="heat-curve"][data-hydrated]').first().waitFor();
    await nextFrames(page);
    expect(await page.evaluate(() => document.activeElement?.closest('[data-island]') !== null)).toBe(true);
  });

  test('the end of a comparison: to the page', async () => {
    const page = await site.open(`${start}?compare=1.2`);
    await hydrate(page);
    await page.locator('.compare-bar').waitFor();
    await press(page, 'Stop comparing');
    await eventually(() => focused(page)).toBe(shellIds.main);
  });

  test('the last step of an island: to another of its controls', async () => {
    const page = await site.open('/background/stages-of-a-firing');
    await hydrate(page);
    const island = page.locator('[data-island="stages"]');
    await island.scrollIntoViewIfNeeded();
    await page.locator('[data-island="stages"][data-hydrated]').waitFor();
    const next = island.getByRole('button', { name: 'Next' });
    await next.focus();
    while (await next.isEnabled()) await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.closest('[data-island]') !== null)).toBe(true);
  });
});

test('a click on empty space removes focus from the control', async () => {
  const page = await site.open(start);
  await settle(page);
  await page.locator('.mode-button').focus();
  await page.locator('main h1').click({ position: { x: 1, y: 1 } });
  await nextFrames(page);
  await page.evaluate(() => document.querySelector('.mode-button')?.setAttribute('disabled', ''));
  await nextFrames(page);
  expect(['the body', shellIds.main]).toContain(await focused(page));
});
