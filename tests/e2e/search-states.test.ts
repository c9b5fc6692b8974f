/** Search where something is missing: the network, storage, time. And what it remembers. */
import { describe, expect, test } from 'vitest';
import { eventually, faults, hold, stopClock, stoppableClock } from './reader.ts';
import { addresses, openDialog, openWithSearch, results, searchFor, searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('remembers', () => {
  test('where the reader went, and what they keep', async () => {
    const page = await openWithSearch(site, '/api');
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('No recent searches');
    for (const query of ['dev mode', 'gdb']) {
      await searchFor(page, query);
      const target = (await addresses(page))[0] ?? '';
      await page.keyboard.press('Enter');
      await eventually(() => page.url()).toContain(target);
      await eventually(() => dialog.count()).toBe(0);
      await openDialog(page);
    }
    expect(await dialog.getByRole('row').allInnerTexts()).toEqual([expect.stringContaining('GDB'), expect.stringContaining('Dev mode')]);
    await dialog.getByRole('button', { name: 'Save this search: Dev mode' }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).innerText()).toContain('Dev mode');
    expect(await searchInput(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.reload();
    await openDialog(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toContain('/api/generating-proofs/dev-mode');
    await openDialog(page);
    await dialog.getByRole('button', { name: /Remove this search from favorites/ }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).count()).toBe(0);
  });

  test('nothing where storage is blocked, and works', async () => {
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
    await searchFor(page, 'dev mode');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toContain('dev-mode');
  });

  test('nothing of the rubbish that storage may hold', async () => {
    const page = await site.open('/api');
    await page.evaluate(() => {
      const bad = [{ path: 'javascript:alert(1)', title: 'x', page: '', version: '' }, null, 7];
      for (const key of Object.keys(localStorage).concat('search'))
        if (key.includes('search')) localStorage.setItem(key, JSON.stringify({ recent: bad, favorites: 'x' }));
    });
    await page.reload();
    await openDialog(page);
    expect(await page.getByRole('dialog').innerText()).toContain('No recent searches');
  });
});

describe('network', () => {
  test('that fails is said, and Retry tries again', async () => {
    const page = await site.open('/api', { expected: faults });
    await page.route(/\.digest-/, (route) => route.abort());
    await openDialog(page);
    await searchInput(page).fill('receipt');
    const alert = page.getByRole('dialog').getByRole('alert');
    await eventually(() => alert.innerText()).toMatch(/Unable to fetch results\s+You might want to check your network connection\./);
    await page.unroute(/\.digest-/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => results(page).count()).toBeGreaterThan(3);
    expect(await alert.count()).toBe(0);
  });

  test('that is slow shows as stalled after 300 ms; results come when they come', async () => {
    const page = await site.open('/api', { before: stoppableClock });
    const release = await hold(page, /\.digest-/);
    await openDialog(page);
    await stopClock(page);
    await searchInput(page).fill('receipt');
    await page.clock.runFor(299);
    await page.locator('dialog [data-status=loading]').waitFor();
    await page.clock.runFor(1);
    await page.locator('dialog [data-status=stalled]').waitFor();
    await page.clock.resume();
    release();
    expect(await results(page).count()).toBe(0);
    await eventually(() => results(page).count()).toBeGreaterThan(3);
    await page.locator('dialog [data-status=idle]').waitFor();
  });

  test('is not asked again for a second search', async () => {
    const page = await openWithSearch(site, '/api');
    await searchFor(page, 'receipt');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await searchFor(page, 'journal');
    expect(requests).toEqual([]);
  });

  test('of other hosts is never used', async () => {
    const page = await site.open('/api');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openDialog(page);
    await searchFor(page, 'receipt');
    expect([...hosts]).toEqual(['localhost']);
  });
});

describe('worker', () => {
  test('that cannot be loaded is said, and Retry starts another', async () => {
    const page = await site.open('/api', { expected: faults });
    await page.route(/\/worker-[^/]*\.js/, (route) => route.abort());
    await openDialog(page);
    await searchInput(page).fill('receipt');
    const alert = page.getByRole('dialog').getByRole('alert');
    await eventually(() => alert.innerText()).toContain('Unable to fetch results');
    await page.unroute(/\/worker-[^/]*\.js/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => results(page).count()).toBeGreaterThan(3);
  });

  test('that never answers is said after ten seconds', async () => {
    const page = await site.open('/api');
    await page.clock.install();
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.reload();
    await openDialog(page);
    await searchInput(page).fill('receipt');
    await page.locator('dialog [data-status=loading], dialog [data-status=stalled]').waitFor();
    const alert = page.getByRole('dialog').getByRole('alert');
    await eventually(async () => {
      await page.clock.runFor(2_000);
      return alert.count();
    }).toBe(1);
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
  });
});
