/**
 * `npx onesource dev`: every kind of edit appears in the open page, every kind of mistake above it, and no request ends
 * it.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { type DevServer, startDevServer } from '../dev-server.ts';
import { png } from '../fixtures/png.ts';
import { converse, sendOnly } from '../load.ts';
import { copyEngine, ownPackages } from '../project-copy.ts';
import { makeTinySite, versionedPage } from '../tiny-site.ts';
import { eventually, scrolled } from './reader.ts';
import { editFile } from './variant.ts';

const body = `![A color](./color.png)

A [proof](term:proof) of the first kind.

<Details summary="More">Hidden text.</Details>

<Island name="counter" />

<DataTable name="sizes" />

<Include file="shared/part.mdx" />

\`\`\`rust file="samples/sum.rs"
\`\`\`

${'A sentence that takes room. '.repeat(600)}

The last sentence. It has a [source](src:lib.txt).`;

const files = {
  'content/api/install.mdx': versionedPage('Installation', body),
  'content/api/color.png': png(40, 30),
  'site.extensions.ts': "export { linkSchemes } from './rules/links.ts';\n",
  'rules/links.ts': `import { host } from './host.ts';
export const linkSchemes = { src: { form: 'src:FILE', about: 'Source', address: (file) => \`\${host}/\${file}\` } };
`,
  'rules/host.ts': "export const host = 'https://code.example';\n",
  'content/shared/part.mdx': 'A shared passage.\n',
  'content/samples/sum.rs': 'fn main() {\n    let sum = 1;\n}\n',
  'content/data/sizes.ts': `export const table = {
  caption: 'Sizes', source: [{ title: 'A source', href: 'https://example.com' }], checked: '2026-01-01', columns: ['What', 'Size'],
  rows: [{ cells: ['Page', '1024'] }],
};
`,
  'content/islands/counter/island.tsx': `import { useState } from 'react';
import { label } from './label.ts';

export function Island() {
  const [count, setCount] = useState(0);
  return <section className="island counter"><button type="button" onClick={() => setCount(count + 1)}>{label}: {count}</button></section>;
}
`,
  'content/islands/counter/label.ts': "export const label = 'Clicked';\n",
  'content/islands/counter/island.css': '.counter {\n  color: rgb(1, 2, 3);\n}\n',
  'content/islands/index.ts': "export const islands = { counter: () => import('./counter/island.tsx') };\n",
  'content/islands/about.ts': `import { z } from 'zod';\nexport const about = { counter: { summary: 'Counts.', props: z.strictObject({}) } };\n`,
};

let parent = '';
let root = '';
let server: DevServer;
let browser: Browser;

beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  // A folder of this name is watched, too.
  root = path.join(parent, 'docs');
  fs.renameSync(makeTinySite(files), root);
  ownPackages(root);
  const command = path.join(root, 'node_modules/.bin/onesource');
  fs.rmSync(command);
  fs.symlinkSync(copyEngine(root), command);
  server = await startDevServer(root, [process.execPath, command, 'dev']);
  browser = await chromium.launch(await launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  fs.rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
});

const at = (file: string) => path.join(root, file);

/** Changes a file until the test ends. Waits until the server has shown the change, and after the test its end. */
async function tryEdit(file: string, from: string, to: string): Promise<void> {
  const before = fs.readFileSync(at(file));
  onTestFinished(async () => {
    fs.writeFileSync(at(file), before);
    await server.says(`${file}: shown after`);
  });
  editFile(at(file), from, to);
  await server.says(`${file}: shown after`);
}

const address = (below: string) => new URL(below, server.url).href;

let opened: Page | undefined;
/** A page that stays open for all tests, as a writer's does. */
async function openPage(): Promise<Page> {
  if (!opened) {
    opened = await browser.newPage({ reducedMotion: 'reduce' });
    await opened.goto(address('api/install'));
  }
  return opened;
}

const shows = (page: Page, text: string) => page.locator('main').getByText(text).first().waitFor();
const color = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const overlay = (page: Page) => page.locator('vite-error-overlay');
const overlayText = (page: Page) => overlay(page).locator('.message').textContent();

