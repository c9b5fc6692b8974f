/** Responses of the server, and metadata for search engines; without a browser. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type SiteServer, serveSite } from '../../src/commands/serve.ts';

const siteFolder = inject('siteFolder');
let server: SiteServer;
beforeAll(async () => {
  server = await serveSite({ folder: siteFolder, base: '', port: 0 });
});
afterAll(() => server.close());

const get = (address: string) => fetch(new URL(address, server.url), { redirect: 'manual' });
const redirects = JSON.parse(fs.readFileSync(path.join(siteFolder, '.hosting/redirects.json'), 'utf8')) as Record<
  string,
  string
>;

test.each([
  ['/questions', '/faq'],
  ['/questions/', '/faq'],
  ['/api/3.0/kiln/install', '/api/kiln/install'],
  ['/kiln/quickstart?from=mail', '/api/kiln/quickstart?from=mail'],
  ['/cloud', '/api/control/remote-control'],
  ['/api/2.0.0/kiln/probes', '/api/2.0.0/kiln/thermocouples'],
  ['/api/0.9/kiln/programs', '/api/0.9/kiln/handbook/programs'],
  ['/api/kiln/quickstart.html', '/api/kiln/quickstart'],
  ['/api/kiln/index.html', '/api/kiln'],
  ['/index.html', '/'],
  ['/search.html?q=a', '/search?q=a'],
  ['//example.com/a.html', '/example.com/a'],
])('%s leads to %s', async (from, to) => {
  const answer = await fetch(server.url.replace(/\/$/, from), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([/\.html|^\/\//.test(from) ? 308 : 307, to]);
});

test('every redirect leads directly to a page', async () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect((await get(from)).headers.get('location'), from).toBe(to);
    expect(fs.existsSync(path.join(siteFolder, `${to === '/' ? '/index' : to}.html`)), to).toBe(true);
  }
});

test.each([
  '/',
  '/api',
  '/api/',
  '/api/1.0/kiln/quickstart',
  '/faq/',
  '/sitemap.xml',
  '/robots.txt',
  '/data/manifest.json',
])('%s is there', async (address) => {
  expect((await get(address)).status).toBe(200);
});

test.each([
  '/no-such-page',
  '/api/9.9',
  '/api/0.9/alarms',
  '/404',
  '/assets/none.js',
  '/package.json',
  '/..%2f..%2fpackage.json',
  '/%E0%A4%A',
])('%s is not found', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('Page not found');
});

describe('headers', () => {
  const headers = JSON.parse(fs.readFileSync(path.join(siteFolder, '.hosting/headers.json'), 'utf8')) as Record<
    string,
    string
  >;

  const assets = fs.readdirSync(path.join(siteFolder, 'assets')).map((file) => `/assets/${file}`);
  const worker = assets.find((file) => /worker-.+\.js$/.test(file)) as string;
  const script = assets.find((file) => /boot-.+\.js$/.test(file)) as string;

  test.each([
    '/',
    '/faq',
    '/no-such-page',
    '/questions',
    '/favicon.svg',
    '/sw.js',
    '/data/none.json',
    '/assets/none.js',
    worker,
  ])('%s has all of them', async (address) => {
    const answer = await get(address);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
  });

  test.each(['/data/manifest.json', script])(
    '%s, which is not a document, has only the headers that matter there',
    async (address) => {
      const answer = await get(address);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBeNull();
    },
  );

  test('the policy allows no inline styles, no other hosts, and no plain strings as scripts', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; /,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test('files with a hash in their name are cached, and all others revalidated', async () => {
    const asset = fs.readdirSync(path.join(siteFolder, 'assets'))[0] as string;
    expect((await get(`/assets/${asset}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/data/manifest.json')).headers.get('cache-control')).toContain('max-age=0');
    const page = await get('/faq');
    expect(page.headers.get('cache-control')).toContain('max-age=0');
    const again = await fetch(new URL('/faq', server.url), {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('only reading is allowed', async () => {
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
  });
});

/** The first value of a pattern in a document. */
async function valueIn(address: string, pattern: RegExp): Promise<string | undefined> {
  return pattern.exec(await (await get(address)).text())?.[1];
}

describe('search engines', () => {
  test.each([
    ['/', '/'],
    ['/api', '/api'],
    ['/api/1.0/kiln/quickstart', '/api/kiln/quickstart'],
    ['/api/next/kiln/quickstart', '/api/kiln/quickstart'],
    ['/api/0.9/kiln/handbook/programs', '/api/kiln/programs'],
    ['/api/0.9/cloud/quickstart', '/api/1.0/cloud/quickstart'],
    ['/faq', '/faq'],
  ])('canonical of %s is %s', async (address, canonical) => {
    expect(await valueIn(address, /<link rel="canonical" href="([^"]*)"/)).toBe(`https://ember.example${canonical}`);
    expect(await valueIn(address, /<meta property="og:url" content="([^"]*)"/)).toBe(
      `https://ember.example${canonical}`,
    );
  });

  test('documents have a description and the metadata of previews', async () => {
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:image'])
      expect(
        await valueIn('/api/kiln/quickstart', new RegExp(`<meta property="${name}" content="([^"]+)"`)),
        name,
      ).toBeTruthy();
    expect(await valueIn('/api/kiln/quickstart', /<meta name="description" content="([^"]+)"/)).toMatch(/.{40}/);
    expect(await valueIn('/api/kiln/quickstart', /<meta name="generator" content="([^"]+)"/)).toMatch(/^onesource \d/);
    const image = (await valueIn('/', /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/)) as string;
    expect((await get(image)).status, image).toBe(200);
  });

  test('the sitemap lists every canonical page once, and nothing else', async () => {
    const map = await (await get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>https:\/\/ember\.example([^<]*)<\/loc>/g)].map(
      ([, address]) => address as string,
    );
    expect(new Set(listed).size).toBe(listed.length);
    for (const address of listed)
      expect(await valueIn(address, /<link rel="canonical" href="https:\/\/ember\.example([^"]*)"/)).toBe(address);
    expect(listed).toContain('/api/kiln/quickstart');
    expect(listed).not.toContain('/api/1.0/kiln/quickstart');
  });

  test('robots.txt allows everything', async () => {
    expect(await (await get('/robots.txt')).text()).toMatch(
      /Allow: \/\n\nSitemap: https:\/\/ember\.example\/sitemap\.xml/,
    );
  });
});

test('each version has its metadata: name, label, path, main page, pages, drafts, sidebars', async () => {
  const { sets } = (await (await get('/data/manifest.json')).json()) as { sets: Record<string, { meta: string }> };
  expect(Object.keys(sets)).toHaveLength(8);
  for (const [name, { meta }] of Object.entries(sets)) {
    const data = (await (await get(meta)).json()) as Record<string, unknown>;
    expect(data).toMatchObject({ name, mainDocId: 'index', draftIds: [] });
    for (const key of ['label', 'path', 'docs', 'sidebars']) expect(data).toHaveProperty(key);
  }
});
