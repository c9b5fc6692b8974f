/** The parts around a page, as a reader uses them: by mouse, keyboard and touch. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, isHydrated, settle } from './reader.ts';
import { phone, useSite } from './site.ts';

const site = useSite();

test('the skip link is the first stop, and leads to the content', async () => {
  const page = await site.open('/api/kiln/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skip.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
});

test('the home icon of the breadcrumb stays where it is when the names after it arrive later', async () => {
  const page = await site.open('/api/kiln/quickstart', { javaScriptEnabled: false });
  const icon = page.locator('.breadcrumbs .icon');
  const complete = await icon.boundingBox();
  await page.locator('.breadcrumbs li').evaluateAll((items) => {
    for (const item of items.slice(1)) item.remove();
  });
  expect(await icon.boundingBox()).toEqual(complete);
});

describe('menus of the navbar', () => {
  const list = '.navbar .menu.dropdown > ul';
  const summary = '.navbar .menu.dropdown > summary';

  test('open on hover, and close when the pointer leaves', async () => {
    const page = await site.open('/api');
    await page.locator(summary).hover();
    await eventually(() => page.locator(list).isVisible()).toBe(true);
    await page.mouse.move(400, 700);
    await eventually(() => page.locator(list).isVisible()).toBe(false);
  });

  test('close when a link is chosen, although the pointer is still there, and open again when it returns', async () => {
    const page = await site.open('/api/kiln/quickstart');
    await settle(page);
    const versions = page.locator('.navbar .menu.versions > ul');
    const label = page.locator('.navbar .menu.versions > summary');
    await label.hover();
    await versions.getByRole('link', { name: '1.2' }).click();
    await page.waitForURL(site.url('/api/1.2/kiln/quickstart'));
    await eventually(() => versions.isVisible()).toBe(false);
    await page.mouse.move(400, 700);
    await label.hover();
    await eventually(() => versions.isVisible()).toBe(true);
  });

  test('open and close on Enter, close on Escape', async () => {
    const page = await site.open('/api');
    await page.locator(summary).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator(list).isVisible()).toBe(true);
    await isHydrated(page);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator(list).isVisible()).toBe(false);
    expect(await page.locator(summary).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('open on tap, close on a tap outside', async () => {
    const page = await site.open('/api', { hasTouch: true, viewport: { width: 1100, height: 800 } });
    await page.locator(summary).tap();
    await eventually(() => page.locator(list).isVisible()).toBe(true);
    await isHydrated(page);
    await page.touchscreen.tap(500, 700);
    await eventually(() =>
      page.locator(`${list}`).evaluate((it) => (it.parentElement as HTMLDetailsElement).open),
    ).toBe(false);
  });

  test('close when focus leaves', async () => {
    const page = await site.open('/api');
    await settle(page);
    await page.locator(summary).focus();
    await page.keyboard.press('Enter');
    const links = await page.locator(`${list} a`).count();
    for (let i = 0; i <= links; i++) await page.keyboard.press('Tab');
    await eventually(() => page.locator(summary).evaluate((it) => (it.parentElement as HTMLDetailsElement).open)).toBe(
      false,
    );
  });
});

describe('the drawer', () => {
  test('replaces the sidebar up to 996 pixels', async () => {
    const page = await site.open('/api', { viewport: { width: 996, height: 800 } });
    expect(await page.locator('.drawer-button').isVisible()).toBe(true);
    expect(await page.locator('.sidebar-nav').isVisible()).toBe(false);
    await page.setViewportSize({ width: 997, height: 800 });
    expect(await page.locator('.drawer-button').isVisible()).toBe(false);
    expect(await page.locator('.sidebar-nav').isVisible()).toBe(true);
  });

  test('has the links of the navbar and the sidebar of the version', async () => {
    const page = await site.open('/api/1.0/kiln/quickstart', phone);
    await page.locator('.drawer-button').tap();
    const drawer = page.locator('.sidebar');
    await eventually(() => drawer.getByRole('link', { name: 'Terminology' }).isVisible()).toBe(true);
    expect(await drawer.locator('.sidebar-nav [aria-current=page]').getAttribute('href')).toBe(
      '/api/1.0/kiln/quickstart',
    );
    const parts = drawer.locator(':scope > *');
    expect(await parts.evaluateAll((all) => all.map(({ className }) => className))).toEqual([
      'drawer-head',
      'sidebar-nav',
      'drawer-nav',
    ]);
    expect(await drawer.locator('.drawer-head .home-link').isVisible()).toBe(true);
  });
});

describe('the version menu', () => {
  test('leads to the same topic under its path in that version, and to the same heading', async () => {
    const page = await site.open('/api/kiln/programs');
    await settle(page);
    const anchor = await page.locator('.prose h2').first().getAttribute('id');
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, anchor);
    await page.locator('.navbar .menu.versions summary').click();
    await page.locator('.navbar .menu.versions a[data-version="0.9"]').click();
    await page.waitForURL(/0\.9/);
    expect(new URL(page.url()).pathname).toBe('/api/0.9/kiln/handbook/programs');
    expect(new URL(page.url()).hash).toBe(`#${anchor}`);
    await eventually(() => page.locator('.navbar .menu.versions summary').innerText()).toContain('0.9');
  });

  test('lists versions that are no longer maintained last, as a group', async () => {
    const page = await site.open('/api/kiln/quickstart', { javaScriptEnabled: false });
    await page.locator('.navbar .menu.versions summary').click();
    const group = page.locator('.navbar .menu.versions li', { hasText: /^No longer maintained/ });
    expect(await group.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('data-version')))).toEqual(
      ['0.9'],
    );
    expect(await page.locator('.navbar .menu.versions > ul > li').last().innerText()).toMatch(/^No longer maintained/);
  });
});

describe('a guide', () => {
  test('has headings with direct links, and a table of contents of two levels', async () => {
    const page = await site.open('/api/kiln/install', { javaScriptEnabled: false });
    const headings = await page.locator('.prose :is(h2, h3)[id]').evaluateAll((all) =>
      all.map((heading) => {
        const link = heading.querySelector('a.anchor');
        return {
          id: heading.id,
          text: (heading.firstChild?.textContent ?? '').trim(),
          href: link?.getAttribute('href'),
          title: link?.getAttribute('title'),
        };
      }),
    );
    expect(headings.length).toBeGreaterThan(3);
    for (const { id, href, title } of headings) {
      expect(href).toBe(`#${id}`);
      expect(title).toMatch(/^Direct link to ./);
    }
    const listed = await page
      .locator('nav.contents a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(headings.map(({ id }) => `#${id}`));
  });

  test('a link to a heading shows it', async () => {
    const page = await site.open('/api/kiln/install');
    const last = page.locator('nav.contents a').last();
    const id = ((await last.getAttribute('href')) as string).slice(1);
    await last.click();
    await expect
      .poll(() =>
        page
          .locator(`[id="${id}"]`)
          .evaluate((it) => it.getBoundingClientRect().top < innerHeight && it.getBoundingClientRect().top >= 0),
      )
      .toBe(true);
  });
});

test('the footer has two columns without labels, the logo, and the year', async () => {
  const page = await site.open('/', { javaScriptEnabled: false });
  const footer = page.locator('footer.footer');
  expect(await footer.locator('ul').count()).toBe(2);
  expect(await footer.locator('ul').first().locator('a').allInnerTexts()).toEqual(['Blog', 'Careers']);
  expect(await footer.locator('svg.logo').getAttribute('height')).toBe('42');
  expect(await footer.innerText()).toContain('2025');
});

test('code is a tab stop only if it scrolls', async () => {
  const page = await site.open('/api/kiln/quickstart');
  await settle(page);
  const boxes = () =>
    page
      .locator('.prose pre')
      .evaluateAll((all) =>
        all.map((box) => [(box as HTMLElement).tabIndex === 0, box.scrollWidth > box.clientWidth] as const),
      );
  await eventually(async () => (await boxes()).every(([isStop, scrolls]) => isStop === scrolls)).toBe(true);
  expect((await boxes()).some(([isStop]) => !isStop)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await eventually(async () => (await boxes()).every(([isStop, scrolls]) => isStop === scrolls)).toBe(true);
  expect((await boxes()).some(([isStop]) => isStop)).toBe(true);
});

describe('the link to the current page is in view', () => {
  const last = '/api/kiln/specification';
  const isInView = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector('.sidebar')?.getBoundingClientRect();
      const link = document.querySelector('.sidebar-nav [aria-current=page]')?.getBoundingClientRect();
      return Boolean(box && link && link.top >= box.top && link.bottom <= box.bottom);
    });

  test('in the sidebar, before and after hydration, and on every page that follows', async () => {
    const page = await site.open(last, { viewport: { width: 1366, height: 400 } });
    await eventually(() => isInView(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await settle(page);
    expect(await isInView(page)).toBe(true);
    await page.locator('.navbar a.home-link').click();
    await eventually(() => page.url()).toBe(site.url('/'));
    await page.goBack();
    await eventually(() => isInView(page)).toBe(true);
    await page.locator('.pagination a').first().click();
    await eventually(() => page.url()).not.toContain(last);
    await eventually(() => isInView(page)).toBe(true);
  });

  test('in the drawer, whose close button stays in view', async () => {
    const page = await site.open(last, phone);
    await settle(page);
    await page.locator('.drawer-button').tap();
    await eventually(() => isInView(page)).toBe(true);
    const close = await page.locator('.drawer-close').boundingBox();
    expect(close?.y).toBeGreaterThanOrEqual(0);
    expect(close?.y).toBeLessThan(100);
  });
});
