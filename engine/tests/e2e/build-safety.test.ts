/** A failed build leaves the existing site, and its server keeps running. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../src/commands/server/server.ts';
import { onesource } from '../paths.ts';
import { makeTinySite, versionedPage } from '../tiny-site.ts';
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
  options: readonly string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [onesource, 'build', ...options], {
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

/** Builds with this many threads and nothing kept, into a folder of that name. */
const withThreads = (count: string) =>
  build({ OUT_DIR: `threads-${count}` }, undefined, ['--no-cache', '--threads', count]);

const files = () => (fs.readdirSync(path.join(root, 'dist'), { recursive: true }) as string[]).sort();
const page = async (address: string) => (await fetch(new URL(address, server.url))).text();

/** Enough files to end a build while it writes. */
const pictures = Object.fromEntries(
  Array.from({ length: 2000 }, (_, i) => [`public/pictures/${i}.svg`, `<svg><!-- ${i} --></svg>`]),
);

beforeAll(async () => {
  root = makeTinySite({
    ...pictures,
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

test('a build that is killed while it writes; the next one cleans up', async () => {
  const killed = await build({}, (text, kill) => {
    if (text.includes('writing')) kill();
  });
  expect(killed.code).toBe(null);
  await isUntouched();
});

test('two concurrent builds: the site is complete, from one of them', async () => {
  editFile(path.join(root, 'content/api/install.mdx'), /^title: .*/m, 'title: Installation, again');
  const ended = await Promise.all([build(), build()]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const { build: id } = JSON.parse(await page('/data/manifest.json')) as { build: string };
  for (const address of ['/', '/api/install', '/api/1.0', '/terminology'])
    expect(await page(address)).toContain(`"build":"${id}"`);
  expect(await page('/api/install')).toContain('Installation, again');
  expect(fs.readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

// Tests of staging and of modules cover all that is refused.
test.each([
  ['OUT_DIR', 'content', 'the build reads'],
  ['BASE_URL', '/../x', 'is not a base path'],
  ['NOINDEX', 'yes', 'NOINDEX is "yes"'],
])('%s=%s is refused', async (name, value, why) => {
  const { code, output } = await build({ [name]: value });
  expect([code, output]).toEqual([1, expect.stringContaining(why)]);
  expect(output).not.toMatch(/\n\s+at /);
  expect(fs.existsSync(path.join(root, 'package.json'))).toBe(true);
});

test('several threads make the same files as one, and find the same mistakes', async () => {
  const filesOf = (folder: string) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.endsWith('.docs-build.json') && fs.statSync(path.join(root, folder, file)).isFile())
      .map((file) => [file, fs.readFileSync(path.join(root, folder, file), 'base64')]);
  const texts = {
    index: '[Installation](api:install#run)\n\n<When versions="2.0">\n\nIt is @release@.\n\n</When>\n',
    install: '## Run\n\n```flow alt="A leads to B"\nA [Start] -> B [End]\n```\n\n<Island name="counter" />\n',
  };
  const write = (more: string) => {
    for (const [name, text] of Object.entries(texts))
      fs.writeFileSync(path.join(root, `content/api/${name}.mdx`), versionedPage(name, `${text}\n${more}`));
  };
  // No earlier build has kept this text.
  write(randomUUID());
  expect([await withThreads('1'), await withThreads('3')].map(({ code }) => code)).toEqual([0, 0]);
  expect(filesOf('threads-3')).toEqual(filesOf('threads-1'));
  // Threads also keep what they compare.
  const keeping = await build({ OUT_DIR: 'threads-3' }, undefined, ['--threads', '3']);
  expect(keeping.code).toBe(0);
  expect(filesOf('threads-3')).toEqual(filesOf('threads-1'));
  write('[Nowhere](api:nowhere) at @fact@\n');
  const [one, three] = [await withThreads('1'), await withThreads('3')];
  const mistakes = ({ output }: Ended) => output.slice(output.indexOf('content/'));
  expect([three.code, mistakes(three)]).toEqual([1, mistakes(one)]);
  for (const name of Object.keys(texts)) expect(mistakes(one)).toContain(`content/api/${name}.mdx`);
});
