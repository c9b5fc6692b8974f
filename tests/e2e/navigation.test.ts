import { describe, expect, test } from 'vitest';
import { errorsOf, eventually, heading, isSameDocument, linkTo, markDocument, requestsOf, stage, waitForHeading, wake } from './browser.ts';

const site = stage();
const start = '/api/zkvm/quickstart';
const install = '/api/zkvm/install';
const focused = () => document.activeElement?.id;

describe('moving on in the page', () => {
  test('shows the next page without loading a document, at its top, with focus, title and announcement', async () => {
    const page = await site.open(start);
    const errors = errorsOf(page);
    await wake(page);
    await markDocument(page);
    await page.mouse.wheel(0, 600);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await linkTo(page, install).click();
    await waitForHeading(page, 'Installation');
    expect(await isSameDocument(page)).toBe(true);
    expect(page.url()).toBe(site.url + install);
    expect(await page.title()).toContain('Installation');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(focused)).toBe('main');
    await eventually(() => page.locator('[role=status]').allTextContents()).toContain(await page.title());
    expect(errors).toEqual([]);
  });

  test('goes to the heading of the address', async () => {
    const page = await site.open(start);
    await wake(page);
    await markDocument(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.id = 'deep';
      link.textContent = 'deep';
      document.querySelector('#main h1')?.append(link);
    }, '/faq');
    const anchor = await (await site.open('/faq')).evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
    await page.evaluate((id) => {
      (document.getElementById('deep') as HTMLAnchorElement).hash = id;
    }, anchor);
    await page.locator('#deep').click();
    await eventually(() =>
      page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), anchor),
    ).toBeLessThan(400);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(await isSameDocument(page)).toBe(true);
    await eventually(() => page.evaluate(focused)).toBe(anchor);
  });

  test('back and forward restore page and position', async () => {
    const page = await site.open(start);
    await wake(page);
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForTimeout(100);
    await linkTo(page, install).click();
    await waitForHeading(page, 'Installation');
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(100);
    await page.goBack();
    await eventually(() => heading(page)).not.toBe('Installation');
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
    await page.goForward();
    await waitForHeading(page, 'Installation');
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('works across versions and to unversioned pages', async () => {
    const page = await site.open(start);
    await wake(page);
    await markDocument(page);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    expect(await page.locator('.sidebar-nav').count()).toBe(0);
    await page.goBack();
    await eventually(() => page.url()).toContain(start);
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="1.2"]').click();
    await eventually(() => page.url()).toContain('/api/1.2/zkvm/quickstart');
    await eventually(() => page.locator('.version-banner').count()).toBe(1);
    expect(await page.locator('.navbar .versions[open]').count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a newer navigation cancels the older', async () => {
    const page = await site.open(start);
    await wake(page);
    await markDocument(page);
    await page.waitForTimeout(500);
    // The record of an unversioned page answers late; the reader has changed their mind by then.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/data/**', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await linkTo(page, '/terminology').click();
    await page.waitForTimeout(100);
    expect(await heading(page)).not.toBe('Terminology');
    await linkTo(page, install).click();
    await waitForHeading(page, 'Installation');
    release();
    await page.waitForTimeout(400);
    expect(await heading(page)).toBe('Installation');
    expect(page.url()).toBe(site.url + install);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the progress bar comes after 200 ms and goes when the page is there', async () => {
    const page = await site.open(start);
    await wake(page);
    await page.waitForTimeout(500);
    await page.route('**/data/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await linkTo(page, '/terminology').click();
    await page.waitForTimeout(120);
    expect(await page.locator('.progress').count()).toBe(0);
    await page.locator('.progress').waitFor({ timeout: 1000 });
    // Meanwhile the old page stays.
    expect(await heading(page)).not.toBe('Terminology');
    await waitForHeading(page, 'Terminology');
    await eventually(() => page.locator('.progress').count()).toBe(0);
  });
});

describe('what stays the browser’s', () => {
  test('modified clicks open a tab', async () => {
    const page = await site.open(start);
    await wake(page);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), linkTo(page, install).click({ modifiers: ['Control'] })]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(site.url + install);
    expect(page.url()).toBe(site.url + start);
  });

  test.each([
    ['a file', '/sitemap.xml', 'no-download'],
    ['data', '/data/manifest.json', 'no-download'],
    ['a download', '/favicon.svg', 'download'],
    ['another origin', 'http://127.0.0.1:9/elsewhere', 'no-download'],
  ])('%s', async (_, href, download) => {
    const page = await site.open(start);
    await wake(page);
    const intercepted = await page.evaluate(
      async ([to, how]) => {
        const link = document.createElement('a');
        link.href = to as string;
        if (how === 'download') link.download = '';
        document.body.append(link);
        const { navigation } = window as unknown as { navigation: EventTarget };
        const shown = location.href;
        return await new Promise((resolve) => {
          navigation.addEventListener(
            'navigate',
            (event) => {
              const { intercept } = Object.getPrototypeOf(event) as { intercept: unknown };
              resolve([typeof intercept, event.defaultPrevented, location.href === shown]);
              event.preventDefault();
            },
            { once: true },
          );
          link.click();
        });
      },
      [href, download],
    );
    // Where the page had taken it over, the address would have changed without a load.
    expect(intercepted).toEqual(['function', false, true]);
    expect(page.url()).toBe(site.url + start);
  });

  test('a file is shown by the browser', async () => {
    const page = await site.open(start);
    await wake(page);
    await page.evaluate(() => location.assign('/sitemap.xml'));
    await eventually(() => page.url()).toContain('sitemap.xml');
    expect(await page.content()).toContain('urlset');
  });
});

