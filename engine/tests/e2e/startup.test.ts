/** From an untouched document to a hydrated page: no action of the reader is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  faults,
  hold,
  hydrate,
  isHydrated,
  isSameDocument,
  linkTo,
  markDocument,
  networkIsQuiet,
  nextFrames,
  requestsOf,
  settle,
  showsHeading,
  watchShifts,
} from './reader.ts';
import { paste } from './search.ts';
import { phone, useSite, type VisitOptions } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const isDialogOpen = (page: Page) => page.locator('.search-dialog[open]').count();

const client = '**/assets/*.js';

/** Opens a page whose client is held back until `release`. */
async function openHeld(options: VisitOptions = {}, path = start): Promise<{ page: Page; release(): void }> {
  let release = () => {};
  const page = await site.open(path, {
    ...options,
    before: async (fresh) => {
      release = await hold(fresh, client);
    },
  });
  return { page, release };
}

test('only the document is requested before the first user interaction', async () => {
  let asked: string[] = [];
  const page = await site.open(start, {
    before: async (fresh) => {
      await fresh.clock.install();
      asked = requestsOf(fresh);
    },
  });
  await page.clock.runFor('10:00');
  expect(asked.filter((path) => !/favicon|webmanifest/.test(path))).toEqual([start]);
});

test.each([
  ['pointer', (page: Page) => page.mouse.move(300, 300).then(() => page.mouse.move(310, 310))],
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['focus', (page: Page) => page.keyboard.press('Tab')],
  ['scroll', (page: Page) => page.evaluate(() => scrollTo(0, 50))],
])('a %s hydrates the page', async (_, sign) => {
  const page = await site.open(start);
  await sign(page);
  await isHydrated(page);
});

test('a touch hydrates the page', async () => {
  const page = await site.open(start, phone);
  await page.locator('main h1').tap();
  await isHydrated(page);
});

