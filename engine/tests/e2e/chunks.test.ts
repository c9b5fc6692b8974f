/** Chunks that are loaded later, and parts that crash: each state is shown, and the rest of the page keeps working. */
import { describe, expect, test } from 'vitest';
import {
  eventually,
  faults,
  hold,
  hydrate,
  isSameDocument,
  linkTo,
  markDocument,
  patch,
  settle,
  showsHeading,
  stopClock,
  stoppableClock,
} from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';
const islandPage = '/background/heat';
const crashes = /crash|failed|broke|boom|TypeError/;

describe('search', () => {
  test('shows a spinner after 200 ms, then the dialog', async () => {
    const page = await site.open(start, { before: stoppableClock });
    await settle(page);
    const release = await hold(page, '**/assets/search-dialog-*.js');
    await stopClock(page);
    await page.keyboard.press('Control+k');
    const spinner = page.locator('.search-wait .chunk-loading');
    await page.clock.runFor(199);
    expect(await spinner.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await spinner.count()).toBe(1);
    await page.clock.resume();
    await page.keyboard.type('thermocouple');
    release();
    await eventually(() => page.locator('.search-dialog input').inputValue()).toBe('thermocouple');
    expect(await page.locator('.search-wait').count()).toBe(0);
  });

  test.each([
    ['script', '**/assets/search-dialog-*.js*'],
    ['style', '**/assets/search-dialog-*.css*'],
  ])('says that its %s failed, and "Retry" tries again', async (_, files) => {
    let broken = true;
    const page = await site.open(start, {
      expected: faults,
      before: (fresh) => fresh.route(files, (route) => (broken ? route.abort() : route.continue())),
    });
    await settle(page);
    await page.locator('.search-button').click();
    const failure = page.locator('.search-wait [role=alert]');
    await failure.waitFor();
    expect(await failure.textContent()).toContain('couldn’t load');
    // Still broken: the message appears again.
    await failure.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Retry');
    broken = false;
    await page.keyboard.press('Enter');
    await page.locator('.search-dialog input').fill('firing');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    const round = await page.locator('.search-dialog').evaluate((dialog) => getComputedStyle(dialog).borderRadius);
    expect(round).not.toBe('0px');
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('search-button');
  });

  test('Escape closes the failure and restores focus', async () => {
    const page = await site.open(start, {
      expected: faults,
      before: (fresh) => fresh.route('**/assets/search-dialog-*.js*', (route) => route.abort()),
    });
    await settle(page);
    await page.locator('.search-button').focus();
    await page.keyboard.press('Enter');
    await page.locator('.search-wait [role=alert]').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.search-wait').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button');
    await page.keyboard.press('/');
    await page.locator('.search-wait [role=alert]').waitFor();
  });
});