test.each([
  ['the text of a page', 'content/api/install.mdx', 'The last sentence.', 'Another sentence.'],
  ['a shared passage', 'content/shared/part.mdx', 'A shared passage.', 'Another passage.'],
  ['a code file', 'content/samples/sum.rs', 'sum = 1', 'sum = 2'],
  ['a data table', 'content/data/sizes.ts', '1024', '2048 bytes'],
  ['the title of a page', 'content/api/install.mdx', 'title: Installation', 'title: Setting up'],
  [
    'a component of the shell',
    'engine/src/shell/article/article.tsx',
    '<h1>{page.title}</h1>',
    '<h1>{page.title} in the shell</h1>',
  ],
  ['an island', 'content/islands/counter/island.tsx', '{label}: {count}', 'Now {label}: {count}'],
  ['what an island imports', 'content/islands/counter/label.ts', 'Clicked', 'Pressed'],
])('%s is shown', async (_, file, from, to) => {
  const page = await openPage();
  await tryEdit(file, from, to);
  await shows(page, to.replace(/^title: |^<h1>\{page.title\} |<\/h1>$| \{label\}.*/g, ''));
});

test('the page keeps its scroll position, and works after it', async () => {
  const page = await openPage();
  // The page may reload once more, after the edit of the test before.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 400));
  await tryEdit('content/api/install.mdx', 'The last sentence.', 'Another sentence.');
  await shows(page, 'Another sentence.');
  await eventually(() => scrolled(page)).toBe(400);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-island][data-hydrated]').waitFor();
  await page.locator('.counter button').click();
  await eventually(() => page.locator('.counter button').textContent()).toBe('Clicked: 1');
});

test('a module of the project outside of its content, which an extension imports', async () => {
  const page = await openPage();
  const source = page.getByRole('link', { name: 'source', exact: true });
  expect(await source.getAttribute('href')).toBe('https://code.example/lib.txt');
  await tryEdit('rules/host.ts', 'code.example', 'other.example');
  await eventually(() => source.getAttribute('href')).toBe('https://other.example/lib.txt');
});

test('a picture that is replaced', async () => {
  const page = await openPage();
  const replace = async (height: number) => {
    fs.writeFileSync(at('content/api/color.png'), png(40, height));
    await server.says('color.png: shown after');
  };
  onTestFinished(() => replace(30));
  await replace(31);
  await eventually(() => page.getByAltText('A color').getAttribute('height')).toBe('31');
});

test.each([
  ['of an island', 'content/islands/counter/island.css', 'rgb(1, 2, 3)', '.counter'],
  ['of the shell', 'engine/src/shell/article/article.css', 'article > h1 {', 'h1'],
])('the style sheet %s', async (_, file, from, selector) => {
  const page = await openPage();
  await tryEdit(file, from, from.startsWith('rgb') ? 'rgb(4, 5, 6)' : `${from}\n  color: rgb(4, 5, 6);`);
  await eventually(() => color(page, selector).catch(() => '')).toBe('rgb(4, 5, 6)');
});

test.each([
  [
    'a page',
    'content/api/install.mdx',
    '<DataTable name="sizes" />',
    '<DataTable name="size" />',
    /content\/api\/install\.mdx:14: .*no data table "size"/,
  ],
  [
    'a code file',
    'content/samples/sum.rs',
    'let sum',
    'let @sum@',
    /content\/samples\/sum\.rs:2: There is no version fact "@sum@"/,
  ],
  ['the syntax of the glossary', 'content/glossary.ts', 'export const', 'export cons', /content\/glossary\.ts:1: /],
  ['what the glossary says', 'content/glossary.ts', "id: 'proof'", "id: 'The Proof'", /content\/glossary\.ts:1: /],
  ['a data table', 'content/data/sizes.ts', "'1024'", '1024', /content\/data\/sizes\.ts:3: The table is invalid/],
  [
    'a data table that throws',
    'content/data/sizes.ts',
    "'1024'",
    'nowhere.size',
    /content\/data\/sizes\.ts:3: .*nowhere is not defined/,
  ],
  ['a sidebar', 'content/sidebars.ts', "'install'", "'instal'", /content\/sidebars\.ts:1: .*"instal"/],
  ['the configuration', 'site.config.ts', "title: 'Tiny',", '', /site\.config\.ts/],
  [
    'an island',
    'content/islands/counter/island.tsx',
    'return <section',
    'return <<section',
    /content\/islands\/counter\/island\.tsx:6: /,
  ],
  [
    'an island that throws',
    'content/islands/counter/island.tsx',
    'useState(0)',
    'useState(nowhere)',
    /content\/islands\/counter\/island\.tsx:5: .*nowhere is not defined/,
  ],
  [
    'an island’s style sheet',
    'content/islands/counter/island.css',
    'rgb(1, 2, 3)',
    '</style>',
    /content\/islands\/counter\/island\.css:2: .*<\/style>/,
  ],
  [
    'the shell’s style sheet',
    'engine/src/shell/article/article.css',
    'article > h1 {',
    'article > h1 { color: }}',
    /src\/shell\/article\/article\.css/,
  ],
])('a mistake in %s is shown above the page, until it is fixed', async (_, file, from, to, says) => {
  const page = await openPage();
  const text = fs.readFileSync(at(file), 'utf8');
  // A second write would be another change, which the next test might see.
  onTestFailed(() => fs.writeFileSync(at(file), text));
  editFile(at(file), from, to);
  await eventually(() => overlayText(page).catch(() => '')).toMatch(says);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of colors are not part of the text
  expect(await overlayText(page)).not.toMatch(/\x1b|vite\.config/);
  expect(await overlay(page).locator('.tip').isVisible()).toBe(false);
  const other = await page.request.get(address('api'));
  expect([other.status(), await other.text()]).toEqual([200, expect.stringContaining('Begin here.')]);
  fs.writeFileSync(at(file), text);
  await server.says(`${file}: shown after`);
  await overlay(page).waitFor({ state: 'detached' });
  await shows(page, 'The last sentence.');
});

