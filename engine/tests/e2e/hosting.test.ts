/** The configurations for nginx and Caddy in the servers themselves, which `npm test` installs from Debian. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SiteFile } from '../../src/commands/files/site-file.ts';
import { hostingFiles } from '../../src/commands/hosting/files.ts';
import { largeAddress, makeBuiltSite } from '../fixtures/built-site.ts';
import { configureNginx, nginxArguments, startNginx } from '../nginx.ts';
import { engineRoot } from '../paths.ts';
import { freePort, onPath } from '../programs.ts';

const headers = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};

interface HostAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

const ask = (port: number, target: string, method = 'GET', sent: http.OutgoingHttpHeaders = {}): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: target, method, headers: sent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject).end();
  });

/** Creates the site with its configurations; returns its folder. */
function makeHosted(base: string, { program }: Host): string {
  const site = makeBuiltSite();
  const root = path.dirname(site);
  const redirects: SiteFile[] = [{ file: 'faqs.html', source: 'test', redirect: `${base}/api`, make: () => '' }];
  for (const { file, make } of hostingFiles(() => redirects, { engine: engineRoot, base, headers }))
    fs.writeFileSync(path.join(site, file), make());
  // nginx looks below the base, Caddy strips the base.
  const folder = path.join(root, program === 'nginx' && base ? `root${base}` : 'root');
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.renameSync(site, folder);
  return root;
}

interface Host {
  readonly program: string;
  /** Writes an administrator's configuration, outside the folder that a build replaces. */
  configure(root: string, base: string, port: number): void;
  /** Checks the configuration; throws if it is invalid. */
  validate(root: string, port: number): void;
  start(root: string, port: number): ChildProcess;
}

const caddyFile = (root: string) => ['--config', path.join(root, 'Caddyfile'), '--adapter', 'caddyfile'];
const caddyVariables = (root: string, port: number) => ({
  ...process.env,
  HOME: root,
  DOCS_ADDRESS: `http://:${port}`,
  DOCS_BIND: '127.0.0.1',
  DOCS_ROOT: path.join(root, 'root'),
  // With a base only, so that the other one shows what is sent without it.
  ...(fs.existsSync(path.join(root, 'hsts')) ? { DOCS_HSTS: 'Strict-Transport-Security max-age=300' } : {}),
});
const hosts: readonly Host[] = [
  {
    program: 'nginx',
    configure: configureNginx,
    validate: (root) => void execFileSync('nginx', ['-t', ...nginxArguments(root)], { stdio: 'pipe' }),
    start: startNginx,
  },
  {
    program: 'caddy',
    configure: (root) =>
      fs.writeFileSync(
        path.join(root, 'Caddyfile'),
        `{\n  admin off\n  auto_https off\n}\nimport ${path.join(root, 'root', '.hosting', 'Caddyfile')}\n`,
      ),
    validate: (root, port) =>
      void execFileSync('caddy', ['validate', ...caddyFile(root)], { stdio: 'pipe', env: caddyVariables(root, port) }),
    start: (root, port) =>
      spawn('caddy', ['run', ...caddyFile(root)], { stdio: 'ignore', env: caddyVariables(root, port) }),
  },
];

