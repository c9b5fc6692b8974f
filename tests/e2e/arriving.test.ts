/** A document that arrives in parts is displayed in parts, without layout shift. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../src/commands/paths.ts';
import { nextFrames } from './reader.ts';
import { useSite } from './site.ts';

const site = useSite();

const pieceBytes = 1500;

let server: http.Server;
let origin = '';
/** The partial document. It is complete when `rest` is empty. */
let arriving: { readonly response: http.ServerResponse; rest: Buffer };

function sendPiece(): void {
  const { response, rest } = arriving;
  response.write(rest.subarray(0, pieceBytes));
  arriving.rest = rest.subarray(pieceBytes);
  if (!arriving.rest.length) response.end();
}

beforeAll(async () => {
  server = http.createServer(({ url = '/' }, response) => {
    const file = path.join(distFolder, `${url === '/' ? 'index' : url}.html`);
    if (!fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    arriving = { response, rest: fs.readFileSync(file) };
    sendPiece();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => server.close());

/** Visible layout shifts, with their distances. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test.each([
  ['/', 1440],
  ['/', 390],
  ['/api/zkvm/quickstart', 1440],
  ['/api/zkvm/quickstart', 1100],
  ['/api/zkvm/quickstart', 390],
  ['/faq', 1440],
])('%s at %d pixels', async (address, width) => {
  const page = await site.open('/robots.txt', { viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value >= 0.001)
          shifts.push(
            `${sources.map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName)).join()} by ${value.toFixed(4)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const opened = page.goto(origin + address);
  await page.waitForURL(origin + address, { waitUntil: 'commit' });
  while (arriving.rest.length) {
    // There are no frames before there is a body.
    if (await page.evaluate(() => document.body !== null)) await nextFrames(page);
    sendPiece();
  }
  await opened;
  await nextFrames(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
