/**
 * Whatever a page may be called, it is served, linked, copied, read by the documentation server, redirected to, and
 * opened: the list of files says what a page is, not the shape of its address.
 */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAddress } from '../../src/client/address.ts';
import { otherSpellings } from '../../src/client/not-found/not-found.ts';
import { type SiteServer, serveSite } from '../../src/commands/serve.ts';
import { topicPath } from '../../src/content/pages/front-matter.ts';
import { siteAt } from '../../src/mcp/site.ts';
import { readPage } from '../../src/mcp/site-pages.ts';
import type { SiteInfo } from '../../src/model/site-info.ts';
import { startDevServer } from '../dev-server.ts';
import { buildSite, makeTinySite, versionedPage } from '../tiny-site.ts';
import { type PlainHost, servePlainly } from './plain-host.ts';
import { eventually, isSameDocument, linkTo, markDocument, settle, showsHeading } from './reader.ts';
import { useSite } from './site.ts';
import { editFile } from './variant.ts';

const base = '/docs';

/** Names that look like something else: files, folders of the build, versions, keys of objects. */
const unusual = [
  'node.js',
  'style.css',
  'package.json',
  'data/structures',
  'data/pages/abcdefghij',
  'assets/app-x.js',
  'manifest-abcdefghij.json',
  'archive.tar.gz',
  '2.0.0',
  'v1.2/x',
  'learn/x',
  'html',
  'x.htm',
  'a.b-c_d',
  '-',
  '_',
  '0',
  '__proto__',
  'constructor',
  'hasownproperty/tostring',
  'old.html.d/x',
  '_headers.d',
  '404',
  'search',
];

const segment = fc.stringMatching(/^[a-z0-9_-][a-z0-9._-]{0,7}$/);
const generated = fc
  .uniqueArray(
    fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
    {
      minLength: 25,
      maxLength: 25,
    },
  )
  .map((ids) => ids.filter((id) => topicPath.safeParse(id).success));

/** Names that a page without versions can't have are the site's own, or begin like the addresses of versions. */
const isReserved = (id: string) => /^(search|404|api|data|assets|index|terminology|links)(\/|$)/.test(id);

interface MadePage {
  readonly id: string;
  readonly set: string;
  /** Below the base. */
  readonly address: string;
  readonly link: string;
  readonly text: string;
}

const ids = [...new Set([...unusual, ...(fc.sample(generated, { numRuns: 1, seed: 57 })[0] ?? [])])];
const pages: readonly MadePage[] = ids.flatMap((id, i) => [
  { id, set: '2.0', address: `/api/${id}`, link: `api:${id}`, text: `Versioned text ${i}.` },
  ...(isReserved(id) ? [] : [{ id, set: 'learn', address: `/${id}`, link: `/${id}`, text: `Unversioned text ${i}.` }]),
]);

const fileOf = ({ id, set }: MadePage) => `content/${set === 'learn' ? 'learn' : 'api'}/${id}.mdx`;
const titleOf = ({ address }: MadePage) => `Page at ${address}`;
const sourceOf = (page: MadePage) =>
  versionedPage(`'${titleOf(page)}'`, page.text).replace(page.set === 'learn' ? "versions: '*'\n" : '', '');

const moved = Object.fromEntries(pages.map(({ set, id, link }) => [`/former-${set}/${id}`, link]));
const files = {
  ...Object.fromEntries(pages.map((page) => [fileOf(page), sourceOf(page)])),
  'content/api/links.mdx': versionedPage(
    'Links',
    pages.map(({ link, address }) => `- [To \`${address}\`](${link})`).join('\n'),
  ),
  'content/moved.ts': `export const moved = { paths: {}, withoutRoot: [], addresses: ${JSON.stringify(moved)} };\n`,
  'content/sidebars.ts': "export const sidebars = [{ name: 'api', versions: '*', items: ['index', 'links'] }];\n",
};

const roots: string[] = [];
let server: SiteServer;
let slashed: PlainHost;
let dist = '';

beforeAll(async () => {
  const make = () => {
    const root = makeTinySite(files);
    roots.push(root);
    return root;
  };
  dist = await buildSite(make(), { BASE_URL: base });
  server = await serveSite({ folder: dist, base, port: 0 });
  const slashedRoot = make();
  editFile(path.join(slashedRoot, 'site.config.ts'), "title: 'Tiny'", "title: 'Tiny', trailingSlash: true");
  slashed = await servePlainly(await buildSite(slashedRoot, { BASE_URL: base }), base);
});
afterAll(async () => {
  await server.close();
  slashed.close();
  for (const root of roots) fs.rmSync(root, { recursive: true, force: true });
});
const site = useSite(() => dist, base);

