/** The search dialog in a real browser: how it opens and closes, what it finds, how the keyboard moves in it. */
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { addresses, box, highlighted, openDialog, results, searchSite, type, withinTimeout } from './search-site.ts';

const site = searchSite();
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

const mostOfOnePage = (urls: readonly string[]) => {
  const pages = urls.map((url) => url.replace(/#.*/, ''));
  return Math.max(...pages.map((page) => pages.filter((each) => each === page).length));
};

describe('opens and closes', () => {
  it('Ctrl+K opens it and closes it again; focus returns', async () => {
    const { page } = await site.visit('api/zkvm/receipts');
    await page.locator('main a').first().focus();
    await openDialog(page);
    expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.getByRole('dialog').count(), withinTimeout).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), withinTimeout).toBe('A');
  });

  it('a slash opens it, but not where text is typed', async () => {
    const { page } = await site.visit('api');
    await page.keyboard.press('/');
    await box(page).waitFor();
    await page.keyboard.type('/');
    expect(await box(page).inputValue()).toBe('/');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), withinTimeout).toBe(0);
  });

  it('a tap opens it on a phone, over the whole screen; Cancel closes it', async () => {
    const { page } = await site.visit('api', phone);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /search/i })
      .first()
      .tap();
    await box(page).waitFor();
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect.poll(() => page.getByRole('dialog').count(), withinTimeout).toBe(0);
  });

  it('what is typed before it has loaded is not lost', async () => {
    const { page } = await site.visit('api');
    await page.route(/search-dialog/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recei', { delay: 20 });
    await box(page).waitFor();
    await page.keyboard.type('pts');
    expect(await box(page).inputValue()).toBe('receipts');
  });
});

