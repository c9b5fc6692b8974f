/** Receipts in a real browser: the verifier is loaded when it is asked for, nothing leaves the page, and an address can hold a receipt. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '../../content/islands/receipt-verifier/facts/sample.ts';
import { settle } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();
const inspector = '/api/blockchain-integration/contracts/receipt-inspector';
const shared = `#${new URLSearchParams({ seal: `0x${sample.seal}`, image: sample.imageId, journal: sample.journal })}`;

async function alive(page: Page, name: string) {
  await settle(page);
  await page.locator(`[data-island="${name}"]`).scrollIntoViewIfNeeded();
  const island = page.locator(`[data-island="${name}"][data-alive]`);
  await island.waitFor({ state: 'attached' });
  return island;
}

it('loads the verifier when a reader asks for it, and sends nothing', async () => {
  const page = await site.open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  const island = await alive(page, 'verify-receipt');
  expect(requests.filter((request) => request.includes('verifier-worker'))).toEqual([]);
  await island.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect.poll(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
  expect(requests.filter((request) => request.includes('verifier-worker'))).toHaveLength(1);
  expect(requests.filter((request) => !request.startsWith(`GET ${site.url('/')}`) || request.includes(sample.imageId))).toEqual([]);
});

it('opens a receipt from the address, and verifies others without a network', async () => {
  const page = await site.open(inspector + shared);
  const island = await alive(page, 'receipt-inspector');
  await expect.poll(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
  expect(await island.getByRole('link', { name: 'Link to this receipt' }).getAttribute('href')).toContain(`image=${sample.imageId}`);
  await page.context().setOffline(true);
  await island.getByLabel(/^Journal, /).fill('another journal');
  await island.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(() => island.locator('.outcome').textContent()).toMatch(/VerificationFailed\(\)/);
});

it.each([
  ['markup', '#seal=<img src=x onerror=alert(1)>', /not a hexadecimal digit/],
  ['too much', `#seal=${'0'.repeat(30_000)}`, /more than 20000 characters/],
])('answers a hostile address: %s', async (_, hash, says) => {
  const island = await alive(await site.open(inspector + hash), 'receipt-inspector');
  await expect.poll(() => island.locator('.outcome').textContent()).toMatch(says);
});

it.each(['VerificationFailed', 'SelectorMismatch', '0x73c457ba'])('has %s in the text of its page, where search finds it', async (word) => {
  const page = await site.open(inspector, { javaScriptEnabled: false });
  expect(await page.locator('main').textContent()).toContain(word);
});
