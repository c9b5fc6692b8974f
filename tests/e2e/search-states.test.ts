/** Search where something is missing: the network, storage, time. And what it remembers. */
import { describe, expect, it } from 'vitest';
import { addresses, box, openDialog, results, searchSite, type, withinTimeout } from './search-site.ts';

const site = searchSite();

describe('remembers', () => {
  it('where the reader went, and what they keep', async () => {
    const { page } = await site.search('api');
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('No recent searches');
    for (const query of ['dev mode', 'gdb']) {
      await type(page, query);
      const target = (await addresses(page))[0] ?? '';
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url(), withinTimeout).toContain(target);
      await expect.poll(() => dialog.count(), withinTimeout).toBe(0);
      await openDialog(page);
    }
    expect(await dialog.getByRole('row').allInnerTexts()).toEqual([expect.stringContaining('GDB'), expect.stringContaining('Dev mode')]);
    await dialog.getByRole('button', { name: 'Save this search: Dev mode' }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).innerText()).toContain('Dev mode');
    expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.reload();
    await openDialog(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), withinTimeout).toContain('/api/generating-proofs/dev-mode');
    await openDialog(page);
    await dialog.getByRole('button', { name: /Remove this search from favorites/ }).click();
    expect(await dialog.getByRole('rowgroup', { name: 'Favorite' }).count()).toBe(0);
  });

  it('nothing where storage is blocked, and works', async () => {
    const { page, complaints } = await site.visit('api');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await openDialog(page);
    await type(page, 'dev mode');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), withinTimeout).toContain('dev-mode');
    expect(complaints).toEqual([]);
  });

  it('nothing of the rubbish that storage may hold', async () => {
    const { page, complaints } = await site.visit('api');
    await page.evaluate(() => {
      const bad = [{ path: 'javascript:alert(1)', title: 'x', page: '', version: '' }, null, 7];
      for (const key of Object.keys(localStorage).concat('search'))
        if (key.includes('search')) localStorage.setItem(key, JSON.stringify({ recent: bad, favorites: 'x' }));
    });
    await page.reload();
    await openDialog(page);
    expect(await page.getByRole('dialog').innerText()).toContain('No recent searches');
    expect(complaints).toEqual([]);
  });
});

describe('network', () => {
  it('that fails is said, and Retry tries again', async () => {
    const { page } = await site.visit('api');
    await page.route(/\.digest-/, (route) => route.abort());
    await openDialog(page);
    await box(page).fill('receipt');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect
      .poll(() => alert.innerText(), withinTimeout)
      .toMatch(/Unable to fetch results\s+You might want to check your network connection\./);
    await page.unroute(/\.digest-/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => results(page).count(), withinTimeout).toBeGreaterThan(3);
    expect(await alert.count()).toBe(0);
  });

  it('that is slow shows as stalled after 300 ms; results come when they come', async () => {
    const { page } = await site.visit('api');
    await page.route(/\.digest-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await openDialog(page);
    await box(page).fill('receipt');
    await page.locator('dialog [data-status=stalled]').waitFor();
    expect(await results(page).count()).toBe(0);
    await expect.poll(() => results(page).count(), withinTimeout).toBeGreaterThan(3);
    await page.locator('dialog [data-status=idle]').waitFor();
  });

  it('is not asked again for a second search', async () => {
    const { page } = await site.search('api');
    await type(page, 'receipt');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await type(page, 'journal');
    expect(requests).toEqual([]);
  });

  it('of other hosts is never used', async () => {
    const { page } = await site.visit('api');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openDialog(page);
    await type(page, 'receipt');
    expect([...hosts]).toEqual(['localhost']);
  });
});

describe('worker', () => {
  it('that cannot be loaded is said, and Retry starts another', async () => {
    const { page } = await site.visit('api');
    await page.route(/\/worker-[^/]*\.js/, (route) => route.abort());
    await openDialog(page);
    await box(page).fill('receipt');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.innerText(), withinTimeout).toContain('Unable to fetch results');
    await page.unroute(/\/worker-[^/]*\.js/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => results(page).count(), withinTimeout).toBeGreaterThan(3);
  });

  it('that never answers is said after ten seconds', async () => {
    const { page } = await site.visit('api');
    await page.clock.install();
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.reload();
    await openDialog(page);
    await box(page).fill('receipt');
    await page.locator('dialog [data-status=loading], dialog [data-status=stalled]').waitFor();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return alert.count();
      }, withinTimeout)
      .toBe(1);
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
  });
});
