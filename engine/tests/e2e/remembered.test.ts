/** Preferences are saved and shared by all tabs; nothing depends on working storage. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, faults, hydrate, linkTo, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'dark');
const store = (values: Readonly<Record<string, string>>) => (page: Page) =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(values));
const documentation = (page: Page) => page.locator('.navbar [data-nav=docs]').getAttribute('href');

describe('docs version', () => {
  test('Documentation follows the version read last, before and after hydration', async () => {
    const page = await site.open('/api/1.2/kiln/quickstart');
    await hydrate(page);
    await page.goto(site.url('/faq'));
    const before = new URL((await documentation(page)) ?? '', site.url('/')).pathname;
    expect(before).toBe('/api/1.2');
    expect(await page.locator('.navbar .version-label').textContent()).toBe('1.2');
    await settle(page);
    expect(new URL((await documentation(page)) ?? '', site.url('/')).pathname).toBe('/api/1.2');
    expect(await page.locator('.navbar .version-label').textContent()).toBe('1.2');
    await page.locator('.navbar [data-nav=docs]').click();
    await eventually(() => page.url()).toBe(site.url('/api/1.2'));
    // A version's own pages lead to that version.
    await page.goto(site.url('/api/kiln/install'));
    expect(await documentation(page)).toBe('/api');
  });

  test('one that no longer exists is ignored', async () => {
    const page = await site.open('/faq', { before: store({ 'docs-version': '0.3' }) });
    expect(await documentation(page)).toBe('/api');
    await settle(page);
    expect(await documentation(page)).toBe('/api');
    expect(await page.locator('.navbar .version-label').textContent()).toBe('3.0');
    expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe(null);
  });

  test.each(['left', 'middle'] as const)(
    'is remembered if the first action is a click on a link (%s button)',
    async (button) => {
      const page = await site.open('/api/1.2/kiln/quickstart', {
        before: (fresh) => fresh.route('**/assets/*.js', (route) => route.abort()),
        expected: faults,
      });
      const terminology = page.locator('.navbar a[href="/terminology"]');
      await terminology.click({ button });
      if (button === 'left') await page.waitForURL('**/terminology');
      expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('1.2');
      await page.goto(site.url('/faq'));
      await eventually(() => documentation(page)).toBe('/api/1.2');
    },
  );
});

describe('color mode', () => {
  test('is stored under a key without a namespace, and applied before first paint', async () => {
    const page = await site.open('/faq', { colorScheme: 'light' });
    expect(await theme(page)).toBe('dark');
    await hydrate(page);
    await page.locator('.mode-button').click();
    await eventually(() => theme(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    // The mode is set by the time the body has its first element.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { modeAtFirst: document.documentElement.dataset.theme });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as unknown as { modeAtFirst?: string }).modeAtFirst)).toBe('light');
  });

  test('is applied in other tabs', async () => {
    const page = await site.open('/faq');
    const other = await site.open('/terminology', { context: page.context() });
    await hydrate(page);
    await hydrate(other);
    await page.locator('.mode-button').click();
    await eventually(() => theme(other)).toBe('light');
    await other.locator('.mode-button').click();
    await eventually(() => theme(page)).toBe('dark');
  });
});

test('the chosen tab is chosen in every group', async () => {
  const page = await site.open('/api/control/remote-control');
  await settle(page);
  // A second block of the same group, as a page may have.
  await page.evaluate(() => {
    const tabs = document.querySelector('.tabs');
    const copy = tabs?.cloneNode(true) as HTMLElement;
    for (const radio of copy.querySelectorAll('input')) radio.name += '-copy';
    tabs?.after(copy);
  });
  const chosen = (block: number) =>
    page.locator('.tabs').nth(block).locator(':scope > label > input:checked').getAttribute('value');
  const first = await chosen(0);
  await page.locator('.tabs').first().locator(':scope > label').nth(1).click();
  await eventually(() => chosen(0)).not.toBe(first);
  const value = await chosen(0);
  await eventually(() => chosen(1)).toBe(value);
  await page.reload();
  await hydrate(page);
  await eventually(() => chosen(0)).toBe(value);
});

describe('storage that fails', () => {
  const blocked = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
  const full = (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  const rubbish = store({
    theme: '{"no":',
    'docs-version': '<script>',
    tabs: '[1,',
    announcement: '\u0000',
    'search-recent': '"x"',
    'search-favorites': '{',
  });

  test.each([
    ['blocked', blocked, 1],
    ['full', full, 1],
    // What can't be read is removed, and nothing is lost that a reader could use.
    ['corrupt', rubbish, 0],
  ])('%s: the site works, and only the console reports it', async (_, before, warnings) => {
    const said: string[] = [];
    const reports: string[] = [];
    const page = await site.open('/api/kiln/quickstart', {
      before: async (opening) => {
        opening.on('console', (message) => {
          said.push(message.type());
          if (message.text().startsWith('Browser storage')) reports.push(message.text());
        });
        await before(opening);
      },
    });
    await settle(page);
    expect(await theme(page)).toBe('dark');
    await page.locator('.mode-button').click();
    await eventually(() => theme(page)).toBe('light');
    await linkTo(page, '/api/kiln/install').click();
    await showsHeading(page, 'Installation');
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill('firing');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    await page.keyboard.press('Escape');
    expect(said).not.toContain('error');
    expect(reports.length).toBe(warnings);
    expect(await page.locator('[role=alert]:visible').count()).toBe(0);
  });

  test('a failed navigation loads the document once, even without storage', async () => {
    const page = await site.open('/api/kiln/quickstart', { before: blocked, expected: faults });
    await settle(page);
    await page.route('**/data/**', (route) => route.abort());
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'Terminology');
  });
});