describe('islands', () => {
  test('one that is being loaded has a spinner, which moves nothing', async () => {
    const page = await site.open(islandPage);
    const release = await hold(page, '**/assets/island-*.js*');
    const places = () =>
      page
        .locator('.prose > *:not(:empty):not(:has(> .chunk-loading))')
        .evaluateAll((all) => all.map((block) => Math.round(block.getBoundingClientRect().top + scrollY)));
    const before = await places();
    await page.locator('[data-island="heat-curve"]').first().scrollIntoViewIfNeeded();
    await hydrate(page);
    await page.locator('[data-island] + * > .chunk-loading').first().waitFor({ state: 'attached' });
    expect(await places()).toEqual(before);
    release();
    await page.locator('[data-island="heat-curve"][data-hydrated]').first().waitFor();
    expect(await places()).toEqual(before);
  });

  test('one that fails to load keeps its prerendered HTML, shows a message, and is hydrated on "Retry"', async () => {
    let broken = true;
    const page = await site.open(islandPage, {
      expected: faults,
      before: (fresh) => fresh.route('**/assets/island-*.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    await hydrate(page);
    const island = page.locator('[data-island="heat-curve"]').first();
    await island.scrollIntoViewIfNeeded();
    const failure = page.locator('.chunk-failed').first();
    await failure.waitFor();
    expect(await failure.textContent()).toContain('The interactive part couldn’t load.');
    expect(await island.innerHTML()).not.toBe('');
    // In view, however high the island is, and nothing moves.
    const high = await island.evaluate((it) => {
      it.style.paddingBlockEnd = '3000px';
      return it.getBoundingClientRect().height;
    });
    expect(await failure.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(await island.evaluate((it) => it.getBoundingClientRect().height)).toBe(high);
    await island.evaluate((it) => it.removeAttribute('style'));
    broken = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await page.locator('[data-island="heat-curve"][data-hydrated]').first().waitFor();
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
  });

  test('one takes no input before it can answer, and the first Tab fetches those out of view', async () => {
    const page = await site.open(islandPage);
    const release = await hold(page, '**/assets/island-*.js*');
    const island = page.locator('[data-island="heat-curve"]').first();
    await island.scrollIntoViewIfNeeded();
    await hydrate(page);
    expect(await island.getByLabel('Rate').isDisabled()).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    release();
    await eventually(() => page.locator('[data-island]:not([data-hydrated])').count()).toBe(0);
    await island.getByLabel('Rate').fill('200');
    await eventually(() => island.getByRole('status').textContent()).toContain('At 200 °C an hour');
  });

  test('one that crashes is replaced by a message; the page keeps working', async () => {
    const page = await site.open(islandPage, {
      expected: crashes,
      before: (fresh) =>
        patch(fresh, '**/assets/island-*.js', (code) =>
          code.replace(
            /export\s*\{\s*\w+ as Island\s*\}/,
            'export{Boom as Island};function Boom(){throw new Error("boom")}',
          ),
        ),
    });
    await settle(page);
    await page.locator('[data-island="heat-curve"]').first().scrollIntoViewIfNeeded();
    const failure = page.locator('.chunk-failed').first();
    await failure.waitFor();
    expect(await failure.textContent()).toContain('crashed. boom');
    expect(await failure.getByRole('button').textContent()).toBe('Try again');
    await page.locator('.mode-button').click();
    await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await linkTo(page, '/faq').click();
    await eventually(() => page.title()).toMatch(/^F/);
  });
});

describe('crashes', () => {
  test('a navbar item that fails is named; the rest of the page keeps working', async () => {
    const page = await site.open(start, {
      expected: crashes,
      before: (fresh) =>
        patch(fresh, '**/assets/*.js', (code) =>
          code.replace(/to:(["'`])\/faq\1/, 'get to(){throw new Error("broke",{cause:new Error("no reason")})}'),
        ),
    });
    await settle(page);
    await eventually(() => page.locator('.navbar .failed').textContent()).toBe('The navbar item "FAQ" failed.');
    expect(await page.locator('.navbar a[href="/terminology"]').isVisible()).toBe(true);
    await linkTo(page, '/api/kiln/install').click();
    await showsHeading(page, 'Installation');
    expect(await page.locator('.navbar .failed').count()).toBe(1);
  });

  test('a page that crashes shows the crash screen, and "Try again" tries again', async () => {
    const page = await site.open(start, { expected: crashes });
    await settle(page);
    await markDocument(page);
    const data = '**/data/pages/*.json';
    // Only rendering reads the entries of the list: a record that fails before that leads to the page's document (next
    // test).
    const broken = (record: object) => ({ ...record, sources: [null] });
    await page.route(data, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: broken((await response.json()) as object) });
    });
    await linkTo(page, '/terminology').click();
    await showsHeading(page, 'This page crashed.');
    const screen = page.locator('.crash');
    await eventually(() => screen.locator('pre').textContent()).toMatch(/null|undefined/);
    expect(await page.locator('.navbar a[href="/faq"]').isVisible()).toBe(true);
    // Its data is still broken: the crash screen appears again.
    await screen.getByRole('button', { name: 'Try again' }).click();
    await showsHeading(page, 'This page crashed.');
    await page.unroute(data);
    await linkTo(page, '/api').click();
    await eventually(() => page.locator('.crash').count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a record that is not the page’s leads to the page’s document', async () => {
    const page = await site.open(start, { expected: faults });
    let change: (record: object) => unknown = () => null;
    await page.route('**/data/pages/*.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as object) });
    });
    const changes: Readonly<Record<string, typeof change>> = {
      nothing: () => null,
      'a list': () => [],
      'no body': (record) => ({ ...record, body: undefined }),
      'another page': (record) => ({ ...record, id: 'faq' }),
    };
    for (const [name, given] of Object.entries(changes)) {
      change = (record) => record;
      await page.goto(site.url(start));
      await settle(page);
      await markDocument(page);
      change = given;
      await linkTo(page, '/terminology').click();
      await showsHeading(page, 'Terminology');
      expect([name, new URL(page.url()).pathname]).toEqual([name, '/terminology']);
      expect([name, await isSameDocument(page)]).toEqual([name, false]);
    }
  });

  test('the crash screen shows the message with its cause chain', async () => {
    const page = await site.open(start, {
      expected: crashes,
      before: (fresh) =>
        patch(fresh, '**/assets/*.js', (code) =>
          code.replace(
            /(["'`])Edit this page\1/,
            '(()=>{throw new Error("The link is broken.",{cause:new Error("No editor.",{cause:"no data"})})})()',
          ),
        ),
    });
    const article = await page.locator('.prose p').allTextContents();
    await page.mouse.move(3, 300);
    await page.mouse.move(3, 310);
    const screen = page.locator('.crash');
    await screen.waitFor();
    expect(await screen.locator('pre').textContent()).toBe(
      'The link is broken.\n\nCause:\nNo editor.\n\nCause:\nno data',
    );
    expect(await screen.getByRole('button').textContent()).toBe('Try again');
    expect(await page.locator('main .prose p').allTextContents()).toEqual(article);
  });
});
