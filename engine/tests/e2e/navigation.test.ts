/** Navigation: by the client if possible, and by the browser otherwise. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shellIds } from '../../src/config/ids.ts';
import {
  eventually,
  faults,
  focusedId,
  followLink,
  heading,
  hold,
  hydrate,
  isSameDocument,
  linkTo,
  markDocument,
  networkIsQuiet,
  nextFrames,
  requestsOf,
  scrolled,
  settle,
  showsHeading,
  stopClock,
  stoppableClock,
  watchShifts,
} from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const install = '/api/kiln/install';

/** Anchor of a page's last heading of the second level. */
async function lastHeading(path: string): Promise<string> {
  const html = await (await fetch(site.url(path))).text();
  return [...html.matchAll(/<h2 id="([^"]+)" tabindex/g)].at(-1)?.[1] ?? '';
}

describe('client-side navigation', () => {
  test('shows the next page without loading a document, at its top, with focus, title, and announcement', async () => {
    const page = await site.open(start);
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 600));
    await linkTo(page, install).click();
    await showsHeading(page, 'Installation');
    expect(await isSameDocument(page)).toBe(true);
    expect(page.url()).toBe(site.url(install));
    await eventually(() => page.title()).toContain('Installation');
    await eventually(() => scrolled(page)).toBe(0);
    await eventually(() => focusedId(page)).toBe(shellIds.main);
    await eventually(() => page.locator('[role=status]').allTextContents()).toContain(await page.title());
  });

  test('goes to the heading of the address', async () => {
    const page = await site.open(start);
    await hydrate(page);
    await markDocument(page);
    const anchor = await lastHeading('/faq');
    await followLink(page, `/faq#${anchor}`);
    await eventually(() => focusedId(page)).toBe(anchor);
    expect(
      await page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), anchor),
    ).toBeLessThan(900);
    expect(await scrolled(page)).toBeGreaterThan(200);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('back and forward restore page and position', async () => {
    const page = await site.open(start);
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 700));
    await nextFrames(page);
    await linkTo(page, install).click();
    await showsHeading(page, 'Installation');
    await page.evaluate(() => scrollTo(0, 300));
    await nextFrames(page);
    await page.goBack();
    await eventually(() => heading(page)).not.toBe('Installation');
    await eventually(() => scrolled(page)).toBe(700);
    await page.goForward();
    await showsHeading(page, 'Installation');
    await eventually(() => scrolled(page)).toBe(300);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('works across versions and to unversioned pages', async () => {
    const page = await site.open(start);
    await hydrate(page);
    await markDocument(page);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    await eventually(() => page.locator('.sidebar-nav').count()).toBe(0);
    await page.goBack();
    await eventually(() => page.url()).toContain(start);
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="1.2"]').click();
    await eventually(() => page.url()).toContain('/api/1.2/kiln/quickstart');
    await eventually(() => page.locator('.version-banner').count()).toBe(1);
    await eventually(() => page.locator('.navbar .versions[open]').count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a newer navigation cancels an older one', async () => {
    const page = await site.open(start);
    await settle(page);
    await markDocument(page);
    // The data of an unversioned page arrives late, after the reader has navigated elsewhere.
    const release = await hold(page, '**/data/learn-*.json');
    const requested = page.waitForRequest('**/data/learn-*.json');
    await linkTo(page, '/terminology').click();
    const late = (await requested).response();
    expect(await heading(page)).not.toBe('Terminology');
    await linkTo(page, install).click();
    await showsHeading(page, 'Installation');
    release();
    await (await late)?.finished();
    await networkIsQuiet(page);
    expect(await heading(page)).toBe('Installation');
    expect(page.url()).toBe(site.url(install));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the progress bar appears after 200 ms and disappears with the next page', async () => {
    const page = await site.open(start, { before: stoppableClock });
    await settle(page);
    const release = await hold(page, '**/data/**');
    await stopClock(page);
    await linkTo(page, '/terminology').click();
    await page.clock.runFor(199);
    expect(await page.locator('.progress').count()).toBe(0);
    await page.clock.runFor(1);
    expect(await page.locator('.progress').count()).toBe(1);
    // The old page stays in the meantime.
    expect(await heading(page)).not.toBe('Terminology');
    await page.clock.resume();
    release();
    await showsHeading(page, 'Terminology');
    await eventually(() => page.locator('.progress').count()).toBe(0);
  });
});

