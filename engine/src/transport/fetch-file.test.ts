/** What is accepted as a file of a site, and what captive portals answer instead. */
import { afterEach, expect, test, vi } from 'vitest';
import { isList, objectWith } from '../basics/guards.ts';
import { fetchData, fetchFile } from './fetch-file.ts';

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
const address = '/docs/data/pages/abc.json';
const isPages = objectWith<{ readonly pages: readonly unknown[] }>({ pages: isList });
const signIn = 'Please sign in';

test.each<[string, Answer]>([
  ['a page to sign in', ['<h1>Sign in</h1>', 'text/html; charset=utf-8']],
  ['a page that claims to be JSON', ['<h1>Sign in</h1>', json]],
  ['JSON that a script would run', ['{"pages":[]}', 'text/javascript']],
  ['JSON of something else', ['{"error":"Sign in"}', json]],
  ['nothing', ['', json]],
  ['half of it', ['{"pages":[', json]],
  ['no type', ['{"pages":[]}', null]],
])('%s instead of data is refused, and the file is requested again past all caches', async (_, answer) => {
  const requests = network(answer);
  await expect(fetchData(address, isPages)).rejects.toThrow(`${address} `);
  expect(requests).toEqual(['default', 'reload']);
  network(answer, ['{"pages":[1]}', `${json}; charset=utf-8`]);
  expect(await fetchData(address, isPages)).toEqual({ pages: [1] });
});

const read = (file: string) => fetchFile(file, (response) => response.text());

test.each<[string, string, Answer]>([
  ['Markdown', '/docs/api/install.md', ['# Install', 'text/markdown']],
  ['Markdown of a host that knows no such type', '/docs/api/install.md', ['# Install', 'text/plain; charset=utf-8']],
  ['a file of another kind', '/docs/paper.pdf', ['PDF', 'application/pdf']],
])('%s is accepted', async (_, file, answer) => {
  const requests = network(answer);
  expect(await read(file)).toBe(answer[0]);
  expect(requests).toEqual(['default']);
});

test.each<[string, string, Answer]>([
  ['a page', '/docs/api/install.md', [signIn, 'TEXT/HTML']],
  ['JSON', '/docs/api/install.md', [signIn, json]],
  ['a page', '/docs/paper.pdf', [signIn, 'text/html']],
  ['no type', '/docs/paper.pdf', [signIn, null]],
])('%s is no %s', async (_, file, answer) => {
  network(answer);
  await expect(read(file)).rejects.toThrow(`${file} came with type`);
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
