import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run as compress } from './compress-site.ts';
import { readMarker } from './out-folder.ts';
import { beginStaging } from './staging.ts';

const words = Array.from({ length: 4000 }, (_, i) => `word${(i * 7919) % 613}`).join(' ');
let project: string;
let out: string;
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  out = path.join(project, 'dist');
  build({
    'api/page.html': words,
    'data/words.json': words,
    'tiny.txt': 'tiny',
    'picture.png': words,
    '.well-known/x.txt': 'tiny',
  });
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

function build(files: Readonly<Record<string, string>>): void {
  const staging = beginStaging(out, project, '/docs');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(staging.folder, file)), { recursive: true });
    fs.writeFileSync(path.join(staging.folder, file), text);
  }
  staging.commit();
}
const read = (file: string) => fs.readFileSync(path.join(out, file));
const listed = () =>
  (fs.readdirSync(out, { recursive: true }) as string[])
    .filter((file) => fs.statSync(path.join(out, file)).isFile())
    .sort();

test('text files get compressed copies, other files don’t', async () => {
  await compress({ out });
  expect(listed()).toEqual([
    '.docs-build.json',
    '.well-known/x.txt',
    'api/page.html',
    'api/page.html.br',
    'api/page.html.gz',
    'data/words.json',
    'data/words.json.br',
    'data/words.json.gz',
    'picture.png',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(read('data/words.json.br')).toString()).toBe(words);
  expect(gunzipSync(read('api/page.html.gz')).toString()).toBe(words);
  expect(readMarker(out)?.base).toBe('/docs');
});

test('a site that is rebuilt in the meantime is reported', async () => {
  const running = compress({ out });
  build({ 'newer.html': 'newer' });
  await expect(running).rejects.toThrow('rebuilt in the meantime');
});

test('nothing but copies is written', async () => {
  const before = listed().map((file) => [file, read(file)]);
  await compress({ out });
  const after = listed().filter((file) => !/\.(br|gz)$/.test(file));
  expect(after.map((file) => [file, read(file)])).toEqual(before);
  expect(fs.readdirSync(project)).toEqual(['dist']);
});

test('a missing site is reported', async () => {
  fs.rmSync(out, { recursive: true });
  await expect(compress({ out })).rejects.toThrow('no built site');
});