test('a mistake is shown on pages that are opened later', async () => {
  editFile(at('content/glossary.ts'), 'export const', 'export cons');
  await server.says(/content\/glossary\.ts:1:/);
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(address('api'));
  await eventually(() => overlayText(page).catch(() => '')).toMatch(/content\/glossary\.ts:1: /);
  editFile(at('content/glossary.ts'), 'export cons', 'export const');
  await overlay(page).waitFor({ state: 'detached' });
});

test('a renamed page has its new address alone', async () => {
  await tryEdit('content/sidebars.ts', ", 'install'", '');
  onTestFinished(async () => {
    fs.renameSync(at('content/api/setup.mdx'), at('content/api/install.mdx'));
    await server.says(/api\/setup\.mdx.*shown after/);
  });
  fs.renameSync(at('content/api/install.mdx'), at('content/api/setup.mdx'));
  // In a load of its own, if a busy machine reports the old name late.
  await server.says(/api\/install\.mdx.*shown after/);
  expect((await fetch(address('api/setup'))).status).toBe(200);
  expect((await fetch(address('api/install'))).status).toBe(404);
});

test('a page with a mistake is shown as far as it can be drawn, and says so alone', async () => {
  const page = await openPage();
  await tryEdit('content/api/install.mdx', 'The last sentence.', '[Nowhere](api:nowhere) and what follows.');
  await eventually(() => overlayText(page).catch(() => '')).toMatch(/content\/api\/install\.mdx:\d+: .*"nowhere"/);
  await shows(page, 'and what follows.');
  const other = await (await fetch(address('api'))).text();
  expect([other.includes('Begin here.'), other.includes('nowhere')]).toEqual([true, false]);
});

test('a new page is there at once, also with a mistake, and is gone with its file', async () => {
  const file = at('content/api/added.mdx');
  onTestFinished(() => fs.rmSync(file, { force: true }));
  fs.writeFileSync(file, versionedPage('Added', 'A new page, [nowhere](api:nowhere).\n\nIts end.'));
  await server.says(/api\/added\.mdx.*shown after/);
  const added = await fetch(address('api/added'));
  const text = await added.text();
  expect([added.status, text.includes('Its end.'), text.includes('no versioned topic')]).toEqual([200, true, true]);
  fs.rmSync(file);
  await server.says(/api\/added\.mdx.*shown after/);
  expect((await fetch(address('api/added'))).status).toBe(404);
});

test('a port that is taken is reported before the site is loaded', async () => {
  const { port } = new URL(server.url);
  const [program, ...args] = [process.execPath, path.join(root, 'node_modules/.bin/onesource'), 'dev'];
  const ended = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
  });
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([
    1,
    '',
    expect.stringContaining(`Port ${port} is taken.`),
  ]);
});

const upgrade = (protocol: string) =>
  `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`;

test.each(['//', '///', '//[', '//x:99999999/', 'http://[/', '\\\\'])(
  'an address that can’t be parsed ends nothing: %s',
  async (target) => {
    const port = Number(new URL(server.url).port);
    const answer = await converse(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    for (const protocol of ['vite-hmr', 'vite-ping', 'other'])
      await sendOnly(port, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade(protocol)}`);
    expect((await fetch(address('api'))).status).toBe(200);
    expect(server.output()).not.toMatch(/Invalid URL|Unhandled/);
  },
);

test('a signal ends the server, and its port is free', async () => {
  const isUp = () =>
    fetch(server.url).then(
      () => true,
      () => false,
    );
  expect(await isUp()).toBe(true);
  server.process.kill();
  await eventually(isUp).toBe(false);
});
