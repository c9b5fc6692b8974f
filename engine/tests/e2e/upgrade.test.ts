/** The upgrade guide: between any two versions, with saved checkboxes, and with invalid addresses. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { eventually, faults, hold, hydrate, overflow, settle, showsHeading, watchShifts } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const long = '/api/upgrade?from=1.2&to=3.0';
const packs = /\/data\/.+\.pack-/;
const message = (page: Page) => page.locator('.upgrade-message');
const boxes = (page: Page) => page.locator('input[data-todo]');

/** Opens a page, and waits for its message. */
async function opened(
  address: string,
  said: string | RegExp,
  options?: Parameters<typeof site.open>[1],
): Promise<Page> {
  const page = await site.open(address, options);
  await settle(page);
  await eventually(() => message(page).innerText()).toMatch(said);
  return page;
}

describe('between versions that are not adjacent', () => {
  test('the guide has its groups, and every point and change once', async () => {
    const page = await site.open('/api/1.2/kiln/quickstart');
    await hydrate(page);
    await page.getByRole('link', { name: 'Upgrade from 1.2' }).click();
    await eventually(() => message(page).innerText()).toMatch(
      /^\d+ changes from 1\.2 to 3\.0: \d+ to make, and \d+ to know about\.$/,
    );
    expect(await page.locator('.upgrade-guide > h2').allInnerTexts()).toEqual([
      'Set these versions',
      'Required',
      'If you use …',
      'Good to know',
    ]);
    const keys = await boxes(page).evaluateAll((inputs) => inputs.map((box) => (box as HTMLInputElement).dataset.todo));
    expect(keys.length).toBeGreaterThan(6);
    expect(new Set(keys).size).toBe(keys.length);
    await eventually(() => page.title()).toContain('Upgrade from 1.2 to 3.0');
  });

  test('answers filter the guide, and are saved in the address', async () => {
    const page = await opened(long, /^\d+ changes from 1\.2/);
    const asked = page.locator('.upgrade-questions input');
    const about = (feature: string) => page.locator(`.todo[data-uses="${feature}"]`);
    const [first, second] = await asked.evaluateAll((inputs) => inputs.map((box) => (box as HTMLInputElement).value));
    if (!first || !second) throw new Error('The guide asks nothing.');
    expect(await about(first).first().isVisible()).toBe(true);
    await asked.first().uncheck();
    await eventually(() => about(first).first().isVisible()).toBe(false);
    expect(await about(second).first().isVisible()).toBe(true);
    await page.reload();
    await settle(page);
    await eventually(() => about(first).first().isVisible()).toBe(false);
    expect(await asked.first().isChecked()).toBe(false);
    expect(new URL(page.url()).searchParams.getAll('without')).toEqual([first]);
    await page.locator('.upgrade-form [name=from]').selectOption('1.0');
    await page.getByRole('button', { name: 'Show the guide' }).click();
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.0/);
    await eventually(() => new URL(page.url()).searchParams.getAll('without')).toEqual([first]);
    expect(await about(second).first().isVisible()).toBe(true);
  });

  test('checked boxes are saved', async () => {
    const page = await opened(long, /^\d+ changes from 1\.2/);
    await boxes(page).nth(2).check();
    await page.reload();
    await settle(page);
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.2/);
    expect(await boxes(page).nth(2).isChecked()).toBe(true);
    expect(await boxes(page).nth(3).isChecked()).toBe(false);
  });

  test('the form leads to the page of the new version', async () => {
    const page = await site.open('/api/upgrade');
    await settle(page);
    const form = page.locator('.upgrade-form');
    await form.locator('[name=from]').selectOption('1.0');
    await form.locator('[name=to]').selectOption('2.0.0');
    await page.getByRole('button', { name: 'Show the guide' }).click();
    await showsHeading(page, 'Upgrade to 2.0.0');
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.0 to 2\.0\.0/);
    expect(page.url()).toBe(site.url('/api/2.0.0/upgrade?from=1.0&to=2.0.0'));
  });

  test('an address on the page of the wrong version leads to the right one', async () => {
    const page = await site.open('/api/upgrade?from=0.9&to=1.2');
    await hydrate(page);
    await showsHeading(page, 'Upgrade to 1.2');
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 0\.9 to 1\.2/);
  });

  test('while the guide is loading, the page says so, without layout shifts', async () => {
    let release = () => {};
    const page = await site.open(long, {
      before: async (opening) => {
        release = await hold(opening, packs);
      },
    });
    const shifts = await watchShifts(page);
    await hydrate(page);
    await eventually(() => message(page).innerText()).toBe('Comparing 1.2 with 3.0 …');
    expect(await page.locator('.upgrade-guide').getAttribute('aria-busy')).toBe('true');
    release();
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.2 to 3\.0/);
    expect(await page.locator('.upgrade-guide').getAttribute('aria-busy')).toBe(null);
    expect(await shifts()).toEqual([]);
  });

  test('without a network, the page explains, shows the guide in its document, and can retry', async () => {
    const page = await site.open(long, {
      expected: faults,
      before: (opening) => opening.route(packs, (route) => route.abort()),
    });
    await hydrate(page);
    await eventually(() => message(page).innerText()).toContain(
      'The guide from 1.2 couldn’t load. This is the one from 2.3 to 3.0.',
    );
    expect(await boxes(page).first().isVisible()).toBe(true);
    await page.unroute(packs);
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.2 to 3\.0/);
  });

  test('the guide has no accessibility violations, and fits a phone', async () => {
    const page = await opened(long, /^\d+ changes from 1\.2/, phone);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

describe('invalid addresses lead to a usable page', () => {
  test('with a message about what is wrong, and a guide', async () => {
    const page = await site.open('/api/upgrade');
    for (const [query, said] of [
      ['from=9.9&to=3.0', 'There is no version “9.9”'],
      ['from=<b>&to=3.0', 'There is no version “<b>”'],
      ['from=3.0&to=3.0', 'You chose 3.0 twice'],
      ['from=3.0&to=1.2', '1.2 is older than 3.0'],
      ['from=2.3&to=3.0', 'changes from 2.3 to 3.0'],
      ['to=3.0', 'changes from 2.3 to 3.0'],
    ] as const) {
      await page.goto(site.url(`/api/upgrade?${query}`));
      await settle(page);
      await eventually(() => message(page).innerText()).toContain(said);
      expect(await boxes(page).count(), query).toBeGreaterThan(3);
    }
  });

  test('versions in the wrong order lead to a link with the right order', async () => {
    const page = await opened('/api/upgrade?from=3.0&to=1.2', 'is older than');
    await message(page).getByRole('link', { name: 'Upgrade from 1.2 to 3.0' }).click();
    await hydrate(page);
    await eventually(() => message(page).innerText()).toMatch(/^\d+ changes from 1\.2 to 3\.0/);
  });
});

describe('between adjacent versions', () => {
  test('the guide is complete without script', async () => {
    const page = await site.open('/api/2.0.0/upgrade', { javaScriptEnabled: false });
    expect(await page.locator('.todo').count()).toBeGreaterThan(3);
    expect(await page.locator('#main noscript a').count()).toBe(6);
    expect(await page.getByRole('button', { name: 'Show the guide' }).isVisible()).toBe(false);
  });

  test('saves a box that is checked before its script is loaded', async () => {
    const page = await site.open('/api/2.0.0/upgrade');
    const box = boxes(page).first();
    await box.check();
    await eventually(() => page.evaluate(() => localStorage.getItem('upgrade-done'))).not.toBe(null);
    expect(await box.isChecked()).toBe(true);
  });
});
