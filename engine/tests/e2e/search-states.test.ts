/**
 * Search with network failures, without storage, and with delays; and remembered places. What the dialog makes of slow,
 * failed, and late answers is in `src/search/ui/dialog/dialog.test.tsx`.
 */
import { describe, expect, test } from 'vitest';
import { eventually, faults, hold, hydrate, settle } from './reader.ts';
import { addresses, openDialog, openWithSearch, paste, results, searchFor, searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('remembers', () => {
  test('where the reader went, and what they keep', async () => {
    const page = await openWithSearch(site, '/api');
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('No recent searches');
    for (const query of ['dry run', 'thermocouples']) {
      await searchFor(page, query);
      const target = (await addresses(page))[0] ?? '';
      await page.keyboard.press('Enter');
      await eventually(() => page.url()).toContain(target);
      await eventually(() => dialog.count()).toBe(0);
      await openDialog(page);
    }
    expect(await dialog.getByRole('rowgroup', { name: 'Recent' }).getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Thermocouples'),
      expect.stringContaining('Dry run'),
    ]);
    await dialog.getByRole('button', { name: 'Save this search: Dry run' }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).innerText()).toContain('Dry run');
    expect(await searchInput(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.reload();
    await openDialog(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toContain('/api/control/dry-run');
    await openDialog(page);
    await dialog.getByRole('button', { name: /Remove this search from favorites/ }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).count()).toBe(0);
  });

  test('nothing if storage is blocked, and works', async () => {
    const page = await site.open('/api');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await openDialog(page);
    await searchFor(page, 'dry run');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toContain('dry-run');
  });
});

describe('network', () => {
  test('is used once per file', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'firing');
    await searchFor(page, 'thermocouple');
    const requests: string[] = [];
    page.on('request', (request) => !request.url().includes('/data/pages/') && requests.push(request.url()));
    await searchFor(page, 'thermocouple firing');
    expect(requests).toEqual([]);
  });

  test('is used for the worker and the names while the dialog is loading, once', async () => {
    const page = await site.open('/api');
    await settle(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const release = await hold(page, /search-dialog-.*\.js/);
    await page.keyboard.press('Control+k');
    const names = () => requests.filter((address) => /\/names-\w+\.json$/.test(address)).length;
    await eventually(names).toBe(1);
    await eventually(() => requests.some((address) => /\/worker-.*\.js$/.test(address))).toBe(true);
    release();
    await searchInput(page).waitFor();
    await searchFor(page, 'firing');
    expect(names()).toBe(1);
  });

  test('is not used for more than the index before anything is typed', async () => {
    const page = await site.open('/faq');
    await hydrate(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openDialog(page);
    await eventually(() => requests.some((address) => /\/names-\w+\.json$/.test(address))).toBe(true);
    expect(requests.filter((address) => address.startsWith('/data/') && !address.includes('/search/'))).toEqual([]);
  });

  test('is used for the snippets of the results in view, without layout shift', async () => {
    const page = await openWithSearch(site, '/api');
    const release = await hold(page, '**/data/pages/*.json');
    await searchFor(page, 'check firing');
    const tops = () => results(page).evaluateAll((all) => all.map((hit) => hit.getBoundingClientRect().top));
    const before = await tops();
    const pending = page.locator('dialog [data-pending]');
    const waiting = await pending.count();
    expect(waiting).toBeGreaterThan(0);
    release();
    await eventually(() => pending.count()).toBeLessThan(waiting);
    expect(await tops()).toEqual(before);
    const last = results(page).nth(-2);
    await last.scrollIntoViewIfNeeded();
    await eventually(() => last.locator('.search-snippet').innerText()).not.toBe('');
  });

  test('that has no snippets shows the results without them', async () => {
    const page = await site.open('/api', { expected: faults });
    let asked = 0;
    await page.route('**/data/pages/*.json', (route) => {
      asked++;
      return route.abort();
    });
    await openDialog(page);
    await searchFor(page, 'check firing');
    await eventually(() => asked).toBeGreaterThan(0);
    expect(await results(page).count()).toBeGreaterThan(3);
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
  });

  test('of other hosts is never used', async () => {
    const page = await site.open('/api');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openDialog(page);
    await searchFor(page, 'firing');
    expect([...hosts]).toEqual(['localhost']);
  });
});

describe('Enter', () => {
  test('before the dialog is loaded opens the first result', async () => {
    const page = await site.open('/api');
    const release = await hold(page, /search-dialog-.*\.js/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dry run');
    await page.keyboard.press('Enter');
    release();
    await eventually(() => page.url()).toContain('/api/control/dry-run');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('what is entered while the dialog opens', () => {
  test('a pasted text is searched for', async () => {
    const page = await site.open('/api');
    const release = await hold(page, /search-dialog-.*\.js/);
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await paste(page, 'dry run');
    release();
    await eventually(() => searchInput(page).inputValue()).toBe('dry run');
  });

  test('the space after a word is kept, for the next one', async () => {
    const page = await site.open('/api');
    const release = await hold(page, /search-dialog-.*\.js/);
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dry ');
    release();
    await eventually(() => searchInput(page).inputValue()).toBe('dry ');
    await page.keyboard.type('run');
    await eventually(() => searchInput(page).inputValue()).toBe('dry run');
  });

  test('no key is lost, the first time and later', async () => {
    const page = await site.open('/api');
    for (const text of ['dry run of a kiln', 'firing twice at night']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
      await eventually(() => searchInput(page).inputValue()).toBe(text);
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
    }
  });
});

describe('worker', () => {
  test('that cannot be loaded causes a message, and Retry starts another', async () => {
    const page = await site.open('/api', { expected: faults });
    await page.route(/\/worker-[^/]*\.js/, (route) => route.abort());
    await openDialog(page);
    await searchInput(page).fill('firing');
    const alert = page.getByRole('dialog').getByRole('alert');
    await eventually(() => alert.innerText()).toContain('Unable to fetch results');
    await page.unroute(/\/worker-[^/]*\.js/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => results(page).count()).toBeGreaterThan(3);
  });

  test('that does not answer causes a message after ten seconds', async () => {
    const page = await site.open('/api');
    await page.clock.install();
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.reload();
    await openDialog(page);
    await searchInput(page).fill('firing');
    await page.locator('dialog [data-status=loading], dialog [data-status=stalled]').waitFor();
    const alert = page.getByRole('dialog').getByRole('alert');
    await eventually(async () => {
      await page.clock.runFor(2_000);
      return alert.count();
    }).toBe(1);
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
  });
});
