/** What other pages and programs send to the development server, and where the project may be. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../dev-server.ts';
import { converse, send } from '../load.ts';
import { makeTinySite } from '../tiny-site.ts';
import { editFile } from './variant.ts';

let parent = '';
let root = '';
let server: DevServer;
let port = 0;

beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  root = path.join(parent, 'docs');
  fs.renameSync(makeTinySite(), root);
  server = await startDevServer(root);
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server?.stop();
  fs.rmSync(parent, { recursive: true, force: true });
});

const upgrade = (protocol: string) =>
  `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`;

test.each(['//', '///', '//[', '//x:99999999/', 'http://[/', '\\\\'])(
  'an address that can’t be parsed ends nothing: %s',
  async (target) => {
    const answer = await converse(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    for (const protocol of ['vite-hmr', 'vite-ping', 'other'])
      await send(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade(protocol)}`, 'destroy');
    expect((await fetch(new URL('api', server.url))).status).toBe(200);
    expect(server.output()).not.toMatch(/Invalid URL|Unhandled/);
  },
);

test('a project in a folder called docs is watched', async () => {
  editFile(path.join(root, 'content/api/install.mdx'), 'Run it.', 'Run it twice.');
  await server.says('content/api/install.mdx: shown after');
  expect(await (await fetch(new URL('api/install', server.url))).text()).toContain('Run it twice.');
});