describe('what the browser handles', () => {
  test('modified clicks open a tab', async () => {
    const page = await site.open(start);
    await hydrate(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      linkTo(page, install).click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(site.url(install));
    expect(page.url()).toBe(site.url(start));
  });

  test('links to files, data, downloads, and other origins', async () => {
    const page = await site.open(start);
    await hydrate(page);
    /** Clicks a link, and cancels its navigation. Resolves to whether the client has intercepted it. */
    const isIntercepted = (href: string, download: boolean) =>
      page.evaluate(
        ([to, isDownload]) => {
          const link = document.createElement('a');
          link.href = to;
          if (isDownload) link.download = '';
          document.body.append(link);
          const { navigation, NavigateEvent } = window as unknown as {
            navigation: EventTarget;
            NavigateEvent: { prototype: { intercept(): void } };
          };
          const { prototype } = NavigateEvent;
          const { intercept } = prototype;
          let isCalled = false;
          prototype.intercept = () => {
            isCalled = true;
          };
          return new Promise<boolean>((resolve) => {
            navigation.addEventListener(
              'navigate',
              (event) => {
                event.preventDefault();
                prototype.intercept = intercept;
                resolve(isCalled);
              },
              { once: true },
            );
            link.click();
          });
        },
        [href, download] as const,
      );
    for (const [href, download, expected] of [
      ['/sitemap.xml', false, false],
      ['/data/manifest.json', false, false],
      ['/faq', true, false],
      ['http://127.0.0.1:9/elsewhere', false, false],
      ['/faq', false, true],
    ] as const)
      expect([href, download, await isIntercepted(href, download)]).toEqual([href, download, expected]);
    expect(page.url()).toBe(site.url(start));
  });

  test('a file is shown by the browser', async () => {
    const page = await site.open(start);
    await hydrate(page);
    await page.evaluate(() => location.assign('/robots.txt'));
    await eventually(() => page.url()).toContain('robots.txt');
    expect(await page.content()).toContain('User-agent');
  });
});

describe('redirects and missing pages', () => {
  test('addresses that lead on end where they lead to', async () => {
    const page = await site.open('/robots.txt');
    for (const [from, to] of [
      ['/questions', '/faq'],
      ['/api/3.0/kiln/install', '/api/kiln/install'],
      ['/faq.html', '/faq'],
      ['/api/kiln/install/', '/api/kiln/install'],
    ] as const) {
      await page.goto(site.url(start));
      await settle(page);
      await followLink(page, from);
      const wanted = /<title>([^<]*)/.exec(await (await fetch(site.url(to))).text())?.[1];
      await eventually(() => page.title()).toBe(wanted);
      await eventually(() => new URL(page.url()).pathname).toBe(to);
    }
  });

  test('a link to the file of a page leads to the page, with its heading and the focus', async () => {
    const page = await site.open(start);
    await settle(page);
    await markDocument(page);
    await followLink(page, '/faq.html#how-does-it-work-%');
    await showsHeading(page, 'Frequently asked questions');
    await eventually(() => page.url()).toBe(site.url('/faq'));
    await eventually(() => focusedId(page)).toBe(shellIds.main);
    await followLink(page, '/api/kiln/install/index.html?a=bmain');
    await showsHeading(page, 'Installation');
    await eventually(() => page.url()).toBe(site.url('/api/kiln/install?a=bmain'));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('an address without a page shows the not-found page', async () => {
    const page = await site.open(start);
    await settle(page);
    for (const address of ['/nowhere', '/api/kiln/nowhere']) {
      await page.evaluate((href) => location.assign(href), address);
      await showsHeading(page, 'Page not found');
      expect(page.url()).toBe(site.url(address));
      await page.goBack();
      await eventually(() => heading(page)).not.toBe('Page not found');
    }
  });
});

describe('data that fails to load', () => {
  test('the page is loaded fully, once', async () => {
    const page = await site.open(start, { expected: faults });
    await settle(page);
    await markDocument(page);
    await page.route('**/data/**', (route) => route.abort());
    const asked = requestsOf(page);
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'Terminology');
    await networkIsQuiet(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(asked.filter((path) => path === '/terminology')).toHaveLength(1);
    expect(await scrolled(page)).toBe(0);
    // And again, later, from a different page.
    await page.goto(site.url(start));
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'Terminology');
  });

  test('after scrolling, the loaded document is at its top, or at the heading', async () => {
    const page = await site.open(start, { expected: faults });
    await settle(page);
    await page.route('**/data/**', (route) => route.abort());
    await page.evaluate(() => scrollTo(0, 900));
    await nextFrames(page);
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
    await page.waitForLoadState();
    await nextFrames(page);
    expect(await scrolled(page)).toBe(0);
    const anchor = await lastHeading('/faq');
    await page.unroute('**/data/**');
    await page.goto(site.url(start));
    await settle(page);
    await page.route('**/data/**', (route) => route.abort());
    await followLink(page, `/faq#${anchor}`);
    await eventually(() => page.title()).toMatch(/^F/);
    await eventually(() =>
      page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), anchor),
    ).toBeLessThan(500);
    expect(await scrolled(page)).toBeGreaterThan(200);
  });
});