describe('before hydration', () => {
  test('a click on the color mode button is replayed', async () => {
    const { page, release } = await openHeld();
    await page.locator('.mode-button').click();
    expect(await theme(page)).toBeUndefined();
    release();
    await eventually(() => theme(page)).toBe('light');
  });

  test('the controls of an island are disabled, and work after it', async () => {
    const { page, release } = await openHeld({}, '/background/heat');
    const island = page.locator('[data-island="heat-curve"]');
    expect(await island.getByRole('button', { name: 'Fast' }).isDisabled()).toBe(true);
    await page.mouse.move(20, 20);
    release();
    await island.getByRole('button', { name: 'Fast' }).click();
    await eventually(() => island.getByRole('status').textContent()).toContain('4.0 hours');
  });

  test('a tap on a term shows its definition', async () => {
    const { page, release } = await openHeld(phone);
    await page.locator('a.term:visible').first().tap();
    release();
    await page.locator('.term-popover:popover-open').waitFor();
    expect(new URL(page.url()).pathname).toBe(start);
  });

  test.each([
    ['Ctrl+K', 'Control+k'],
    ['the slash key', '/'],
  ])('%s opens search, and what is typed after it is the query', async (_, key) => {
    const { page, release } = await openHeld();
    await page.keyboard.press(key);
    await page.keyboard.type('firinz');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    release();
    await eventually(() => isDialogOpen(page)).toBe(1);
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('firing');
  });

  test('what is pasted after the slash key is the query', async () => {
    const { page, release } = await openHeld();
    await page.keyboard.press('/');
    await paste(page, 'firing');
    release();
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('firing');
  });

  test('a click on search opens it', async () => {
    const { page, release } = await openHeld();
    await page.locator('.search-button').click();
    await page.keyboard.type('proof');
    release();
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('proof');
  });

  test('Escape cancels it', async () => {
    const { page, release } = await openHeld();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await hydrate(page);
    // Search is loaded by now. If it weren't canceled, it would open in the next frame.
    await networkIsQuiet(page);
    await nextFrames(page);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  test('the drawer and the menus open, and the rest is inert after hydration', async () => {
    const { page, release } = await openHeld(phone);
    await page.locator('.drawer-button').tap();
    await page.locator('.sidebar:popover-open').waitFor();
    release();
    await page.locator('[data-region=page][inert]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.closest('.sidebar') !== null)).toBe(true);
  });

  test('a menu closes on a press outside, and on Escape', async () => {
    const { page, release } = await openHeld();
    const menu = page.locator('.navbar .menu.versions');
    for (const close of [() => page.locator('main h1').click(), () => page.keyboard.press('Escape')]) {
      await menu.locator('summary').click();
      expect(await menu.getAttribute('open')).toBe('');
      await close();
      expect(await menu.getAttribute('open')).toBeNull();
    }
    release();
  });

  test('links work before the client is loaded, and while it is loading', async () => {
    const page = await site.open(start, {
      expected: faults,
      before: (fresh) => fresh.route(client, (route) => route.abort()),
    });
    await page.mouse.move(300, 300);
    await linkTo(page, '/api/kiln/install').click();
    await showsHeading(page, 'Installation');
    await page.unroute(client);
    const release = await hold(page, client);
    await page.goto(site.url(start));
    await page.keyboard.press('Shift');
    await linkTo(page, '/api/kiln/install').click();
    await showsHeading(page, 'Installation');
    release();
  });

  test('if the client fails to load, it is requested again two seconds later', async () => {
    let broken = true;
    const page = await site.open(start, {
      expected: faults,
      before: async (fresh) => {
        await fresh.clock.install();
        await fresh.route('**/assets/boot-*.js*', (route) => (broken ? route.abort() : route.continue()));
      },
    });
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(300, 300);
    await failed;
    broken = false;
    await eventually(async () => {
      await page.clock.runFor(2000);
      await page.mouse.move(320, 320);
      await page.mouse.move(330, 330);
      return page.evaluate(() => window.early === undefined);
    }).toBe(true);
    expect(await page.locator('.chunk-failed').count()).toBe(0);
  });
});

test('hydration shifts nothing and changes no markup', async () => {
  const page = await site.open('/robots.txt');
  for (const path of ['/', start, '/faq', '/background/cones', '/api/1.0/kiln/quickstart', '/search']) {
    await page.goto(site.url(path));
    await page.evaluate(() => document.fonts.ready);
    const drawn = () =>
      page.evaluate(() => {
        const shell = document.querySelector('.shell')?.cloneNode(true) as HTMLElement;
        // The fieldset of an island is disabled until then. What needs script appears with hydration, in reserved space.
        for (const added of shell.querySelectorAll(
          '.page-actions > :not(a), .topic-versions li:not(:last-child), .filter > output',
        ))
          added.remove();
        return shell.innerHTML.replace(
          / disabled=""(?= role="none">)| data-(hydrated|ahead)="[^"]*"| aria-(pressed|description)="[^"]*"| aria-current="true"| tabindex="(0|-1)"|<noscript>.*?<\/noscript>|<!--.*?-->|<button[^>]* class="wrap".*?<\/button>/gs,
          '',
        );
      });
    const before = path.startsWith('/search') || path.includes('fri') ? null : await drawn();
    const shifts = await watchShifts(page);
    await settle(page);
    expect(await shifts(), path).toEqual([]);
    if (before === null) continue;
    const after = await drawn();
    const from = [...before].findIndex((character, i) => character !== after[i]);
    expect(after.slice(from, from + 200), path).toBe(before.slice(from, from + 200));
  }
});

test('a click while the page is hydrated region by region counts once', async () => {
  const page = await site.open(start, {
    before: (fresh) =>
      fresh.addInitScript(() => {
        // Each region is hydrated in a separate task; those after the navbar wait.
        const { setTimeout } = window;
        const waiting: (() => void)[] = [];
        const isNavbarHydrated = () =>
          Object.keys(document.querySelector('.mode-button') ?? {}).some((key) => key.startsWith('__reactProps'));
        Object.assign(window, {
          setTimeout: (work: () => void, ...more: number[]) =>
            isNavbarHydrated() ? waiting.push(work) : setTimeout(work, ...more),
          isWaiting: () => waiting.length > 0,
          goOn() {
            Object.assign(window, { setTimeout });
            for (const work of waiting) work();
          },
        });
      }),
  });
  await page.mouse.move(300, 300);
  await page.waitForFunction(() => (window as unknown as { isWaiting(): boolean }).isWaiting());
  await page.locator('.mode-button').click();
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await isHydrated(page);
  expect(await theme(page)).toBe('light');
});

test.each([
  ['the metadata of the version', '**/data/3.0-*.json'],
  ['the client', '**/assets/boot-*.js*'],
  ['the app', '**/assets/start-*.js*'],
])('a control says so while %s cannot be loaded, and works once it can', async (_, files) => {
  const page = await site.open(start, {
    expected: faults,
    before: (fresh) => fresh.route(files, (route) => route.abort()),
  });
  await page.locator('.mode-button').click();
  const failure = page.locator('.chunk-failed');
  await eventually(() => failure.textContent()).toContain('This feature couldn’t load. Try again.');
  expect(await failure.getByRole('link', { name: 'Reload the page' }).isVisible()).toBe(true);
  await page.unroute(files);
  await eventually(async () => {
    if (await failure.isVisible()) await page.locator('.mode-button').click();
    return theme(page);
  }).toBe('light');
  expect(await failure.count()).toBe(0);
  await linkTo(page, '/api/kiln/install').click();
  await showsHeading(page, 'Installation');
});

test('if the client starts and then fails, controls say so, and links and clicks reach the browser', async () => {
  const page = await site.open(start, { expected: /Client failed to start|region "footer" was removed/ });
  // Without a place for a region, the app can't start.
  await page.evaluate(() => {
    document.querySelector('[data-region=footer]')?.remove();
    document.querySelector('.below-navbar')?.classList.remove('below-navbar');
  });
  await page.locator('.mode-button').click();
  await page.locator('.chunk-failed').waitFor();
  await page.keyboard.press('Escape');
  const isSwallowed = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector('.mode-button')?.addEventListener('click', () => resolve(false));
        addEventListener('click', () => setTimeout(() => resolve(true)), { capture: true });
      }),
  );
  await page.locator('.mode-button').click();
  expect(await isSwallowed).toBe(false);
  await linkTo(page, '/api/kiln/install').click();
  await showsHeading(page, 'Installation');
});