describe('addresses that lead elsewhere', () => {
  test.each([
    ['/tech_faq', '/faq'],
    ['/api/3.0/zkvm/install', '/api/zkvm/install'],
    ['/faq.html', '/faq'],
    ['/api/zkvm/install/', '/api/zkvm/install'],
  ])('%s ends at %s', async (from, to) => {
    const page = await site.open(start);
    await wake(page);
    await page.waitForTimeout(300);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, from);
    await eventually(() => page.evaluate(() => document.querySelector('html')?.dataset.path)).toBeTruthy();
    const [wanted] = await Promise.all([(await site.open(to)).title()]);
    await eventually(() => page.title()).toBe(wanted);
  });

  test('an address without a page shows the not-found page', async () => {
    const page = await site.open(start);
    await wake(page);
    await page.waitForTimeout(300);
    for (const address of ['/nowhere', '/api/zkvm/nowhere']) {
      await page.evaluate((href) => location.assign(href), address);
      await waitForHeading(page, 'Page not found');
      expect(page.url()).toBe(site.url + address);
      await page.goBack();
      await eventually(() => heading(page)).not.toBe('Page not found');
    }
  });
});

describe('data that cannot be had', () => {
  test('the page is loaded fully, once', async () => {
    const page = await site.open(start);
    await wake(page);
    await page.waitForTimeout(500);
    await markDocument(page);
    await page.route('**/data/**', (route) => route.abort());
    const asked = requestsOf(page);
    await linkTo(page, '/terminology').click();
    await waitForHeading(page, 'Terminology');
    await page.waitForTimeout(800);
    expect(await isSameDocument(page)).toBe(false);
    expect(asked.filter((path) => path === '/terminology')).toHaveLength(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // And again, later, from elsewhere.
    await page.goto(`${site.url}${start}`);
    await linkTo(page, '/terminology').click();
    await waitForHeading(page, 'Terminology');
  });

  test('from far down the page, the full load is at the top, or at the heading', async () => {
    const page = await site.open(start);
    await wake(page);
    await page.waitForTimeout(500);
    await page.route('**/data/**', (route) => route.abort());
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForTimeout(100);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const anchor = await page.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '');
    await page.goto(site.url + start);
    await wake(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, `/faq#${anchor}`);
    await eventually(() => page.title()).toMatch(/^F/);
    await eventually(() =>
      page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), anchor),
    ).toBeLessThan(500);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

describe('versions', () => {
  test('the heading is kept where the other version has it', async () => {
    const page = await site.open(install);
    await wake(page);
    await markDocument(page);
    const other = await site.open('/api/2.3/zkvm/install');
    const ids = (where: typeof page) => where.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].map(({ id }) => id));
    const shared = (await ids(page)).find((id) => id !== '') as string;
    expect(await ids(other)).toContain(shared);
    await page.evaluate((id) => {
      location.hash = id;
    }, shared);
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="2.3"]').click();
    await eventually(() => page.url()).toBe(`${site.url}/api/2.3/zkvm/install#${shared}`);
    await eventually(() => page.evaluate(focused)).toBe(shared);
    // The banner leads back, to the same heading.
    await page.locator('.version-banner a').click();
    await eventually(() => page.url()).toBe(`${site.url}${install}#${shared}`);
    await page.evaluate(() => history.replaceState(null, '', '#only-here'));
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="2.3"]').click();
    await eventually(() => page.url()).toBe(`${site.url}/api/2.3/zkvm/install`);
  });
});

describe('explainers in a page shown by navigation', () => {
  test('have their style before the page is shown, and come alive', async () => {
    const page = await site.open('/reference-docs');
    await wake(page);
    await markDocument(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await linkTo(page, '/reference-docs/about-finite-fields').click();
    await page.locator('[data-island="finite-fields"]').first().waitFor();
    expect(await isSameDocument(page)).toBe(true);
    const styled = await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/island-')));
    expect(styled).toBe(true);
    await page.locator('[data-island="finite-fields"]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-island="finite-fields"][data-alive]').first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))).toBe(0);
  });
});
