/** Copying a page as Markdown, its address, and the command for coding agents. */
import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();
const address = '/api/1.2/zkvm/receipts';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test('without script, there is only the link to the Markdown', async () => {
  const page = await site.open(address, { javaScriptEnabled: false });
  expect(await page.locator('.page-actions a').getAttribute('href')).toBe(`${address}.md`);
  expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(0);
});

test('copies the page, its address, and the command, from the keyboard, and says so', async () => {
  const page = await site.open(address, clipboard);
  await page.mouse.move(300, 300);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy page' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Page copied' }).waitFor({ state: 'attached' });
  expect(await copied()).toMatch(/^---\ntitle: "Receipts"[\s\S]+version: "1\.2"/);
  const more = page.locator('.page-menu summary');
  await more.press('Enter');
  await page.getByRole('button', { name: 'Copy a link to this version' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor({ state: 'attached' });
  expect(await copied()).toBe(site.url(address));
  await page.getByRole('button', { name: 'Copy the command for coding agents' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Command copied' }).waitFor({ state: 'attached' });
  expect(await copied()).toContain('--version 1.2');
});

test('nothing moves when the buttons appear', async () => {
  for (const width of [320, 700, 1366]) {
    const page = await site.open(address, { viewport: { width, height: 900 } });
    const places = () =>
      page.evaluate(() =>
        ['.breadcrumbs', '.page-actions a', 'h1'].map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect())),
      );
    const before = await places();
    await page.mouse.move(100, 300);
    await page.getByRole('button', { name: 'Copy page' }).waitFor();
    expect(await places()).toEqual(before);
  }
});
