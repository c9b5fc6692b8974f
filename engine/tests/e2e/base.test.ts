/** A site that is served under a different path than it was built for has a banner that explains what to configure. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { shellIds } from '../../src/config/ids.ts';
import { buildSite, makeTinySite } from '../tiny-site.ts';
import { eventually, focusedId, linkTo, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';
import { editFile } from './variant.ts';

const siteFolder = inject('siteFolder');
const site = useSite();

/** They outlive the pages, which may still be loading when a test ends. */
const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A host that serves only documents and the list of files below a path: scripts and styles are not found. */
async function serveDocuments(folder: string, below: string): Promise<string> {
  const server = http.createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const page = address.startsWith(below) ? address.slice(below.length).replace(/^\/|\/$/g, '') || 'index' : null;
    const file = page === null ? '' : path.join(folder, /\.(html|json)$/.test(page) ? page : `${page}.html`);
    const isPage = request.headers.accept?.includes('text/html');
    if (page === 'data/manifest.json')
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(fs.readFileSync(file));
    else if (!fs.existsSync(file))
      response.writeHead(404).end(isPage ? fs.readFileSync(path.join(folder, '404.html')) : '');
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(fs.readFileSync(file));
  });
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

let root = '';
let underDocs = '';
beforeAll(async () => {
  root = makeTinySite();
  const config = path.join(root, 'site.config.ts');
  const announcement = "{ id: 'one', text: 'Tiny 2.0 is out.', link: { label: 'Read more', href: '/api' } }";
  editFile(config, 'announcement: null', `announcement: ${announcement}`);
  editFile(config, 'navbar: [', "navbar: [{ type: 'sidebar', label: 'Guides', sidebar: 'api', position: 'left' }, ");
  underDocs = await buildSite(root, { BASE_URL: '/docs/' });
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the banner', () => {
  test('says on a page what to configure', async () => {
    const page = await site.open('/robots.txt', { expected: /404/ });
    const banner = page.locator('.base-banner');
    for (const [base, below, address, suggestion] of [
      ['/', '/wrong', '/wrong/', '/wrong/'],
      ['/', '/wrong', '/wrong', '/wrong/'],
      ['/', '/wrong', '/wrong/index.html', '/wrong/'],
      ['/', '/wrong', '/wrong/api/kiln/install', '/wrong/'],
      ['/', '/wrong', '/wrong/api/kiln/install/', '/wrong/'],
      ['/', '/a/b', '/a/b/faq.html', '/a/b/'],
      ['/docs/', '', '/', '/'],
      ['/docs/', '', '/api/install', '/'],
      ['/docs/', '/other', '/other/api/1.0', '/other/'],
    ] as const) {
      await page.goto((await serveDocuments(base === '/' ? siteFolder : underDocs, below)) + address);
      await banner.waitFor();
      const title = base === '/' ? 'Ember Kiln Docs' : 'Tiny';
      const said = (await banner.textContent()) ?? '';
      expect([address, said]).toEqual([address, expect.stringContaining(`Your ${title} site did not load properly.`)]);
      expect([address, said]).toEqual([address, expect.stringContaining(`base path ${base}`)]);
      expect([address, await banner.locator('[data-suggestion]').textContent()]).toEqual([address, suggestion]);
    }
  });

  test('says so on the not-found page, too', async () => {
    const page = await site.open('/robots.txt', { expected: /404/ });
    const banner = page.locator('.base-banner');
    for (const [base, below, address, suggestion] of [
      ['/docs/', '', '/nowhere', '/'],
      ['/docs/', '', '/docs/faq', '/'],
      ['/', '/wrong', '/wrong/nowhere', '/wrong/'],
      ['/docs/', '/a/b', '/a/b/api/nowhere', '/a/b/'],
    ] as const) {
      await page.goto((await serveDocuments(base === '/' ? siteFolder : underDocs, below)) + address);
      await banner.waitFor();
      expect([address, await banner.locator('[data-suggestion]').textContent()]).toEqual([address, suggestion]);
    }
  });

  test('is not there on pages of a site in its place', async () => {
    const page = await site.open('/');
    const addresses = [
      '/',
      '/faq',
      '/api',
      '/api/1.0/kiln/quickstart',
      '/search?q=x',
      '/nowhere',
      '/api/kiln/install#next',
    ];
    for (const address of addresses) {
      await page.goto(site.url(address));
      expect(await page.locator('.base-banner').isVisible(), address).toBe(false);
    }
  });
});

describe('a site with a base path', () => {
  const below = useSite(() => underDocs, '/docs');

  test('can be read, navigated, and searched', async () => {
    const page = await below.open('/docs/api');
    expect(await page.locator('.base-banner').isVisible()).toBe(false);
    await settle(page);
    await linkTo(page, '/docs/api/install').click();
    await showsHeading(page, 'Installation');
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog input').fill('proof');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/terminology/);
  });

  test('shows the configured announcement until it is dismissed, and again when its id changes', async () => {
    const page = await below.open('/docs/api');
    const announcement = page.locator('.announcement');
    expect(await announcement.textContent()).toContain('Tiny 2.0 is out.');
    await settle(page);
    expect(await announcement.isVisible()).toBe(true);
    await announcement.getByRole('button').click();
    await eventually(() => announcement.isVisible()).toBe(false);
    await eventually(() => focusedId(page)).toBe(shellIds.main);
    await linkTo(page, '/docs/api/install').click();
    await showsHeading(page, 'Installation');
    expect(await announcement.isVisible()).toBe(false);
    await page.reload();
    expect(await announcement.isVisible()).toBe(false);
    await page.route('**/docs/terminology', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('data-announcement="one"', 'data-announcement="two"'),
      });
    });
    await page.goto(below.url('/docs/terminology'));
    expect(await announcement.isVisible()).toBe(true);
    // The first one comes back, and is as new as any.
    await page.goto(below.url('/docs/api'));
    expect(await announcement.isVisible()).toBe(true);
  });

  test('has a navbar item that leads to a sidebar in the current version', async () => {
    const guides = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Guides' }).getAttribute('href');
    const page = await below.open('/docs/api/1.0');
    expect(await guides(page)).toBe('/docs/api/1.0');
    await settle(page);
    expect(await guides(page)).toBe('/docs/api/1.0');
    await linkTo(page, '/docs/api/1.0/install').click();
    await showsHeading(page, 'Installation');
    expect(await guides(page)).toBe('/docs/api/1.0');
  });
});
