/** Many concurrent, hostile, and aborted requests: a short version of `npm run bench -- server`. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBuiltSite, packAddress } from '../../../tests/fixtures/built-site.ts';
import { askAtOnce, generateRequests, openFiles, sendAll, serverErrors } from '../../../tests/load.ts';
import { type SiteServer, serveSite } from './server.ts';

const folder = makeBuiltSite();
const addresses = ['/', '/api', '/api/install', '/favicon.svg', '/assets/boot-abcdefgh.js', packAddress, '/faqs', '/nothing'];
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

const allClosed = () => vi.waitFor(() => expect(openFiles('self', folder)).toBe(0), { timeout: 5000 });

test('2,000 generated requests are all answered, none with a server error', async () => {
  const requests = generateRequests(addresses, 2000, 1);
  const answers = await sendAll(port, requests, 50);
  expect([serverErrors(answers), answers.lost, said]).toEqual([0, 0, []]);
  expect([...answers.statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 206, 304, 308, 404, 405, 412, 416]));
  await allClosed();
});

test('500 aborted downloads leave no file open', async () => {
  const requests = Array.from({ length: 500 }, () => `GET ${packAddress} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await sendAll(port, requests, 50, (i) => [0, 1, 5000, 70_000][i % 4] ?? 0);
  await allClosed();
  const after = await sendAll(port, generateRequests(['/api'], 20, 2), 5);
  expect(after.lost).toBe(0);
});

test('500 concurrent connections are all answered', async () => {
  const { statuses } = await askAtOnce(port, '/api', 500);
  expect([...statuses]).toEqual([[200, 500]]);
  await allClosed();
});