describe.each(
  hosts.flatMap((host) =>
    ['', '/docs'].map((base) => ({ host, base, name: `${host.program}${base && ` below ${base}`}` })),
  ),
)('$name', ({ host, base }) => {
  describe.runIf(onPath([host.program]))('installed', () => {
    let root: string;
    let port: number;
    let server: ChildProcess;
    beforeAll(async () => {
      port = await freePort();
      root = makeHosted(base, host);
      if (base) fs.writeFileSync(path.join(root, 'hsts'), '');
      host.configure(root, base, port);
      // The workers of nginx run as another user.
      fs.chmodSync(root, 0o755);
      host.validate(root, port);
      server = host.start(root, port);
      await vi.waitFor(() => ask(port, `${base}/api`), { timeout: 60_000, interval: 50 });
    });
    afterAll(async () => {
      await new Promise((resolve) => {
        server.once('close', resolve);
        server.kill('SIGTERM');
      });
      fs.rmSync(root, { recursive: true, force: true });
    });
    const get = (target: string, method?: string, sent?: http.OutgoingHttpHeaders) => ask(port, target, method, sent);

    test.each(['/', '/api', '/api/', '/api/1.0/install', largeAddress, '/.well-known/security.txt'])(
      '%s is there',
      async (target) => {
        const answer = await get(base + target);
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toBe(
          target === largeAddress ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
      },
    );

    test.skipIf(host.program !== 'caddy')('HTTPS is required if that was asked for', async () => {
      const { headers: sent } = await get(`${base}/api`);
      expect(sent['strict-transport-security']).toBe(base ? 'max-age=300' : undefined);
    });

    test.each([
      '/nothing',
      '/404',
      '/404/',
      '/%00',
      '/api%00',
      '/.docs-build.json',
      '/.hosting/headers.json',
      '/_headers',
      '/_redirects',
      '/%5Fheaders',
      '/..%2f..%2fetc/passwd',
      '/assets',
      // Second addresses of pages.
      '/api%2f',
      '/api%2Finstall',
      '/api//',
      '/api.html.gz',
      '/404.html.gz',
    ])('%s is not found, and not kept', async (target) => {
      const answer = await get(base + target);
      // nginx refuses some of them before any configuration applies.
      if (host.program === 'nginx' && answer.status === 400) return;
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(answer.text).toContain('Page not found');
      expect(answer.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
    });

    test.each([
      ['/faqs', '/api'],
      ['/faqs?a=b', '/api?a=b'],
      ['/faqs/', '/api'],
      ['/api.html', '/api'],
      ['/api/install.html?q=1', '/api/install?q=1'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/api/index', '/api'],
    ])('%s leads to %s, with the headers of every answer', async (from, to) => {
      const answer = await get(base + from);
      expect([answer.status, answer.headers.location]).toEqual([/^\/faqs/.test(from) ? 307 : 308, base + to]);
      for (const [name, value] of Object.entries(headers)) expect(answer.headers[name.toLowerCase()]).toBe(value);
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    test('two slashes don’t redirect to another host', async () => {
      const { headers: sent } = await get('//evil.example/x.html');
      expect(sent.location ?? '/').toMatch(/^\/(?![/\\])/);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
      expect((await get(`${base}/api`, method)).status).toBe(405);
    });

    test('compressed copies are sent to clients that accept them, with Vary for caches', async () => {
      const packed = await get(`${base}/api`, 'GET', { 'accept-encoding': 'gzip' });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding, Accept']);
      const plain = await get(`${base}/api`);
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding, Accept']);
      expect((await get(base + largeAddress)).headers.vary).toBe('Accept-Encoding');
    });

    test.each([
      ['/api', '# API'],
      ['/api/', '# API'],
      ['/', '# Home'],
      ['/api.md', '# API'],
    ])(
      '%s is Markdown for a program that asks for it, also through a cache that has the page',
      async (target, says) => {
        const page = await get(base + target.replace('.md', ''));
        const accept = 'text/markdown, text/html;q=0.5';
        const answer = await get(base + target, 'GET', { accept, 'if-none-match': String(page.headers.etag) });
        expect([answer.status, answer.headers['content-type'], answer.text.split('\n')[0]]).toEqual([
          200,
          'text/markdown; charset=utf-8',
          says,
        ]);
      },
    );

    test('a page without Markdown is HTML for all clients, and all pages are HTML for browsers', async () => {
      for (const accept of ['text/markdown', 'text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])
        expect(
          (await get(`${base}${accept === 'text/markdown' ? '/api/install' : '/api'}`, 'GET', { accept })).headers[
            'content-type'
          ],
        ).toMatch(/^text\/html/);
    });

    test('ranges, and revalidation by ETag and by date', async () => {
      const { headers: sent } = await get(`${base}/api`);
      const status = async (asked: http.OutgoingHttpHeaders) => (await get(`${base}/api`, 'GET', asked)).status;
      expect(await status({ 'if-none-match': sent.etag })).toBe(304);
      expect(await status({ 'if-modified-since': sent['last-modified'] })).toBe(304);
      expect(await status({ range: 'bytes=-5' })).toBe(206);
      expect([200, 416]).toContain(await status({ range: 'bytes=5-2' }));
    });
  });
});
