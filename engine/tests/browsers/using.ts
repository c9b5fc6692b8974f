/** Controls: menus, drawer, color mode, tabs, copy buttons, terms, search. */
import { expect, test } from 'vitest';
import type { Reader } from './reader.ts';

const quickstart = '/api/kiln/quickstart';

/** Runs in the page: whether an element has a box. */
const isShown = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;

/** Opens the drawer, in a window that is narrow from then on. */
async function openDrawer(reader: Reader): Promise<void> {
  await reader.resize(500, 800);
  await reader.open(quickstart);
  await reader.wake();
  await reader.click('.drawer-button');
  await reader.until(isShown, '.sidebar .sidebar-nav a');
}

/** Leaves the site's pages as a link does, for a file without script. */
async function leave(reader: Reader): Promise<void> {
  await reader.evaluate(() => void location.assign('/robots.txt'));
  await reader.until(() => location.pathname === '/robots.txt' && document.readyState === 'complete');
}

/** What Chromium's own tests don't try. */
export function openingTests(given: () => Reader): void {
  test('a category of the sidebar opens and closes', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.evaluate(() =>
      document.querySelector('.sidebar-nav details.category:not([open])')?.setAttribute('data-tried', ''),
    );
    await reader.click('.sidebar details[data-tried] > summary');
    await reader.until(isShown, '.sidebar details[data-tried] a');
  });

  test('a copy button copies, or selects the code', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.hover('.prose pre');
    await reader.click('.copy');
    await reader.until(() => {
      const button = document.querySelector<HTMLElement>('.copy[data-copied]');
      const code = button?.parentElement?.querySelector('code')?.textContent?.trim();
      return button?.dataset.copied === 'copied' || (code !== undefined && getSelection()?.toString().trim() === code);
    });
  });

  test('a term shows its definition', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.hover('.prose a.term');
    await reader.until(() => {
      const popover = document.querySelector('.term-popover');
      return popover?.matches(':popover-open') === true && (popover.textContent?.length ?? 0) > 20;
    });
  });

  test('the heading in the address is below the navbar', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.click('.contents a[href="#connect-the-controller"]');
    await reader.until(() => location.hash === '#connect-the-controller');
    await reader.until(() => {
      const top = document.getElementById('connect-the-controller')?.getBoundingClientRect().top ?? -1;
      return top >= 50 && top < innerHeight / 2;
    });
    await reader.until(
      () => document.querySelector('.contents [aria-current]')?.getAttribute('href') === '#connect-the-controller',
    );
  });
}

/** Adds the tests; like the callback of `describe`, a list that is as long as it has tests. */
export function usingTests(given: () => Reader): void {
  test('a menu opens by click, and Escape closes it', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.click('.menu.versions > summary');
    await reader.until(isShown, '.menu.versions a');
    await reader.press('Escape');
    await reader.until(() => !document.querySelector<HTMLDetailsElement>('.menu.versions')?.open);
    expect(await reader.evaluate(() => document.activeElement?.parentElement?.matches('.menu.versions'))).toBe(true);
  });

  test('a menu opens by keyboard', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.evaluate(() => document.querySelector<HTMLElement>('.menu.versions > summary')?.focus());
    await reader.press('Enter');
    await reader.until(() => document.querySelector<HTMLDetailsElement>('.menu.versions')?.open === true);
  });

  test('the drawer opens on a narrow window, and Escape restores focus', async () => {
    const reader = given();
    await openDrawer(reader);
    await reader.press('Escape');
    await reader.until(
      (selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) === 0,
      '.sidebar .sidebar-nav a',
    );
    expect(await reader.evaluate(() => document.activeElement?.className)).toContain('drawer-button');
    await reader.resize(1366, 860);
  });

  test('coming back to a page that was left with its drawer open shows the page', async () => {
    const reader = given();
    await openDrawer(reader);
    await leave(reader);
    await reader.back();
    await reader.arrives(quickstart);
    expect(await reader.evaluate(() => document.querySelectorAll(':popover-open, [inert]').length)).toBe(0);
    // From a page that came back, Firefox's driver never notices the end of a load that it asks for itself.
    await leave(reader);
    await reader.resize(1366, 860);
  });

  test('the color mode changes, and is remembered', async () => {
    const reader = given();
    const background = () => getComputedStyle(document.documentElement).getPropertyValue('--bg');
    await reader.open(quickstart);
    const dark = await reader.evaluate(background);
    await reader.click('.mode-button');
    await reader.until(() => document.documentElement.dataset.theme === 'light');
    const light = await reader.evaluate(background);
    expect(light).not.toBe(dark);
    await reader.goOn('/faq');
    expect(await reader.evaluate(background)).toBe(light);
  });

  test('a tab is chosen, and remembered', async () => {
    const reader = given();
    const path = '/api/control/remote-control';
    const chosen = () => document.querySelectorAll<HTMLInputElement>('.tabs .tab input')[1]?.checked === true;
    await reader.open(path);
    await reader.wake();
    await reader.click('.tabs .tab:nth-of-type(2)');
    await reader.until(chosen);
    await reader.goOn(path);
    await reader.wake();
    await reader.until(chosen);
  });

  test('the first tab stop is the skip link', async () => {
    const reader = given();
    await reader.open('/faq');
    await reader.press('Tab');
    await reader.until(
      () => document.activeElement?.className === 'skip' && document.activeElement.getBoundingClientRect().top >= 0,
    );
    await reader.press('Enter');
    await reader.until(() => document.activeElement?.localName === 'main');
  });

  test('search opens by keyboard and leads to a page', async () => {
    const reader = given();
    await reader.open(quickstart);
    await reader.wake();
    await reader.type('/');
    await reader.until(() => document.activeElement?.getAttribute('role') === 'combobox');
    await reader.type('firing');
    await reader.until(() => document.querySelectorAll('a.search-hit').length > 2);
    const before = await reader.evaluate(() => location.href);
    await reader.press('ArrowDown');
    await reader.press('Enter');
    await reader.until((from) => location.href !== from && document.querySelector('main h1') !== null, before);
    expect(await reader.evaluate(() => document.querySelector('dialog[open]'))).toBe(null);
  });

  test('the search page answers the query in its address', async () => {
    const reader = given();
    await reader.open('/search?q=thermocouple');
    await reader.until(() => document.querySelectorAll('.search-page-results a').length > 2);
    expect(await reader.evaluate(() => document.querySelector('.search-page-results')?.textContent)).toMatch(
      /thermocouple/i,
    );
  });
}