test('before the client is loaded, no file is prefetched', async () => {
  const page = await site.open(start, {
    expected: faults,
    before: (fresh) => fresh.route(client, (route) => route.abort()),
  });
  const whole = page.locator('a[href$="/llms-full.txt"]').first();
  await page.locator('.page-actions summary').click();
  await whole.hover();
  expect(await whole.getAttribute('data-ahead')).toBeNull();
  await linkTo(page, '/api/kiln/install').hover();
  await eventually(() => linkTo(page, '/api/kiln/install').getAttribute('data-ahead')).toBe('');
});

test('before the client is loaded, the next page is prefetched as a document', async () => {
  const page = await site.open(start, {
    expected: faults,
    before: (fresh) => fresh.route(client, (route) => route.abort()),
  });
  const devTools = await page.context().newCDPSession(page);
  const prefetched = new Promise<void>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  });
  await devTools.send('Preload.enable');
  await linkTo(page, '/api/kiln/install').hover();
  await prefetched;
  await markDocument(page);
  await linkTo(page, '/api/kiln/install').click();
  await showsHeading(page, 'Installation');
  expect(await isSameDocument(page)).toBe(false);
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming & { deliveryType?: string })
          .deliveryType,
    ),
  ).toMatch(/prefetch|cache/);
});

test('nothing is prefetched if the reader saves data', async () => {
  const page = await site.open(start, {
    before: async (fresh) => {
      await fresh.clock.install();
      await fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      });
    },
  });
  const asked = requestsOf(page);
  await settle(page);
  await page.locator('.pagination a').last().scrollIntoViewIfNeeded();
  await settle(page);
  expect(asked.filter((path) => path.startsWith('/data/pages/'))).toEqual([]);
  asked.length = 0;
  await linkTo(page, '/terminology').hover();
  await page.clock.runFor('10:00');
  expect(asked).toEqual([]);
});

test('a document changed by an extension keeps its styles', async () => {
  // In such a page, React creates empty style elements, which the policy blocks.
  const page = await site.open(start, { expected: /style/ });
  const overflow = () =>
    page
      .locator('.prose pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).overflowX);
  expect(await overflow()).toBe('auto');
  await page.evaluate(() => {
    const added = document.createElement('div');
    added.textContent = 'An extension was here.';
    document.querySelector('.shell > header')?.before(added);
  });
  await settle(page);
  expect(await overflow()).toBe('auto');
  await linkTo(page, '/api/kiln/install').click();
  await showsHeading(page, 'Installation');
  expect(await overflow()).toBe('auto');
});