describe('versions', () => {
  test('the heading is kept if the other version has it', async () => {
    const page = await site.open(install);
    await hydrate(page);
    await markDocument(page);
    const other = await site.open('/api/2.3/kiln/install');
    const ids = (where: typeof page) =>
      where.evaluate(() => [...document.querySelectorAll('.prose h2[id]')].map(({ id }) => id));
    const shared = (await ids(page)).find((id) => id !== '') as string;
    expect(await ids(other)).toContain(shared);
    await page.evaluate((id) => {
      location.hash = id;
    }, shared);
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="2.3"]').click();
    await eventually(() => page.url()).toBe(site.url(`/api/2.3/kiln/install#${shared}`));
    await eventually(() => focusedId(page)).toBe(shared);
    // The banner leads back, to the same heading.
    await page.mouse.move(3, 600);
    await page.locator('.version-banner a').first().click();
    await eventually(() => page.url()).toBe(site.url(`${install}#${shared}`));
    await page.evaluate(() => history.replaceState(null, '', '#only-here'));
    await page.locator('.navbar .versions summary').click();
    await page.locator('.navbar [data-version="2.3"]').click();
    await eventually(() => page.url()).toBe(site.url('/api/2.3/kiln/install'));
  });
});

describe('an old link to a section that the latest version lacks', () => {
  const old = '/api/kiln/thermocouples#cable-length';
  const told = (page: Page) => page.locator('.elsewhere').filter({ visible: true }).allInnerTexts();
  const text = 'The section that you were sent to is not in 3.0. Read it in 2.3';

  test('says where it is, without script, too', async () => {
    const page = await site.open(old, { javaScriptEnabled: false });
    expect(await told(page)).toEqual([text]);
    expect(
      await page
        .locator('.elsewhere')
        .first()
        .evaluate((note) => note.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Read it in 2.3' }).click();
    expect(page.url()).toBe(site.url('/api/2.3/kiln/thermocouples#cable-length'));
  });

  test('says the same when it is followed in place, and nothing on other ways to the page', async () => {
    const page = await site.open('/api/2.3/kiln/thermocouples#cable-length');
    await hydrate(page);
    await markDocument(page);
    await page.locator('.version-banner a').first().click();
    await eventually(() => told(page)).toEqual([text]);
    expect(await isSameDocument(page)).toBe(true);
    await eventually(() => focusedId(page)).toBe('cable-length');
    await page.goto(site.url('/api/kiln/thermocouples'));
    expect(await told(page)).toEqual([]);
  });
});

describe('islands after client-side navigation', () => {
  test('have their styles before the page is shown, and are hydrated', async () => {
    const page = await site.open('/workshop');
    await hydrate(page);
    await markDocument(page);
    const shifts = await watchShifts(page);
    const release = await hold(page, '**/assets/*.css');
    const requested = page.waitForRequest('**/assets/*.css');
    await linkTo(page, '/background/heat').click();
    await requested;
    expect(await page.locator('[data-island="heat-curve"]').count()).toBe(0);
    // The sidebar shows where the reader is going: later, its entries would move without an action.
    expect(await page.locator('.sidebar-nav details[open] a[href="/background/heat"]').count()).toBe(1);
    release();
    await page.locator('[data-island="heat-curve"]').first().waitFor();
    expect(await isSameDocument(page)).toBe(true);
    const before = (await shifts()).length;
    const styled = await page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/assets/island-')),
    );
    expect(styled).toBe(true);
    await page.locator('[data-island="heat-curve"]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-island="heat-curve"][data-hydrated]').first().waitFor();
    expect((await shifts()).slice(before)).toEqual([]);
  });
});