const origin = () => new URL(server.url).origin;
const get = (address: string, headers = {}) => fetch(origin() + base + address, { headers });
const spellings = (address: string) => [address, `${address}.html`, `${address}/index.html`, `${address}/`];

/** The pages for which a check fails, with what it found. */
async function failing(check: (page: MadePage) => Promise<unknown>): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const page of pages) {
    const found = await check(page);
    if (found) wrong.push([page.set, page.id, found]);
  }
  return wrong;
}

test('there are enough pages', () => {
  expect(pages.length).toBeGreaterThan(70);
});

test('each is served at every spelling of its address', async () => {
  const served = async (page: MadePage) => {
    for (const address of spellings(page.address)) {
      const response = await get(address);
      const text = await response.text();
      if (response.status !== 200 || !text.includes(page.text) || !text.includes(`data-path="${base}${page.address}"`))
        return [address, response.status];
    }
    return null;
  };
  expect(await failing(served)).toEqual([]);
});

test('links lead to it', async () => {
  const text = await (await get('/api/links')).text();
  expect(await failing(async ({ address }) => !text.includes(`href="${base}${address}"`))).toEqual([]);
});

test('its Markdown is at its address with .md, and for programs at the address itself', async () => {
  const read = async ({ address, text }: MadePage) => {
    const copied = await (await get(`${address}.md`)).text();
    const negotiated = await (await get(address, { Accept: 'text/markdown' })).text();
    return copied.startsWith('---\n') && copied.includes(text) && negotiated === copied ? null : copied.slice(0, 40);
  };
  expect(await failing(read)).toEqual([]);
});

test('the documentation server reads it by any form of its address', async () => {
  const build = await siteAt(server.url).build();
  const read = async ({ address, text }: MadePage) => {
    for (const form of [...spellings(address), `${address}.md`])
      for (const name of [origin() + base + form, base + form, form]) {
        const { markdown } = await readPage(build, '2.0', name).catch(({ message }) => ({ markdown: String(message) }));
        if (!markdown.includes(text)) return [name, markdown.slice(0, 80)];
      }
    return null;
  };
  expect(await failing(read)).toEqual([]);
});

test('its former address leads to it, on a server and as a document', async () => {
  const led = async ({ set, id, address }: MadePage) => {
    const { status, url } = await get(`/former-${set}/${id}`);
    if (status !== 200 || new URL(url).pathname !== base + address) return [status, url];
    const document = await (await fetch(`${slashed.url}${base}/former-${set}/${id}/`)).text();
    return document.includes(`<a href="${base}${address}/">`) ? null : document.slice(0, 200);
  };
  expect(await failing(led)).toEqual([]);
});

test('with a slash at the end of addresses, a host that knows nothing of ours serves it', async () => {
  const served = async (page: MadePage) => {
    const response = await fetch(`${slashed.url}${base}${page.address}/`);
    const markdown = await (await fetch(`${slashed.url}${base}${page.address}.md`)).text();
    return (await response.text()).includes(page.text) && markdown.includes(page.text) ? null : response.status;
  };
  expect(await failing(served)).toEqual([]);
});

test('the client knows it by every spelling, and the not-found page finds it', async () => {
  const versions = [
    { label: '2.0', path: '/api' },
    { label: '1.0', path: '/api/1.0' },
  ];
  const info = { base, versions, config: { trailingSlash: false } } as unknown as SiteInfo;
  const known = async ({ set, id, address }: MadePage) => {
    for (const form of spellings(address)) {
      const place = pageAddress(info, base + form);
      if (place?.set !== set || place.path !== id) return [form, place];
      if (form !== address && otherSpellings(info, base + form)[0] !== base + address) return [form, 'not-found page'];
    }
    return null;
  };
  expect(await failing(known)).toEqual([]);
});

test('the client follows links to it without loading a document', async () => {
  const page = await site.open(`${origin()}${base}/api/links`);
  await settle(page);
  await markDocument(page);
  for (const made of pages.filter(({ set, id }) => set === '2.0' && unusual.slice(0, 4).includes(id))) {
    await linkTo(page, base + made.address).click();
    await showsHeading(page, titleOf(made));
    expect(await isSameDocument(page)).toBe(true);
    await eventually(() => page.locator('[data-action=copy]').count()).toBe(1);
    await page.goBack();
    await showsHeading(page, 'Links');
  }
});

test('the development server serves it', async () => {
  const [root = ''] = roots;
  const dev = await startDevServer(root);
  try {
    const served = async ({ address, text }: MadePage) => {
      for (const form of spellings(address)) {
        const response = await fetch(new URL(`.${form}`, dev.url));
        if (response.status !== 200 || !(await response.text()).includes(text)) return [form, response.status];
      }
      return null;
    };
    expect(await failing(served)).toEqual([]);
  } finally {
    await dev.stop();
  }
});