describe('results', () => {
  it('are shown page by page, at most five of a page, with their place, and said aloud', async () => {
    const { page, complaints } = await site.search('api');
    await type(page, 'verify receipt');
    const found = await addresses(page);
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(mostOfOnePage(found)).toBeLessThanOrEqual(5);
    expect(await page.locator('dialog mark').count()).toBeGreaterThan(3);
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^\d+ results for verify receipt$/);
    expect(complaints).toEqual([]);
  });

  it('are fewer and shorter on a narrow screen', async () => {
    const { page } = await site.search('api', phone);
    await type(page, 'receipt');
    expect(mostOfOnePage(await addresses(page))).toBeLessThanOrEqual(3);
    for (const text of await page.locator('.search-snippet').allTextContents())
      expect(text.replaceAll('…', '').trim().split(/\s+/).length).toBeLessThanOrEqual(5);
  });

  it('come from the version of the page and the unversioned pages, and from another version where it is chosen', async () => {
    const { page } = await site.search('api/1.0/zkvm/receipts');
    await type(page, 'receipt');
    for (const url of await addresses(page)) expect(url).toMatch(/^\/api\/1\.0(?:[/#]|$)|^\/(?!api)/);
    await page.getByRole('dialog').getByLabel('Version').selectOption('0.20');
    await expect.poll(async () => (await addresses(page)).some((url) => url.startsWith('/api/0.20/')), withinTimeout).toBe(true);
    for (const url of await addresses(page)) expect(url).toMatch(/^\/api\/0\.20(?:[/#]|$)|^\/(?!api)/);
  });

  it('for what only other versions have, offer these', async () => {
    const { page } = await site.search('api');
    await type(page, 'bonsai relay');
    await page.getByRole('button', { name: 'Search version 2.0.0' }).click();
    await expect.poll(async () => (await addresses(page)).some((url) => url.startsWith('/api/2.0.0/')), withinTimeout).toBe(true);
  });

  it('for nonsense are none; the dialog says so, and where to report it', async () => {
    const { page } = await site.search('api');
    await type(page, 'receipt zzxqv wvvkq pqqzt');
    expect(await results(page).count()).toBe(0);
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.innerText())
      .toMatch(/No results for.*zzxqv[\s\S]*Try searching for[\s\S]*Believe this query should return results\?/);
    expect(await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toContain(encodeURIComponent('zzxqv'));
    await dialog.getByRole('button', { name: 'receipt', exact: true }).click();
    await expect.poll(() => results(page).count(), withinTimeout).toBeGreaterThan(3);
  });
});

describe('keyboard', () => {
  it('arrows, Home and End move; Enter goes to the section and shows the term there', async () => {
    const { page } = await site.search('api');
    await type(page, 'env::commit');
    const active = () => page.locator('dialog [aria-selected=true]').getAttribute('id');
    const first = await active();
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await active()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('dialog [aria-selected=true]').textContent()).toMatch(/See all \d+ results/);
    await page.keyboard.press('Home');
    expect(await active()).toBe(first);
    const target = (await addresses(page))[0] ?? '';
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash, withinTimeout).toBe(target);
    await expect.poll(() => page.getByRole('dialog').count(), withinTimeout).toBe(0);
    await expect.poll(async () => (await highlighted(page)).map((text) => text.toLowerCase()), withinTimeout).toContain('commit');
  });

  it('Ctrl+Enter opens a new tab, whose address says what to highlight', async () => {
    const { page } = await site.search('api');
    await type(page, 'dev mode');
    await page.evaluate(() => {
      window.open = (url) => {
        document.title = String(url);
        return null;
      };
    });
    await page.keyboard.press('Control+Enter');
    expect(await page.title()).toMatch(/^\/api\/generating-proofs\/dev-mode#.*:~:text=dev%20mode/i);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('the query is cut at 64 characters, and cleared', async () => {
    const { page } = await site.search('api');
    await box(page).fill('x'.repeat(200));
    expect(await box(page).inputValue()).toHaveLength(64);
    await page.getByRole('button', { name: 'Clear the query' }).click();
    expect(await box(page).inputValue()).toBe('');
    expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

it('the page behind does not scroll, and does not move when the dialog opens', async () => {
  const { page } = await site.visit('api/zkvm/receipts');
  const left = () => page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().left);
  const before = await left();
  await openDialog(page);
  expect(await left()).toBe(before);
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('a pasted message is shortened to what tells', async () => {
  const { page } = await site.search('api');
  const message =
    "thread 'main' panicked at /home/me/project/host/src/main.rs:42:10: called `Result::unwrap()` on an `Err` value: Session limit exceeded: 4194304 >= 1048576";
  await box(page).focus();
  await page.keyboard.insertText(message);
  const query = await box(page).inputValue();
  expect(query.length).toBeLessThanOrEqual(64);
  expect(query).toContain('Session limit exceeded');
  await expect.poll(() => results(page).count(), withinTimeout).toBeGreaterThan(0);
});

it.each([
  '<img src=x onerror="document.title=1">',
  '"><script>document.title=1</script>',
  '%00%ff\\u0000',
  '((((((((((a+)+)+)+$',
  '__proto__',
  '\u202e\u0000\ud800',
])('a hostile query is text: %s', async (query) => {
  const { page, complaints } = await site.search('api');
  const title = await page.title();
  await box(page).fill(query);
  await page.waitForTimeout(200);
  expect(await page.title()).toBe(title);
  expect(complaints).toEqual([]);
});

it.each(['dark', 'light'])('is accessible in every state, %s', async (theme) => {
  const { page } = await site.search('api');
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  const violations = () =>
    page.evaluate(
      `(() => { ${axe.source}; return window.axe.run('dialog', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((r) => r.violations.map((v) => v.id + ' ' + v.nodes.map((n) => n.target).join(' '))) })()`,
    );
  expect(await violations()).toEqual([]);
  await type(page, 'receipt');
  expect(await violations()).toEqual([]);
  await type(page, 'kubernetes ingress');
  expect(await violations()).toEqual([]);
  await type(page, 'dev mode');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count(), withinTimeout).toBe(0);
  await openDialog(page);
  await page.getByRole('button', { name: /Save this search/ }).waitFor();
  expect(await violations()).toEqual([]);
});
