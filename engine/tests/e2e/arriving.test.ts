/** A document that arrives in parts is displayed in parts, without layout shift. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { nextFrames, watchShifts } from './reader.ts';
import { useSite } from './site.ts';

const siteFolder = inject('siteFolder');
const site = useSite();

const pieceBytes = 1500;

let server: http.Server;
let origin = '';
/** The partial document. It is complete when `rest` is empty. */
let arriving: { readonly response: http.ServerResponse; rest: Buffer };

function sendPiece(bytes = pieceBytes): void {
  const { response, rest } = arriving;
  response.write(rest.subarray(0, bytes));
  arriving.rest = rest.subarray(bytes);
  if (!arriving.rest.length) response.end();
}

beforeAll(async () => {
  server = http.createServer(({ url = '/' }, response) => {
    const file = path.join(siteFolder, `${url === '/' ? 'index' : url}.html`);
    if (!fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    arriving = { response, rest: fs.readFileSync(file) };
    sendPiece();
  });
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => server.close());

test.each([
  ['/', 1440],
  ['/', 390],
  ['/api/kiln/quickstart', 1440],
  ['/api/kiln/quickstart', 1100],
  ['/api/kiln/quickstart', 390],
  ['/faq', 1440],
])('%s at %d pixels', async (address, width) => {
  const page = await site.open('/robots.txt', { viewport: { width, height: 900 } });
  const opened = page.goto(origin + address);
  await page.waitForURL(origin + address, { waitUntil: 'commit' });
  while (arriving.rest.length) {
    // There are no frames before there is a body.
    if (await page.evaluate(() => document.body !== null)) await nextFrames(page);
    sendPiece();
  }
  await opened;
  const shifts = await watchShifts(page);
  await nextFrames(page);
  expect(await shifts()).toEqual([]);
});

test('the button that copies the page does not move when the menu next to it arrives', async () => {
  const address = '/api/kiln/quickstart';
  const page = await site.open('/robots.txt', { viewport: { width: 1440, height: 900 } });
  const opened = page.goto(origin + address);
  await page.waitForURL(origin + address, { waitUntil: 'commit' });
  sendPiece(arriving.rest.indexOf('Copy page'));
  const place = async () => {
    await nextFrames(page);
    return page.locator('.page-actions > button').boundingBox();
  };
  const before = await place();
  sendPiece(arriving.rest.length);
  await opened;
  expect(await place()).toEqual(before);
});
