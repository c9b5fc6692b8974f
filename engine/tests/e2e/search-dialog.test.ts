/**
 * The search dialog in a real browser: opening and closing, results, and keyboard; more keys are in
 * `src/search/ui/dialog/dialog.test.tsx`.
 */
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { eventually, followLink, hold, hydrate, nextFrames } from './reader.ts';
import {
  addresses,
  dialogCloses,
  highlighted,
  openDialog,
  openWithSearch,
  results,
  searchFor,
  searchInput,
} from './search.ts';
import { useSite } from './site.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

const mostOfOnePage = (urls: readonly string[]) => {
  const pages = urls.map((url) => url.replace(/#.*/, ''));
  return Math.max(...pages.map((page) => pages.filter((other) => other === page).length));
};

describe('opens and closes', () => {
  test('Ctrl+K opens and closes it, and focus returns', async () => {
    const page = await site.open('/api/kiln/firings');
    await page.locator('main a').first().focus();
    await openDialog(page);
    expect(await searchInput(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await dialogCloses(page);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });

  test('the slash key opens it, except in text fields', async () => {
    const page = await site.open('/api');
    await page.keyboard.press('/');
    await searchInput(page).waitFor();
    await page.keyboard.type('/');
    expect(await searchInput(page).inputValue()).toBe('/');
    await page.keyboard.press('Escape');
    await dialogCloses(page);
  });

  test('a tap opens it on a phone, over the whole screen; Cancel closes it', async () => {
    const page = await site.open('/api', phone);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /search/i })
      .first()
      .tap();
    await searchInput(page).waitFor();
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await dialogCloses(page);
  });

  test('keeps what is typed before it is loaded', async () => {
    const page = await site.open('/api');
    const release = await hold(page, /search-dialog/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('firi');
    release();
    await searchInput(page).waitFor();
    await page.keyboard.type('ngs');
    expect(await searchInput(page).inputValue()).toBe('firings');
  });
});

test('a query of 64 characters is full: what is typed before it takes nothing away, and the caret stays', async () => {
  const page = await openWithSearch(site, '/api');
  const full = 'word '.repeat(12).concat('last');
  await page.keyboard.type(full);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('abc');
  const field = await searchInput(page).evaluate((it) => [
    (it as HTMLInputElement).value,
    (it as HTMLInputElement).selectionStart,
  ]);
  expect(field).toEqual([full, 0]);
});

test('Enter that commits a composition opens nothing', async () => {
  const page = await openWithSearch(site, '/api');
  const input = await page.context().newCDPSession(page);
  await page.keyboard.type('firing');
  await eventually(() => results(page).count()).toBeGreaterThan(1);
  await input.send('Input.imeSetComposition', { text: 's', selectionStart: 1, selectionEnd: 1 });
  // What a browser sends for the key, whose composition is still going on.
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
  await nextFrames(page);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await input.send('Input.insertText', { text: 's' });
  expect(await searchInput(page).inputValue()).toBe('firings');
});

test('Back closes the dialog, and shows the page before only when pressed again', async () => {
  const page = await site.open('/api/kiln/firings');
  await hydrate(page);
  await followLink(page, '/api/kiln/quickstart');
  await page.waitForURL('**/quickstart');
  await openDialog(page);
  await page.keyboard.type('firing');
  await page.evaluate(() => history.back());
  await dialogCloses(page);
  expect(new URL(page.url()).pathname).toBe('/api/kiln/quickstart');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/firings');
});

describe('results', () => {
  test('are grouped by page, at most five per page, and announced', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'check firing');
    const hrefs = await addresses(page);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.length).toBeLessThanOrEqual(20);
    expect(mostOfOnePage(hrefs)).toBeLessThanOrEqual(5);
    expect(await page.locator('dialog mark').count()).toBeGreaterThan(3);
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^\d+ results for check firing$/);
  });

  test('are fewer and shorter on a narrow screen', async () => {
    const page = await openWithSearch(site, '/api', phone);
    await searchFor(page, 'firing');
    expect(mostOfOnePage(await addresses(page))).toBeLessThanOrEqual(3);
    for (const text of await page.locator('.search-snippet').allTextContents())
      expect(text.replaceAll('…', '').trim().split(/\s+/).length).toBeLessThanOrEqual(5);
  });

  test('come from the page’s version and the unversioned pages, or from a chosen version', async () => {
    const page = await openWithSearch(site, '/api/1.0/kiln/firings');
    await searchFor(page, 'firing');
    for (const url of await addresses(page)) expect(url).toMatch(/^\/api\/1\.0(?:[/#]|$)|^\/(?!api)/);
    await page.getByRole('dialog').getByLabel('Version').selectOption('1.2');
    await eventually(async () => (await addresses(page)).some((url) => url.startsWith('/api/1.2/'))).toBe(true);
    for (const url of await addresses(page)) expect(url).toMatch(/^\/api\/1\.2(?:[/#]|$)|^\/(?!api)/);
  });

  test('offer other versions if only they have the words', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'modem dials');
    await page.getByRole('button', { name: /^\d+ results? in 2\.0\.0$/ }).click();
    await eventually(async () => (await addresses(page)).some((url) => url.startsWith('/api/2.0.0/'))).toBe(true);
  });

  test('are empty for nonsense; the dialog says so, and links to the report form', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'firing zzxqv wvvkq pqqzt');
    expect(await results(page).count()).toBe(0);
    const dialog = page.getByRole('dialog');
    await eventually(() => dialog.innerText()).toMatch(
      /No results for.*zzxqv[\s\S]*Try searching for[\s\S]*Believe this query should return results\?/,
    );
    expect(await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain(
      encodeURIComponent('zzxqv'),
    );
    await dialog.getByRole('button', { name: 'firing', exact: true }).click();
    await eventually(() => results(page).count()).toBeGreaterThan(3);
  });
});

describe('keyboard', () => {
  test('arrows, Home, and End move; Enter goes to the section and highlights the term there', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'log::write');
    const active = () => page.locator('dialog [aria-selected=true]').getAttribute('id');
    const first = await active();
    expect(await searchInput(page).getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await active()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('dialog [aria-selected=true]').textContent()).toMatch(/See all \d+ results/);
    await page.keyboard.press('Home');
    expect(await active()).toBe(first);
    const target = (await addresses(page))[0] ?? '';
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(target);
    await dialogCloses(page);
    await eventually(async () => (await highlighted(page)).map((text) => text.toLowerCase())).toContain('write');
  });
});

