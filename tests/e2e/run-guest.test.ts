/** Guests in a browser: loaded on a press, stopped by another one, and never an exception. */
import fs from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { eventually, settle } from 'onesource/testing/e2e/reader';
import { useSite } from 'onesource/testing/e2e/site';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths.ts';

const site = useSite();

async function island(page: Page, props: string): Promise<Locator> {
  await settle(page);
  const slot = page.locator(`[data-island="run-guest"][data-props*="${props}"]`);
  await slot.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="run-guest"][data-props*="${props}"][data-hydrated]`).waitFor({ state: 'attached' });
  return slot;
}

const status = (guest: Locator) => eventually(() => guest.getByRole('status').textContent());
const run = (guest: Locator) => guest.getByRole('button', { name: 'Run' }).click();

it('loads the executor on a press, in a worker, while the page itself must not run WebAssembly', async () => {
  const page = await site.open('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tally = await island(page, 'tally');
  const loaded = () => requests.filter((url) => /\.deflate$|run-worker/.test(url));
  expect(loaded()).toEqual([]);
  expect(await tally.textContent()).toMatch(/Loads \d+ kB once/);
  await tally.getByLabel(/^Ballots/).fill('true, true, false, true, true');
  await run(tally);
  await status(tally).toMatch(/Your browser took \d+ ms/);
  expect(await tally.textContent()).toMatch(/Journal: Yes4/);
  expect(loaded().length).toBe(3);
  // The headers allow WebAssembly, for workers; the document's own policy, which it also has to satisfy, doesn't.
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('wasm');
});

it('compares two runs with what the reader predicted', async () => {
  const median = await island(await site.open('/api/zkvm/profiling'), 'median');
  // Not before the reader has predicted, or asks for it.
  expect(await median.locator('table').isVisible()).toBe(false);
  await median.getByText(/^Show the run recorded on/).click();
  expect(await median.locator('table').isVisible()).toBe(true);
  await median.getByLabel('As typed').check();
  await run(median);
  await status(median).toMatch(/^You predicted that\. “As typed” takes [\d.]+ times as many\./);
  await median.getByLabel(/^Numbers/).fill('3, 2, 1');
  await median.getByLabel('About the same').check();
  await run(median);
  await status(median).toMatch(/^You predicted .*As typed: [\d,]+ user cycles/);
});

it('runs a reader’s own file, answers a broken one, and stops', async () => {
  const page = await site.open('/api/zkvm/profiling');
  const own = await island(page, 'own');
  await run(own);
  await status(own).toBe('Choose a .bin file first.');
  const packed = (name: string) =>
    inflateRawSync(fs.readFileSync(path.join(projectRoot, `content/islands/run-guest/built/${name}.deflate`)));
  const choose = (buffer: Buffer) =>
    own.getByLabel(/^Your guest/).setInputFiles({ name: 'guest.bin', mimeType: 'application/octet-stream', buffer });
  await choose(packed('collatz'));
  await own.getByLabel(/^Input/).fill('u64 837799');
  await run(own);
  await status(own).toMatch(/user cycles/);
  expect(await own.textContent()).toMatch(/Journal, bytes0c020000/);
  await choose(Buffer.from('no guest'));
  await run(own);
  await eventually(() => own.textContent()).toMatch(/✗ Malformed ProgramBinary/);
  await own.getByLabel(/^Input/).fill('float 1');
  await run(own);
  await status(own).toMatch(/type a kind and a value in each line/);
  await choose(packed('pages'));
  await own.getByLabel(/^Input/).fill('u32 100000\nu32 100000');
  await own.getByLabel('Segment limit').selectOption('16');
  await run(own);
  await eventually(() => own.locator('.progress').textContent()).toMatch(/^[1-9][\d,]* full segments so far/);
  await own.getByRole('button', { name: 'Stop' }).press('Enter');
  await status(own).toBe('You stopped the run.');
  expect(await own.getByRole('button', { name: 'Run' }).evaluate((it) => it === document.activeElement)).toBe(true);
});
