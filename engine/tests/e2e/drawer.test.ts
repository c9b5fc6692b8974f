/** The drawer of narrow screens, and the categories of the sidebar. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, hydrate, nextFrames, settle, showsHeading } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const isOpen = (page: Page) => page.locator('.sidebar:popover-open').count();
const inDrawer = (page: Page) => page.evaluate(() => document.activeElement?.closest('.sidebar') !== null);

describe('drawer', () => {
  test('toggles, traps focus while open, and restores it', async () => {
    const page = await site.open(start, phone);
    await settle(page);
    await page.locator('.drawer-button').tap();
    await eventually(() => isOpen(page)).toBe(1);
    await eventually(() => inDrawer(page)).toBe(true);
    // From its last tab stop, and back from its first one.
    for (const [end, key] of [
      [-1, 'Tab'],
      [0, 'Shift+Tab'],
    ] as const) {
      await page.evaluate((place) => {
        const stops = [...document.querySelectorAll<HTMLElement>('.sidebar :is(a, button, summary)')];
        stops
          .filter((stop) => stop.checkVisibility())
          .at(place)
          ?.focus();
      }, end);
      expect(await inDrawer(page)).toBe(true);
      await page.keyboard.press(key);
      const where = await page.evaluate(() =>
        document.activeElement?.closest('.sidebar') ? 'drawer' : document.activeElement?.tagName,
      );
      // The browser's toolbar is between the last and the first tab stop: then the document has focus.
      expect([key, where]).toEqual([key, expect.stringMatching(/^(drawer|BODY|HTML)$/)]);
    }
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page)).toBe(0);
    await eventually(() => page.locator('[inert]').count()).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.classList.contains('drawer-button'))).toBe(true);
  });

  test('closes when a link is chosen, and focus moves to the new page', async () => {
    const page = await site.open(start, phone);
    await settle(page);
    await page.locator('.drawer-button').tap();
    await page.locator('.sidebar a[href="/api/kiln/install"]').tap();
    await showsHeading(page, 'Installation');
    await eventually(() => isOpen(page)).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await eventually(() => page.locator('[inert]').count()).toBe(0);
  });

  test('a section that is chosen shows its pages, and the page behind stays out of reach', async () => {
    const page = await site.open(start, phone);
    await settle(page);
    await page.locator('.drawer-button').tap();
    await page.locator('.drawer-sections a[href="/terminology"]').tap();
    // A section without a sidebar has nothing to show.
    await showsHeading(page, 'Terminology');
    await eventually(() => isOpen(page)).toBe(0);
    await eventually(() => page.locator('[inert]').count()).toBe(0);
    await page.locator('.drawer-button').tap();
    await page.locator('.drawer-sections a[data-nav="docs"]').tap();
    await eventually(() => page.locator('.sidebar-nav a[aria-current]').count()).toBe(1);
    expect(await isOpen(page)).toBe(1);
    await eventually(() => page.locator('[data-region][inert]').count()).toBe(3);
    expect(await inDrawer(page)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('[inert]').count()).toBe(0);
  });

  test('closes on back navigation, and the page stays', async () => {
    const page = await site.open(start, phone);
    await settle(page);
    await page.locator('.drawer-button').tap();
    await page.locator('.sidebar a[href="/api/kiln/install"]').tap();
    await showsHeading(page, 'Installation');
    await page.locator('.drawer-button').tap();
    await eventually(() => isOpen(page)).toBe(1);
    await page.evaluate(() => history.back());
    await eventually(() => isOpen(page)).toBe(0);
    await nextFrames(page);
    expect(page.url()).toBe(site.url('/api/kiln/install'));
    await page.evaluate(() => history.back());
    await eventually(() => page.url()).toBe(site.url(start));
  });

  test('closes on the desktop layout', async () => {
    const page = await site.open(start, { viewport: { width: 600, height: 800 } });
    await settle(page);
    await page.locator('.drawer-button').click();
    await eventually(() => isOpen(page)).toBe(1);
    await page.setViewportSize({ width: 1200, height: 800 });
    await eventually(() => isOpen(page)).toBe(0);
    await eventually(() => page.locator('[inert]').count()).toBe(0);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
  });
});

describe('categories', () => {
  const openingOf = (page: Page, index: number) =>
    page
      .locator('.sidebar-nav .category:not([open])')
      .nth(index)
      .evaluate((category) => {
        (category.querySelector('summary') as HTMLElement).click();
        return [
          Number.parseFloat((category as HTMLElement).style.getPropertyValue('--opening')),
          category.querySelectorAll('li').length,
        ];
      });

  test('open in 1 ms with reduced motion', async () => {
    const page = await site.open(start);
    await hydrate(page);
    expect((await openingOf(page, 0))[0]).toBe(1);
  });
});
