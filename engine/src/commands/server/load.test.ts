/** Many concurrent, hostile, and aborted requests: a short version of `npm run bench -- server`. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeBuiltSite, pack, packAddress } from '../../../tests/fixtures/built-site.ts';
import { askAtOnce, converse, generateRequests, openFiles, send, sendAll, serverErrors } from '../../../tests/load.ts';
import { type SiteServer, serveSite } from './server.ts';

const folder = makeBuiltSite();
const addresses = [
  '/',
  '/api',
  '/api/install',
  '/favicon.svg',
  '/assets/boot-abcdefgh.js',
  packAddress,
  '/faqs',
  '/nothing',
];
const said: string[] = [];
let server: SiteServer;
let port = 0;
beforeAll(async () => {
  server = await serveSite({ folder, base: '', port: 0, log: (message) => said.push(message) });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.close();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

/** Sends a request on so many connections, and doesn't read the answers. Returns what destroys the connections. */
async function sendUnread(connections: number, request: string): Promise<() => void> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => send(port, request, 'keep')));
  const destroy = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(destroy);
  return destroy;
}

const allClosed = () => vi.waitFor(() => expect(openFiles('self', folder)).toBe(0), { timeout: 60_000 });

test('2,000 generated requests are all answered, none with a server error', async () => {
  const requests = generateRequests(addresses, 2000, 1);
  const answers = await sendAll(port, requests, 50);
  expect([serverErrors(answers), answers.lost, said]).toEqual([0, 0, []]);
  expect([...answers.statuses.keys()].sort()).toEqual(
    expect.arrayContaining([200, 206, 304, 307, 308, 404, 405, 412, 416]),
  );
  await allClosed();
});

test('500 aborted downloads leave no file open', async () => {
  const requests = Array.from({ length: 500 }, () => `GET ${packAddress} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await sendAll(port, requests, 50, (i) => [0, 1, 5000, 70_000][i % 4] ?? 0);
  await allClosed();
  const after = await sendAll(port, generateRequests(['/api'], 20, 2), 5);
  expect(after.lost).toBe(0);
});

describe('pipelined requests', () => {
  const request = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`;

  test('are answered one after the other, in order', async () => {
    const wanted = ['/api', packAddress, '/nothing', '/faqs', '/api/install'];
    const text = await converse(port, wanted.map(request).join('').replace(/\r\n$/, 'Connection: close\r\n\r\n'));
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))).toEqual([
      200, 200, 404, 307, 200,
    ]);
  });

  test('leave no file open when the connection is destroyed', async () => {
    for (let round = 0; round < 20; round++) await send(port, request(packAddress).repeat(6), 'destroy');
    await allClosed();
  });

  test('that nobody reads cost one open file per connection, and disturb no other client', async () => {
    const destroy = await sendUnread(20, request(packAddress).repeat(90));
    const { statuses } = await askAtOnce(port, '/api', 50);
    expect([...statuses]).toEqual([[200, 50]]);
    // Until the buffers are full, one file may still be closing while the next one is open.
    await vi.waitFor(() => expect(openFiles('self', folder)).toBeLessThanOrEqual(20), { timeout: 60_000 });
    destroy();
    await allClosed();
  });

  test('of a client that sends thousands ahead end the connection', async () => {
    const socket = await send(port, request(packAddress).repeat(2000), 'keep');
    await new Promise((resolve) => socket.once('close', resolve).resume());
    await allClosed();
  });
});

test('clients that don’t read keep nobody else waiting', async () => {
  // More than the buffers of a connection take.
  fs.writeFileSync(path.join(folder, 'large.pdf'), Buffer.alloc(16_000_000));
  const destroy = await sendUnread(150, 'GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(openFiles('self', folder)).toBe(150), { timeout: 60_000 });
  const { statuses } = await askAtOnce(port, '/api', 10);
  expect([...statuses]).toEqual([[200, 10]]);
  destroy();
  await allClosed();
});

test('a file that can’t be opened gets a complete response', async () => {
  const file = path.join(folder, 'data/locked-abcdefgh12.json');
  fs.writeFileSync(file, pack);
  const open = vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === 'function') done(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }));
  });
  try {
    const text = await converse(
      port,
      'GET /data/locked-abcdefgh12.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 500 /);
    expect(text).toContain('Cache-Control: no-store');
    expect(text).not.toMatch(/ETag|immutable/);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(body.length);
  } finally {
    open.mockRestore();
    fs.rmSync(file);
  }
});

test('500 concurrent connections are all answered', async () => {
  const { statuses } = await askAtOnce(port, '/api', 500);
  expect([...statuses]).toEqual([[200, 500]]);
  await allClosed();
});
