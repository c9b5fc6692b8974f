import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  makeBuiltSite,
  pack,
  packAddress,
  securityHeaders,
  text,
  writeBuiltSite,
} from '../../../tests/fixtures/built-site.ts';
import { converse } from '../../../tests/load.ts';
import { type SiteServer, serveSite } from './server.ts';

const folder = makeBuiltSite();
const said: string[] = [];
let server: SiteServer;
beforeAll(async () => {
  server = await serveSite({ folder, base: '', port: 0, log: (message) => said.push(message) });
});
beforeEach(() => {
  said.length = 0;
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
    'text/html; charset=utf-8',
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
  ['/%5Cevil.example', '/evil.example'],
  ['/%2F%2Fevil.example', '/evil.example'],
  ['/api//install?x=%2F', '/api/install?x=%2F'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html/', '/'],
  ['/api/index', '/api'],
  ['/api/index/?x', '/api?x'],
  ['/api%2f', '/api/'],
  ['/api%2Finstall', '/api/install'],
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
  '/api%00.html',
  '/%E0%A4%A',
  '/.docs-build.json',
  '/%2edocs-build.json',
  '/.hosting/headers.json',
  '/_headers',
  '/_redirects',
  '/%5f%68eaders',
  '/%2F_headers',
  '/x/..%2f_redirects',
  '/%34%304',
  '/404.html.br',
  '/404.html.gz/',
  '/api.html.br',
  '/api%2ehtml.gz',
  '/favicon.svg/',
  '/%34%304/',
  '/404%2ehtml',
  '/%2F404',
  '/.hosting%2fheaders.json',
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
    ['bytes=0-0', 206, `bytes 0-0/${size}`, 1],
    ['bytes=5-9', 206, `bytes 5-9/${size}`, 5],
    ['bytes=-500', 206, `bytes ${size - 500}-${size - 1}/${size}`, 500],
    ['bytes=100-', 206, `bytes 100-${size - 1}/${size}`, size - 100],
    ['bytes=-999999', 200, undefined, size],
    ['bytes=5-2', 416, `bytes */${size}`, 0],
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

describe('revalidation', () => {
  test('compares an ETag, a list of ETags, any ETag, and a date', async () => {
    const { headers } = await get('/api');
    const { etag = '', 'last-modified': date = '' } = headers;
    const ask = async (conditions: http.OutgoingHttpHeaders) => (await get('/api', conditions)).status;
    expect(await ask({ 'if-none-match': etag })).toBe(304);
    expect(await ask({ 'if-none-match': `"a", ${etag}, W/"b"` })).toBe(304);
    expect(await ask({ 'if-none-match': '*' })).toBe(304);
    expect(await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).toBe(304);
    expect(await ask({ 'if-none-match': '"other"' })).toBe(200);
    expect(await ask({ 'if-modified-since': date })).toBe(304);
    expect(await ask({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(200);
    expect(await ask({ 'if-modified-since': 'yesterday' })).toBe(200);
    // An ETag takes precedence over a date.
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200);
    expect(await ask({ 'if-match': '"other"' })).toBe(412);
  });

  test('the compressed copy has a different ETag', async () => {
    expect((await get('/api', { 'accept-encoding': 'br' })).headers.etag).not.toBe((await get('/api')).headers.etag);
  });
});

describe('compressed copies', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [';;,q=', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    for (const target of ['/api', '/nothing']) {
      const { headers } = await get(target, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
        encoding,
        target === '/api' ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
        'text/html; charset=utf-8',
      ]);
    }
  });
});

test.each([
  ['text/markdown', '/api', 'text/markdown; charset=utf-8'],
  ['text/markdown, text/html;q=0.5', '/', 'text/markdown; charset=utf-8'],
  ['text/markdown', '/api/install', 'text/html; charset=utf-8'],
  ['text/html,*/*;q=0.8', '/api', 'text/html; charset=utf-8'],
  ['*/*', '/api', 'text/html; charset=utf-8'],
  ['text/markdown;q=0', '/api', 'text/html; charset=utf-8'],
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
  ['/api', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/paper.pdf', 'application/pdf', 'public, max-age=0, must-revalidate'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/assets/boot-abcdefgh.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [packAddress, 'application/json; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s has its type and its time in caches', async (target, type, caching) => {
  const { headers } = await get(target);
  expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    type,
    caching,
    'nosniff',
  ]);
});

test('HEAD has the same headers without a body, and other methods are refused', async () => {
  const head = await get(packAddress, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(pack.length), 0]);
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
  // The folder is missing temporarily, so the request waits.
  const waiting = get('/api');
  setImmediate(() => fs.renameSync(next, folder));
  const answer = await waiting;
  expect([answer.status, answer.body.toString()]).toEqual([200, `${text('api')}<!--next-->`]);
  expect((await get('/api')).headers['x-build']).toBe('next');
  expect([(await get('/faqs')).status, (await get('/help')).headers.location]).toEqual([404, '/api']);
  fs.rmSync(folder, { recursive: true });
  fs.renameSync(old, folder);
});

test('if the site is deleted, the server responds with the not-found page, and keeps running', async () => {
  fs.renameSync(folder, `${folder}.gone`);
  expect((await get('/api')).status).toBe(404);
  fs.renameSync(`${folder}.gone`, folder);
  expect((await get('/api')).status).toBe(200);
});

test('while builds replace the site, nothing is missing', async () => {
  const next = `${folder}.next`;
  writeBuiltSite(next);
  let isDone = false;
  const replace = async () => {
    for (let round = 0; round < 300; round++) {
      fs.renameSync(folder, `${folder}.old`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      fs.renameSync(next, folder);
      fs.renameSync(`${folder}.old`, next);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    isDone = true;
  };
  const statuses = new Map<number, number>();
  const ask = async () => {
    while (!isDone) {
      const { status } = await get('/api', { 'accept-encoding': 'br' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all([replace(), ...Array.from({ length: 8 }, ask)]);
  expect([...statuses.keys()]).toEqual([200]);
  fs.rmSync(next, { recursive: true });
});

test('of a file that disappears before it is read, no header is left for the next one', async () => {
  const lost = vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
    const stream = new Readable({ read: () => undefined });
    setImmediate(() => stream.destroy(Object.assign(new Error('ENOENT'), { code: 'ENOENT' })));
    return stream as fs.ReadStream;
  });
  const answer = await get('/api', { 'accept-encoding': 'br' });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
  lost.mockRestore();
});

test('a file that shrinks while it is sent ends the connection before the next response', async () => {
  const file = path.join(folder, 'large.pdf');
  fs.writeFileSync(file, Buffer.alloc(30_000_000));
  const ask = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const port = Number(new URL(server.url).port);
  const socket = net.connect(port, 'localhost', () => socket.write(ask('/large.pdf') + ask('/api')));
  let received = '';
  socket.setEncoding('latin1').once('data', () => fs.truncateSync(file, 100_000));
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  expect([...received.matchAll(/HTTP\/1\.1 /g)]).toHaveLength(1);
  fs.rmSync(file);
});

test('a request with two hosts is refused', async () => {
  const port = Number(new URL(server.url).port);
  const text = await converse(port, 'GET /api HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('Connection: close');
});

test('an unreadable file fails only that request, and is logged', async () => {
  const file = path.join(folder, 'loop.html');
  fs.symlinkSync(file, file);
  expect((await get('/loop')).status).toBe(500);
  expect(said).toEqual([expect.stringMatching(/^GET \/loop: ELOOP/)]);
  fs.rmSync(file);
});
