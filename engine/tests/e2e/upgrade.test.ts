/** The upgrade guides: a page for any two versions, complete without script, with boxes that stay checked. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { eventually, hydrate, overflow, settle, showsHeading, watchShifts } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const long = '/api/upgrade/1.2';
const done = (page: Page) => page.locator('.upgrade-done');
const boxes = (page: Page) => page.locator('input[data-todo]');
const versions = (page: Page) => page.getByRole('navigation', { name: 'Versions of the guide' });

async function opened(address: string, options?: Parameters<typeof site.open>[1]): Promise<Page> {
  const page = await site.open(address, options);
  await settle(page);
  await eventually(() => done(page).innerText()).toMatch(/^\d+ of \d+ edits done$/);
  return page;
}

test('the banner of an old version leads in place to the guide from it, which has its groups', async () => {
  const page = await site.open('/api/1.2/kiln/quickstart');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Upgrade from 1.2' }).click();
  await showsHeading(page, 'Upgrade from 1.2 to 3.0');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await eventually(() => page.title()).toContain('Upgrade from 1.2 to 3.0');
  expect(await page.locator('.upgrade-guide > h2').allInnerTexts()).toEqual([
    'Set these versions',
    'Required',
    'If you use …',
    'Good to know',
  ]);
  await eventually(() => done(page).innerText()).toBe('0 of 5 edits done');
  expect(await boxes(page).count()).toBe(5);
});

test('without script, any pair of versions is chosen, and the guide is a list', async () => {
  const page = await site.open('/api/upgrade', { javaScriptEnabled: false });
  await versions(page).getByRole('link', { name: '1.0', exact: true }).click();
  expect(await page.locator('h1').innerText()).toBe('Upgrade from 1.0 to 3.0');
  await versions(page).getByText('to 3.0').click();
  await versions(page).getByRole('link', { name: '2.0.0', exact: true }).click();
  expect(page.url()).toBe(site.url('/api/2.0.0/upgrade/1.0'));
  expect(await page.locator('h1').innerText()).toBe('Upgrade from 1.0 to 2.0.0');
  expect(await page.locator('.todo').count()).toBeGreaterThan(2);
  expect(await boxes(page).first().isVisible()).toBe(false);
  expect(await page.locator('.upgrade-questions').isVisible()).toBe(false);
});

test('the menu of versions leads to the guide from the same version', async () => {
  const page = await site.open(long, { javaScriptEnabled: false });
  const to = (label: string) => page.locator(`.menu.versions a[href="${label}"]`);
  expect(await to('/api/2.0.0/upgrade/1.2').count()).toBeGreaterThan(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/api\/upgrade\/1\.2$/);
  await page.goto(site.url('/api/2.0.0/upgrade/1.2'));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/api\/upgrade\/1\.2$/);
});

describe('boxes', () => {
  test('stay checked, in every guide that has the edit, and are counted', async () => {
    const page = await opened(long);
    const total = await boxes(page).count();
    await boxes(page).nth(1).check();
    expect(await done(page).innerText()).toBe(`1 of ${total} edits done`);
    const key = await boxes(page).nth(1).getAttribute('data-todo');
    await page.reload();
    await settle(page);
    await eventually(() => done(page).innerText()).toBe(`1 of ${total} edits done`);
    expect(await boxes(page).nth(1).isChecked()).toBe(true);
    expect(await boxes(page).nth(0).isChecked()).toBe(false);
    await page.goto(site.url('/api/upgrade/1.0'));
    await settle(page);
    await eventually(() => page.locator(`[data-todo="${key}"]`).isChecked()).toBe(true);
  });

  test('are saved if they are checked before the script is there', async () => {
    const page = await site.open('/api/2.0.0/upgrade');
    const box = boxes(page).first();
    await box.check();
    await eventually(() => page.evaluate(() => localStorage.getItem('upgrade-done'))).not.toBe(null);
    await eventually(() => done(page).innerText()).toMatch(/^1 of /);
    expect(await box.isChecked()).toBe(true);
  });

  test('work while storage is blocked', async () => {
    const page = await site.open(long, {
      expected: /storage is not available/,
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }),
    });
    await settle(page);
    await boxes(page).first().check();
    await eventually(() => done(page).innerText()).toMatch(/^1 of /);
  });

  test('about what a program does not use are hidden, not counted, and stay so in other guides', async () => {
    const page = await opened(long);
    const total = await boxes(page).count();
    const asked = page.locator('.upgrade-questions input');
    const about = (feature: string) => page.locator(`.todo[data-uses="${feature}"]`);
    const [first, second] = await asked.evaluateAll((inputs) => inputs.map((box) => (box as HTMLInputElement).value));
    if (!first || !second) throw new Error('The guide asks nothing.');
    expect(await about(first).first().isVisible()).toBe(true);
    await asked.first().uncheck();
    await eventually(() => about(first).first().isVisible()).toBe(false);
    expect(await about(second).first().isVisible()).toBe(true);
    expect(await done(page).innerText()).toBe(`0 of ${total - 1} edits done`);
    await versions(page).getByText('Upgrade from').click();
    await versions(page).getByRole('link', { name: '1.0', exact: true }).click();
    await showsHeading(page, 'Upgrade from 1.0 to 3.0');
    await eventually(() => about(first).first().isVisible()).toBe(false);
    expect(await asked.first().isChecked()).toBe(false);
  });
});

test('a former address with both versions in its query leads to the guide; others stay where they are', async () => {
  const page = await site.open('/api/upgrade?from=0.9&to=1.2');
  await hydrate(page);
  await showsHeading(page, 'Upgrade from 0.9 to 1.2');
  for (const query of ['from=9.9&to=3.0', 'from=<b>&to=3.0', 'from=3.0&to=3.0', 'from=3.0&to=1.2', 'to=3.0']) {
    await page.goto(site.url(`/api/upgrade?${query}`));
    await settle(page);
    await eventually(() => done(page).innerText()).toMatch(/edits done$/);
    expect(await page.locator('h1').innerText(), query).toBe('Upgrade to 3.0');
  }
});

test('the guide shifts nothing when its script comes, has no accessibility violations, and fits a phone', async () => {
  const page = await site.open(long, phone);
  const shifts = await watchShifts(page);
  await settle(page);
  await eventually(() => done(page).innerText()).toMatch(/edits done$/);
  expect(await shifts()).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
