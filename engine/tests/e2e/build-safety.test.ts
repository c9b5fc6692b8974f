/** A failed build leaves the existing site, and its server keeps running. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../src/commands/serve.ts';
import { onesource } from '../paths.ts';
import { makeTinySite, ownOutput, versionedPage } from '../tiny-site.ts';
import { editFile } from './variant.ts';

let root: string;
let server: SiteServer;
let complete: string[];

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Builds the copy; `watch` receives the output of the build, and may end it. */
function build(
  env: NodeJS.ProcessEnv = {},
  watch: (text: string, kill: () => void) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, [onesource, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      watch(output, () => child.kill('SIGKILL'));
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const files = () => (fs.readdirSync(path.join(root, 'dist'), { recursive: true }) as string[]).sort();
const page = async (address: string) => (await fetch(new URL(address, server.url))).text();

beforeAll(async () => {
  root = makeTinySite({
    'content/islands/index.ts': "export const islands = { counter: () => import('./counter/island.tsx') };\n",
    'content/islands/about.ts': `import { z } from 'zod';
export const about = { counter: { summary: 'Readers count.', props: z.strictObject({}) } };
`,
    'content/islands/counter/island.tsx': 'export const Island = () => <p>1</p>;\n',
    'content/islands/counter/island.css': '.counter { color: red; }\n',
    'content/api/install.mdx': versionedPage('Installation', 'Run it.\n\n<Island name="counter" />\n'),
  });
  expect((await build()).code).toBe(0);
  complete = files();
  server = await serveSite({ folder: path.join(root, 'dist'), base: '', port: 0 });
});
afterAll(async () => {
  await server?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

async function isUntouched(): Promise<void> {
  expect(files()).toEqual(complete);
  expect(await page('/api/install')).toContain('</html>');
}

test('a mistake in the content', async () => {
  const file = path.join(root, 'content/api/install.mdx');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${text}\n[nowhere](api:nowhere)\n`);
  const { code, output } = await build();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/content\/api\/install\.mdx:\d+:\d+: There is no versioned topic "nowhere"/),
  ]);
  expect(output).not.toMatch(/\n\s+at /);
  await isUntouched();
  fs.writeFileSync(file, text);
});

test('a broken style sheet of an island', async () => {
  const file = path.join(root, 'content/islands/counter/island.css');
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${text}\n.x { color red }\n`);
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  await isUntouched();
  fs.writeFileSync(file, text);
});

test('a file that can’t be written in full, as on a full disk', async () => {
  // A limit in blocks of half a kilobyte, or one.
  const limited = ['-c', 'ulimit -f 20; exec "$0" "$1" build', process.execPath, onesource];
  const { status, stderr } = spawnSync('sh', limited, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...ownOutput },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('larger than a process may write')]);
  await isUntouched();
  expect(fs.readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('a build that is killed while it writes; the next one cleans up', async () => {
  // Enough files to end a build while it writes.
  const pictures = path.join(root, 'public/pictures');
  fs.mkdirSync(pictures);
  for (let i = 0; i < 2000; i++) fs.writeFileSync(path.join(pictures, `${i}.svg`), `<svg><!-- ${i} --></svg>`);
  const killed = await build({}, (text, kill) => {
    if (text.includes('writing')) kill();
  });
  fs.rmSync(pictures, { recursive: true });
  expect(killed.code).toBe(null);
  await isUntouched();
});

test('two concurrent builds: one is told of the other, and the site is complete', async () => {
  editFile(path.join(root, 'content/api/install.mdx'), /^title: .*/m, 'title: Installation, again');
  const ended = await Promise.all([build(), build()]);
  expect(ended.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(ended.find(({ code }) => code === 1)?.output).toContain('Another build into');
  const { build: id } = JSON.parse(await page('/data/manifest.json')) as { build: string };
  for (const address of ['/', '/api/install', '/api/1.0', '/terminology'])
    expect(await page(address)).toContain(`"build":"${id}"`);
  expect(await page('/api/install')).toContain('Installation, again');
  expect(fs.readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

// Unit tests of staging and of base paths cover all that is refused.
test.each([
  ['OUT_DIR', 'content', 'the build reads'],
  ['NOINDEX', 'yes', 'NOINDEX is "yes"'],
])('%s=%s is refused', async (name, value, why) => {
  const { code, output } = await build({ [name]: value });
  expect([code, output]).toEqual([1, expect.stringContaining(why)]);
  expect(output).not.toMatch(/\n\s+at /);
  expect(fs.existsSync(path.join(root, 'package.json'))).toBe(true);
});