test('the page behind does not scroll, and does not move when the dialog opens', async () => {
  const page = await site.open('/api/kiln/firings');
  const left = () => page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().left);
  const before = await left();
  await openDialog(page);
  expect(await left()).toBe(before);
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a pasted error message is shortened to its distinctive words', async () => {
  const page = await openWithSearch(site, '/api');
  const message =
    "thread 'main' panicked at /home/me/project/host/src/main.rs:42:10: called `Result::unwrap()` on an `Err` value: Schedule limit exceeded: 4194304 >= 1048576";
  await searchInput(page).focus();
  await page.keyboard.insertText(message);
  const query = await searchInput(page).inputValue();
  expect(query.length).toBeLessThanOrEqual(64);
  expect(query).toContain('Schedule limit exceeded');
  await eventually(() => results(page).count()).toBeGreaterThan(0);
});

test('hostile queries are text', async () => {
  const page = await openWithSearch(site, '/api');
  const title = await page.title();
  const said = () => page.getByRole('dialog').getByRole('status').textContent();
  for (const query of [
    '<img src=x onerror="document.title=1">',
    '"><script>document.title=1</script>',
    '%00%ff\\u0000',
    '((((((((((a+)+)+)+$',
    '__proto__',
    '\u202e\u0000\ud800',
  ]) {
    await searchInput(page).fill('');
    await eventually(said).toBe('');
    await searchInput(page).fill(query);
    await eventually(said).toMatch(/for ./s);
    expect(await page.title()).toBe(title);
  }
});

test('is accessible in every state', async () => {
  const page = await openWithSearch(site, '/api');
  await expectAccessible(page, 'dialog');
  await searchFor(page, 'firing');
  await expectAccessible(page, 'dialog');
  await searchFor(page, 'kubernetes ingress');
  await expectAccessible(page, 'dialog');
  await searchFor(page, 'dry run');
  await page.keyboard.press('Enter');
  await dialogCloses(page);
  await openDialog(page);
  await page.getByRole('button', { name: /Save this search/ }).waitFor();
  await expectAccessible(page, 'dialog');
});
