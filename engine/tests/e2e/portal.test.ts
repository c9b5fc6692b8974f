/** A network whose captive portal answers requests for data: search says so, and Retry works once it is gone. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { mediaType } from '../../src/commands/media-types.ts';
import { eventually, faults, isSameDocument, linkTo, markDocument, settle, showsHeading } from './reader.ts';
import { openDialog, searchInput } from './search.ts';
import { useSite } from './site.ts';

const site = useSite();
const start = '/api/kiln/quickstart';

/** What the portal sends instead of a file; with `isCut`, the connection ends before as much as it promises. */
interface PortalAnswer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly isCut?: boolean;
}
const json = 'application/json';
const portals: Readonly<Record<string, (file: string) => PortalAnswer>> = {
  'a page': () => ({ type: 'text/html', body: 'Please sign in' }),
  'JSON of something else': () => ({ type: json, body: '{"error":"Please sign in"}' }),
  'half of the file': (file) => ({ type: json, body: file.slice(0, file.length / 2) }),
  'a file that ends too early': (file) => ({ type: json, body: file.slice(0, file.length / 2), isCut: true }),
  'status 511': () => ({ status: 511, type: 'text/html', body: 'Please sign in' }),
};
let portal: (typeof portals)[string] | undefined;

let server: http.Server;
let origin = '';

/** Serves the built site. The answers of the portal claim to be cacheable, as those of files do, but for status 511. */
function answer({ url = '/' }: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(url, 'http://localhost');
  const at = path.join(inject('siteFolder'), pathname);
  const file = /\.[a-z]\w*$/.test(pathname) ? at : `${at}.html`;
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const content = fs.readFileSync(file);
  if (!portal || !pathname.startsWith('/data/')) {
    response
      .writeHead(200, { 'Content-Type': mediaType(file) ?? 'text/plain', 'Cache-Control': 'no-store' })
      .end(content);
    return;
  }
  const { status = 200, type, body, isCut } = portal(content.toString());
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': status === 200 ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(isCut ? { 'Content-Length': content.length } : {}),
  });
  response.write(body);
  if (isCut) response.destroy();
  else response.end();
}

beforeAll(async () => {
  server = http.createServer(answer);
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

test.each(Object.entries(portals))('a portal that answers with %s', async (_, given) => {
  portal = undefined;
  const page = await site.open(`${origin}${start}`, { expected: faults });
  await settle(page);
  await markDocument(page);

  portal = given;
  await linkTo(page, '/api/kiln/install').click({ noWaitAfter: true });
  await showsHeading(page, 'Installation');
  expect(await isSameDocument(page)).toBe(false);
  portal = undefined;
  await page.reload();
  await settle(page);

  portal = given;
  await openDialog(page);
  await searchInput(page).fill('thermocouple');
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  portal = undefined;
  await retry.click();
  await page.locator('dialog [role=option]').first().waitFor();
  await eventually(() => page.locator('dialog .search-snippet mark').count()).toBeGreaterThan(0);
});
