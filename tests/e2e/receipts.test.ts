/** Receipts in a browser: the verifier is loaded on demand, nothing leaves the page, addresses have receipts. */

import { eventually, faults, settle } from 'onesource/testing/e2e/reader';
import { addresses, openWithSearch, searchFor } from 'onesource/testing/e2e/search';
import { useSite } from 'onesource/testing/e2e/site';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { oldTestReceipts } from '../../content/islands/receipt-verifier/facts/old-test-receipts.ts';
import { sample } from '../../content/islands/receipt-verifier/facts/sample.ts';

const site = useSite();
const inspector = '/api/blockchain-integration/contracts/receipt-inspector';
const shared = `#${new URLSearchParams({ seal: `0x${sample.seal}`, image: sample.imageId, journal: sample.journal })}`;

async function hydrated(page: Page, name: string) {
  await settle(page);
  await page.locator(`[data-island="${name}"]`).scrollIntoViewIfNeeded();
  const island = page.locator(`[data-island="${name}"][data-hydrated]`);
  await island.waitFor({ state: 'attached' });
  return island;
}

it('verifies the receipt by itself when it comes into view, and sends nothing', async () => {
  const page = await site.open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await settle(page);
  const island = await hydrated(page, 'verify-receipt');
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
  expect(requests.filter((request) => request.includes('verifier-worker'))).toHaveLength(1);
  expect(
    requests.filter((request) => !request.startsWith(`GET ${site.url('/')}`) || request.includes(sample.imageId)),
  ).toEqual([]);
});

it('opens a receipt from the address, and verifies others without a network', async () => {
  const page = await site.open(inspector + shared);
  const island = await hydrated(page, 'receipt-inspector');
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
  expect(await island.getByRole('link', { name: 'Link to this receipt' }).getAttribute('href')).toContain(
    `image=${sample.imageId}`,
  );
  await page.context().setOffline(true);
  await island.getByLabel(/^Journal, /).fill('another journal');
  await island.getByRole('button', { name: 'Inspect' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/VerificationFailed\(\)/);
});

it('offers the reading of the journal with which the receipt verifies', async () => {
  const island = await hydrated(await site.open(inspector), 'receipt-inspector');
  await island.getByLabel('Receipt: seal, calldata, or JSON').fill(`0x${sample.seal}`);
  await island.getByLabel(/^Image ID, /).fill(sample.imageId);
  await island.getByLabel(/^Journal, /).fill(`0x${Buffer.from(sample.journal).toString('hex')}`);
  await island.getByRole('button', { name: 'Inspect' }).press('Enter');
  const outcome = island.getByRole('group', { name: 'Result' });
  await eventually(() => outcome.textContent()).toMatch(/It depends on the journal.*Verified if.*hexadecimal/);
  expect(await outcome.evaluate((it) => it === document.activeElement)).toBe(true);
  await island.getByRole('button', { name: 'Read it as hexadecimal digits' }).press('Enter');
  await eventually(() => outcome.textContent()).toMatch(/✓ Verified/);
  expect(await island.getByLabel('You enter the journal as').inputValue()).toBe('hex');
});

it('takes ten megabytes without showing them', async () => {
  const island = await hydrated(await site.open(inspector), 'receipt-inspector');
  const field = island.getByLabel('Receipt: seal, calldata, or JSON');
  await field.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', `{"seal": "${'ab'.repeat(5_000_000)}"}`);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await eventually(() => field.inputValue().then((shown) => shown.length)).toBe(1001);
  await island.getByRole('button', { name: 'Inspect' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/too long: more than 4 million characters/);
  await island.getByRole('button', { name: 'Clear' }).click();
  await eventually(() => field.inputValue()).toBe('');
});

it.each([
  ['markup', '#seal=<img src=x onerror=alert(1)>', /not a hexadecimal digit/],
  ['too much', `#seal=${'0'.repeat(30_000)}`, /more than 20000 characters/],
])('answers a hostile address: %s', async (_, hash, says) => {
  const island = await hydrated(await site.open(inspector + hash), 'receipt-inspector');
  await eventually(() => island.locator('.outcome').textContent()).toMatch(says);
});

it('loads everything that an inspection needs when it is opened', async () => {
  const loaded: string[] = [];
  const page = await site.open(inspector, {
    before: async (opening) => opening.on('requestfinished', (request) => loaded.push(request.url())),
  });
  const island = await hydrated(page, 'receipt-inspector');
  const parts = ['inspect', 'inspect-bare', 'inspect-other', 'sha3'];
  await eventually(() =>
    parts.filter((part) => !loaded.some((url) => new RegExp(`/${part}-[\\w-]{8}\\.js$`).test(url))),
  ).toEqual([]);
  await page.context().setOffline(true);
  await island.getByRole('button', { name: 'Example' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
  const [old] = oldTestReceipts;
  await island.getByLabel('Receipt: seal, calldata, or JSON').fill(old.seal);
  await island.getByLabel(/^Image ID, /).fill(old.imageId);
  await island.getByLabel(/^Journal, /).fill(old.journal);
  await island.getByLabel('You enter the journal as').selectOption('hex');
  await island.getByText('For seals made by 0.17 to 0.21').click();
  await island.getByLabel(/^Post-state digest/).fill(old.postState);
  await island.getByRole('button', { name: 'Inspect' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(
    /✓ Verified.*RISC Zero 0\.17 made the proof/,
  );
});

it('shows a message if a part cannot be loaded, and tries again', async () => {
  const page = await site.open(inspector, { expected: faults });
  const parts = /\/inspect-/;
  await page.context().route(parts, (route) => route.abort());
  const island = await hydrated(page, 'receipt-inspector');
  await island.getByRole('button', { name: 'Example' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/couldn’t load/);
  await page.context().unroute(parts);
  await island.getByRole('button', { name: 'Example' }).click();
  await eventually(() => island.locator('.outcome').textContent()).toMatch(/✓ Verified/);
});

it('is found by error and by selector', async () => {
  const page = await openWithSearch(site, '/api');
  for (const query of ['VerificationFailed', 'SelectorMismatch', '0x73c457ba', '73c457ba', '0x439cc0cd']) {
    await searchFor(page, query);
    expect([query, (await addresses(page)).some((address) => address.startsWith(inspector))]).toEqual([query, true]);
  }
});
