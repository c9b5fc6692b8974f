/** A site whose addresses end with a slash, on a host that rewrites nothing: no link needs a redirect. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { type PlainHost, servePlainly } from './plain-host.ts';
import { eventually, isSameDocument, linkTo, markDocument, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';

const base = '/docs';
let root = '';
let host: PlainHost;

beforeAll(async () => {
  root = makeTinySite({
    'content/api/install.mdx': versionedPage(
      'Installation',
      '## On Linux\n\nRun it, see the [introduction](api:index), [below](#on-linux), [1.0](api@1.0:install#on-linux), [home](/), and [proof](term:proof).',
    ).replace("versions: '*'\n", "versions: '*'\npaths:\n  '1.0': setup\n"),
  });
  const config = path.join(root, 'site.config.ts');
  const footer = "columns: [[{ label: 'Terms', href: '/terminology#proof' }]]";
  const navbar =
    "navbar: [{ type: 'page', label: 'Terms', to: '/terminology' }, { type: 'versions', position: 'right' }, ";
  const text = fs.readFileSync(config, 'utf8').replace('columns: []', footer).replace('navbar: [', navbar);
  fs.writeFileSync(config, text.replace("title: 'Tiny'", "title: 'Tiny', trailingSlash: true"));
  host = await servePlainly(await buildSite(root, { BASE_URL: base, NOINDEX: '1' }), base);
});
afterAll(() => {
  host.close();
  fs.rmSync(root, { recursive: true, force: true });
});
const site = useSite(() => path.join(root, 'dist'), base);

const get = (address: string) => fetch(new URL(address, host.url), { redirect: 'manual' });

/** Addresses of this site in links, forms, and the head of a document, without the origin. */
function addressesIn(html: string): string[] {
  const written = [...html.matchAll(/<(?:a|form|link)\s[^>]*?\b(?:href|action)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  return written
    .map((address) => address.replaceAll('&amp;', '&').replace('https://tiny.example', ''))
    .filter((address) => address.startsWith('/'));
}

test('every link of every page leads to a canonical address without a redirect', async () => {
  const open = [`${base}/`];
  const seen = new Set(open);
  for (const address of open) {
    const response = await get(address);
    expect([address, response.status]).toEqual([address, 200]);
    const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    // Built for review: search engines leave it out.
    if (html) expect(html).toContain('<meta name="robots" content="noindex">');
    if (canonical) expect(canonical).toMatch(/^https:\/\/tiny\.example\/docs\/(.*\/)?$/);
    for (const href of addressesIn(html).map((address) => address.replace(/[?#].*/, ''))) {
      if (!seen.has(href)) open.push(href);
      seen.add(href);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/docs/api/',
      '/docs/api/install/',
      '/docs/api/1.0/setup/',
      '/docs/api/install.md',
      '/docs/search/',
      '/docs/terminology/',
    ]),
  );
});

test('the sitemap, Markdown, and redirects have the addresses of pages', async () => {
  const sitemap = await (await get(`${base}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://tiny.example/docs/api/',
    'https://tiny.example/docs/api/install/',
    'https://tiny.example/docs/api/changes/',
    'https://tiny.example/docs/api/upgrade/',
    'https://tiny.example/docs/',
    'https://tiny.example/docs/terminology/',
  ]);
  const markdown = await (await get(`${base}/api/install.md`)).text();
  expect(markdown).toContain('url: "https://tiny.example/docs/api/install/"');
  expect(markdown).toContain('[introduction](https://tiny.example/docs/api.md)');
  expect(markdown).toContain('[1.0](https://tiny.example/docs/api/1.0/setup.md#on-linux)');
  const moved = await (await get(`${base}/api/1.0/install/`)).text();
  expect(moved).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/api/1.0/setup/"/></noscript>');
  expect((await get(`${base}/api/nothing/`)).status).toBe(404);
});

test('pages are opened by client-side navigation, and found by search', async () => {
  const page = await site.open(`${host.url}${base}/api/`);
  await settle(page);
  await markDocument(page);
  await linkTo(page, `${base}/api/install/`).click();
  await showsHeading(page, 'Installation');
  await eventually(() => page.url()).toBe(`${host.url}${base}/api/install/`);
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('proof');
  await page.locator('.search-dialog [role=option]').first().waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => page.url()).toContain(`${host.url}${base}/terminology/`);
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('p');
  await page
    .locator('.search-dialog')
    .getByText(/See all/)
    .click();
  await eventually(() => page.url()).toContain(`${host.url}${base}/search/?q=p`);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.locator('.base-banner').isVisible()).toBe(false);
});

test.each([
  ['/api/install.html', '/api/install/'],
  ['/API/Install/', '/api/install/'],
  ['/api/1.0/install.html?q=1#on-linux', '/api/1.0/setup/?q=1#on-linux'],
])('%s is not found by the host, and opens %s', async (asked, shown) => {
  const page = await site.open(`${host.url}${base}${asked}`, { expected: /404/ });
  await showsHeading(page, 'Installation');
  await eventually(() => page.url()).toBe(`${host.url}${base}${shown}`);
});

test('an address that no host finds names the versions of the page, or similar pages', async () => {
  const page = await site.open(`${host.url}${base}/api/1.5/install/`, { expected: /404/ });
  const said = page.locator('.nearest');
  await eventually(() => said.textContent()).toBe('There is no version 1.5. The page “Installation” is in 1.0, 2.0.');
  expect(await said.locator('a').first().getAttribute('href')).toBe(`${base}/api/1.0/setup/`);
  await page.goto(`${host.url}${base}/api/instal/`);
  await eventually(() => said.textContent()).toBe('Did you mean Installation?');
  // Malformed escapes are somebody's mistake, too.
  await page.goto(`${host.url}${base}/api/install%`);
  await eventually(() => said.textContent()).toBe('Did you mean Installation?');
});

test('a redirect document keeps heading and query, under the site’s own policy, and works without script', async () => {
  const folder = path.join(root, 'dist');
  const headers = JSON.parse(fs.readFileSync(path.join(folder, '.hosting/headers.json'), 'utf8'));
  const strict = await servePlainly(folder, base, headers);
  const asked = `${strict.url}${base}/api/1.0/install/?compare=2.0#on-linux`;
  const page = await site.open(asked);
  await showsHeading(page, 'Installation');
  await eventually(() => page.url()).toBe(`${strict.url}${base}/api/1.0/setup/?compare=2.0#on-linux`);
  const plain = await site.open(asked, { javaScriptEnabled: false });
  await eventually(() => plain.url()).toMatch(/\/api\/1\.0\/setup\/$/);
  strict.close();
});

test('under a different path, the banner is shown', async () => {
  const other = await servePlainly(path.join(root, 'dist'), '/other');
  const page = await site.open(`${other.url}/other/api/install/`, { expected: /404/ });
  await page.locator('.base-banner').waitFor();
  expect(await page.locator('[data-suggestion]').textContent()).toBe('/other/');
  other.close();
});
