/** What is accepted as a file of a site, and what captive portals answer instead. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addFile } from '../client/offline/caches.ts';
import { contentHash } from '../content/content-hash.ts';
import { isList, objectWith } from '../problems/guards.ts';
import { checkFile, fetchData, isFileAddress } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a host answers: text, type, and status. */
type Answer = readonly [text: string, type: string | null, status?: number];

function responseOf([text, type, status = 200]: Answer): Response {
  const response = new Response(text, { status });
  response.headers.delete('Content-Type');
  if (type !== null) response.headers.set('Content-Type', type);
  return response;
}

/** Lets the network answer in order; the last answer stays. Returns how each file was requested. */
function network(...answers: readonly Answer[]): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    requests.push(String(cache));
    return responseOf(answers[Math.min(requests.length, answers.length) - 1] as Answer);
  });
  return requests;
}

const json = 'application/json';
const text = '{"kind":"names","pages":[]}';
const hash = contentHash(text);
const script = 'export {};';
const hashes = { '/docs/assets/boot-abc.js': contentHash(script) };

const portals: readonly (readonly [string, Answer])[] = [
  ['a page to sign in', ['<h1>Sign in</h1>', 'text/html; charset=utf-8']],
  ['JSON', ['{"kind":"names","pages":[],"error":"Sign in"}', json]],
  ['nothing', ['', json]],
  ['half of it', [text.slice(0, 12), json]],
  ['the page that a redirect leads to', ['<html><form action="/login">', 'text/html']],
];

/** The kinds of files: which are fetched with `cache.put`, and which by a reader that expects a list of pages. */
const dataFiles = [
  `/docs/data/search/3.0/names-${hash}.json`,
  `/docs/data/sections/${hash}.json`,
  `/docs/data/texts/${hash}.json`,
  `/docs/data/pages/${hash}.json`,
  `/docs/data/3.0.pack-${hash}.json`,
];
const isPages = objectWith<{ readonly pages: readonly unknown[] }>({ pages: isList });

describe.each(dataFiles)('%s', (address) => {
  test.each(portals)(
    '%s instead of it is refused, and the file is requested again past all caches',
    async (_, answer) => {
      const requests = network(answer);
      await expect(fetchData(address, isPages)).rejects.toThrow('it is not the file');
      expect(requests).toEqual(['default', 'reload']);
      network(answer, [text, json]);
      expect(await fetchData(address, isPages)).toEqual({ kind: 'names', pages: [] });
    },
  );

  test.each(portals)('%s instead of it is not cached', async (_, answer) => {
    network(answer);
    const put = vi.fn();
    await expect(addFile({ put }, address)).rejects.toThrow('it is not the file');
    expect(put).not.toHaveBeenCalled();
  });
});

test.each(portals)('%s instead of a chunk is not cached', async (_, [answer]) => {
  network([answer, 'text/javascript']);
  const put = vi.fn();
  await expect(addFile({ put }, '/docs/assets/boot-abc.js', hashes)).rejects.toThrow('other content');
  expect(put).not.toHaveBeenCalled();
});

test('without cryptography, as on plain http, what a file has to look like is still checked', async () => {
  vi.stubGlobal('crypto', {});
  const [address = ''] = dataFiles;
  for (const [name, answer] of portals) {
    network(answer);
    if (name === 'JSON') expect(await fetchData(address, isPages)).toMatchObject({ error: 'Sign in' });
    else await expect(fetchData(address, isPages)).rejects.toThrow('it is not the file');
  }
  network(['{"error":"Sign in"}', json]);
  await expect(fetchData(address, isPages)).rejects.toThrow('malformed');
});

test('a file without a hash that its reader finds malformed is fetched once more', async () => {
  const requests = network(['{}', json], ['{"pages":[1]}', json]);
  expect(await fetchData('/data/manifest.json', isPages)).toEqual({ pages: [1] });
  expect(requests).toEqual(['default', 'reload']);
});

test('a file that is missing, or a network that fails, is not asked twice', async () => {
  const requests = network(['', 'text/html', 404]);
  await expect(fetchData('/data/manifest.json', isPages)).rejects.toThrow('answered 404');
  expect(requests).toEqual(['default']);
  const failing = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', failing);
  await expect(fetchData('/data/manifest.json', isPages)).rejects.toThrow('Failed to fetch');
  expect(failing).toHaveBeenCalledTimes(1);
});

test.each([
  ['/docs/data/manifest.json', '[]', 'application/json; charset=utf-8'],
  [dataFiles[0], text, 'text/plain'],
  ['/docs/assets/boot-abc.js', script, 'text/javascript'],
  ['/docs/assets/boot-abc.js', script, 'application/javascript; charset=utf-8'],
  ['/docs/assets/other-abc.js', 'a script of another build', 'text/javascript'],
  ['/docs/assets/pictures/a.png', 'PNG', 'image/png'],
  ['/docs/api/install.md', '---\ntitle: Install\n---\n', 'text/markdown'],
])('%s is accepted', async (file = '', content, type) => {
  await checkFile(file, { type, content: new TextEncoder().encode(content) }, hashes);
});

test.each([
  ['a page', '/docs/assets/pictures/a.png', '<h1>Sign in</h1>', 'TEXT/HTML'],
  ['plain text', '/docs/assets/other-abc.js', 'Please sign in', 'text/plain'],
  ['no type', '/docs/assets/other-abc.js', 'Please sign in', ''],
  ['no type', '/docs/assets/pictures/a.png', 'Please sign in', ''],
  ['text that is not JSON', '/docs/data/manifest.json', 'Please sign in', json],
  ['text that is not a page', '/docs/api/install.md', 'Please sign in', 'text/plain'],
])('%s is refused as %s', async (_, file, content, type) => {
  const answer = { type, content: new TextEncoder().encode(content) };
  await expect(checkFile(file, answer, hashes)).rejects.toThrow('it is not the file');
});

test.each([
  ['/assets/boot-abc.js', true],
  ['/data/1.0-abc.json', true],
  ['/api/1.0', false],
  ['/api/1.0/guide/quickstart', false],
  ['/faq.html', false],
  ['/', false],
])('%s is a file: %s', (address, isFile) => {
  expect(isFileAddress(address)).toBe(isFile);
});
