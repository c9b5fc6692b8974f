import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  large,
  largeAddress,
  makeBuiltSite,
  securityHeaders,
  text,
  writeBuiltSite,
} from '../../tests/fixtures/built-site.ts';
import { refusal } from '../../tests/fixtures/project-files.ts';
import { generateRequests, sendAll } from '../../tests/load.ts';
import { run, type SiteServer, serveSite } from './serve.ts';

const folder = makeBuiltSite();
let server: SiteServer;
beforeAll(async () => {
  server = await serveSite({ folder, base: '', port: 0 });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

interface ServerAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests an exact path: `fetch` would normalize it, and add headers. */
function get(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = http.request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['/', 'home'],
  ['/api', 'api'],
  ['/api/', 'api'],
  ['/api/1.0/install', 'old'],
  ['/%61pi', 'api'],
])('%s is the document "%s"', async (target, word) => {
  const answer = await get(target);
  expect([answer.status, answer.body.toString(), answer.headers['content-type']]).toEqual([
    200,
    text(word),
    'text/html;charset=utf-8',
  ]);
});

test.each([
  ['/index.html', '/'],
  ['/api.html?q=1', '/api?q=1'],
  ['/api/index.html', '/api'],
  ['/faqs', '/api'],
  ['/faqs/?a=b', '/api?a=b'],
  ['//evil.example/x.html', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/api//install?x=%2F', '/api/install?x=%2F'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html/', '/'],
  ['/api/index', '/api'],
  ['/api/index/?x', '/api?x'],
  ['/a%20b/../%C3%A4%0D%0A.html', '/%C3%A4%0D%0A'],
])('%s leads to %s', async (target, to) => {
  const answer = await get(target);
  expect([answer.status, answer.headers.location]).toEqual([/^\/faqs/.test(target) ? 307 : 308, to]);
  expect(answer.headers['content-security-policy']).toBe(securityHeaders['Content-Security-Policy']);
});

test.each([
  '/nothing',
  '/404',
  '/404/',
  '/assets',
  '/assets/',
  '/api/install/more',
  '/..%2f..%2fpackage.json',
  '/../../package.json',
  '/%00',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/api%2Finstall',
  '/api%00.html',
  '/%E0%A4%A',
  '/.docs-build.json',
  '/%2edocs-build.json',
  '/.hosting/headers.json',
  '/_headers',
  '/_redirects',
  '/%5f%68eaders',
  '/%34%304',
  '/%34%304/',
  '/api/.git/config',
  `/${'a'.repeat(5000)}`,
  '/__proto__',
  '/constructor',
])('%s is not found', async (target) => {
  const answer = await get(target.slice(0, 6000));
  const last = answer.status >= 300 && answer.status < 400 ? await get(answer.headers.location ?? '') : answer;
  expect(last.status).toBe(404);
  expect(last.headers['cache-control']).toBe('no-cache');
  expect(last.body.toString()).toContain('Page not found');
});

describe('ranges', () => {
  const size = Buffer.byteLength(text('api'));
  test.each([
    ['bytes=0-1', 206, `bytes 0-1/${size}`, 2],
    ['bytes=0-0', 200, undefined, size],
    ['bytes=-10', 206, `bytes ${size - 10}-${size - 1}/${size}`, 10],
    ['bytes=5-99999999999999999999', 206, `bytes 5-${size - 1}/${size}`, size - 5],
    ['bytes=99999999999999999999-', 416, `bytes */${size}`, 0],
    ['bytes=-0', 200, undefined, size],
    ['bytes=5-9', 206, `bytes 5-9/${size}`, 5],
    ['bytes=-500', 206, `bytes ${size - 500}-${size - 1}/${size}`, 500],
    ['bytes=100-', 206, `bytes 100-${size - 1}/${size}`, size - 100],
    ['bytes=-999999', 200, undefined, size],
    ['bytes=5-2', 200, undefined, size],
    ['bytes=999999-', 416, `bytes */${size}`, 0],
    ['bytes=a-b', 200, undefined, size],
    ['lines=1-2', 200, undefined, size],
    ['bytes=0-1,4-5', 200, undefined, size],
  ])('%s: status %i, %s', async (range, status, contentRange, length) => {
    const answer = await get('/api', { range });
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([
      status,
      contentRange,
      length,
    ]);
  });

  test('a range of an earlier version gets the whole file', async () => {
    expect((await get('/api', { range: 'bytes=0-0', 'if-range': '"old"' })).status).toBe(200);
  });
});

test('a browser that has the file is told so, with the headers of the site', async () => {
  const { headers } = await get('/api');
  const again = await get('/api', { 'if-none-match': headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['content-security-policy']).toBe(securityHeaders['Content-Security-Policy']);
  expect((await get('/api', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/api', { 'accept-encoding': 'br' })).headers.etag).not.toBe(headers.etag);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding "%s" gets the copy that is compressed as %s', async (accepted, encoding) => {
  const { headers } = await get('/api', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
    encoding,
    'Accept-Encoding, Accept',
    'text/html;charset=utf-8',
  ]);
});

test.each([
  ['text/markdown', '/api', 'text/markdown; charset=utf-8'],
  ['text/markdown, text/html;q=0.5', '/', 'text/markdown; charset=utf-8'],
  ['text/markdown', '/api/install', 'text/html;charset=utf-8'],
  ['text/html,*/*;q=0.8', '/api', 'text/html;charset=utf-8'],
  ['*/*', '/api', 'text/html;charset=utf-8'],
  ['text/markdown;q=0', '/api', 'text/html;charset=utf-8'],
])('Accept "%s" gets %s as %s', async (accept, target, type) => {
  expect((await get(target, { accept })).headers['content-type']).toBe(type);
});

test('a cache that revalidates a page for a program that prefers Markdown gets the Markdown, and does not store it', async () => {
  const { headers } = await get('/api', { accept: 'text/html' });
  const answer = await get('/api', { accept: 'text/markdown', 'if-none-match': headers.etag as string });
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'no-store',
  ]);
});

test.each([
  ['/api', 'text/html;charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/paper.pdf', 'application/pdf', 'public, max-age=0, must-revalidate'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/assets/boot-abcdefgh.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [largeAddress, 'application/json; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s has its type and its time in caches', async (target, type, caching) => {
  const { headers } = await get(target);
  expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    type,
    caching,
    'nosniff',
  ]);
});

test('HEAD has the same headers without a body, and other methods are refused', async () => {
  const head = await get(largeAddress, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(large.length), 0]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect([(await get('/api', {}, method)).status, (await get('/api', {}, method)).headers.allow]).toEqual([
      405,
      'GET, HEAD',
    ]);
});

test('a site under a base path is served only there', async () => {
  const based = await serveSite({ folder, base: '/docs', port: 0 });
  const status = async (target: string) => (await fetch(new URL(target, based.url), { redirect: 'manual' })).status;
  expect([
    await status('/docs'),
    await status('/docs/'),
    await status('/docs/api'),
    await status('/api'),
    await status('/docsapi'),
  ]).toEqual([200, 200, 200, 404, 404]);
  await based.close();
});

test('a new build is served immediately, including its headers and redirects', async () => {
  const old = `${folder}.old`;
  const next = `${folder}.next`;
  writeBuiltSite(next, '<!--next-->');
  fs.writeFileSync(path.join(next, '.hosting/headers.json'), JSON.stringify({ 'X-Build': 'next' }));
  fs.writeFileSync(path.join(next, '.hosting/redirects.json'), JSON.stringify({ '/help': '/api' }));
  fs.renameSync(folder, old);
  expect((await get('/api')).status).toBe(503);
  fs.renameSync(next, folder);
  const answer = await get('/api');
  expect([answer.status, answer.body.toString()]).toEqual([200, `${text('api')}<!--next-->`]);
  expect((await get('/api')).headers['x-build']).toBe('next');
  expect([(await get('/faqs')).status, (await get('/help')).headers.location]).toEqual([404, '/api']);
  fs.rmSync(folder, { recursive: true });
  fs.renameSync(old, folder);
});

test('2,000 generated requests are all answered, and none ends the server', async () => {
  const addresses = ['/', '/api', '/api/install', '/favicon.svg', '/assets/boot-abcdefgh.js', '/faqs', '/nothing'];
  const answers = await sendAll(Number(new URL(server.url).port), generateRequests(addresses, 2000, 1), 50);
  expect([answers.lost, [...answers.statuses.keys()].filter((status) => status >= 500)]).toEqual([0, []]);
  expect([...answers.statuses.keys()]).toEqual(expect.arrayContaining([200, 206, 307, 308, 404, 405, 416]));
});

test('the server writes nothing', async () => {
  const list = () => fs.readdirSync(folder, { recursive: true }).sort();
  const before = list();
  for (const target of ['/', '/api', '/nothing', '/assets/boot-abcdefgh.js']) await get(target);
  expect(list()).toEqual(before);
});

/** What `npx onesource serve` says when it can't. */
const refusalOf = (out: string, port: number) =>
  refusal(
    (async () => {
      vi.stubEnv('PORT', String(port));
      vi.stubEnv('BASE_URL', '');
      try {
        await run({ root: '', engine: '', out, load: () => Promise.reject() });
      } finally {
        vi.unstubAllEnvs();
      }
    })(),
  );

test('a folder without a site, and a port that is taken, are answered with what to do', async () => {
  expect(await refusalOf(path.join(folder, 'none'), 0)).toMatch(
    /There is no built site in .+none\. Run `npx onesource build` first\./,
  );
  const { port } = new URL(server.url);
  expect(await refusalOf(folder, Number(port))).toContain(
    `Port ${port} is taken. Choose another one, such as PORT=${Number(port) + 1}.`,
  );
});
