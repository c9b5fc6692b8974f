import { afterEach, expect, test, vi } from 'vitest';
import { contentHash } from '../../site/content-hash.ts';
import { addFile, isFileAddress } from './file-response.ts';

afterEach(() => vi.unstubAllGlobals());

const page = '{"id":"install"}';
const named = `/docs/data/pages/${contentHash(page)}.json`;
const script = 'export {};';
const hashes = { '/docs/assets/boot-abc.js': contentHash(script) };

/** Adds the file at an address, which the server answers with `text`; resolves to whether it was cached. */
async function isAdded(address: string, text: string, type: string | null, status = 200): Promise<boolean> {
  vi.stubGlobal('location', { href: 'https://docs.example/docs/' });
  vi.stubGlobal('fetch', async () => {
    const response = new Response(text, { status });
    response.headers.delete('Content-Type');
    if (type !== null) response.headers.set('Content-Type', type);
    return response;
  });
  const cached: string[] = [];
  const cache: Pick<Cache, 'put'> = { put: async (request) => void cached.push(String(request)) };
  await addFile(cache, address, hashes).catch((error: Error) => expect(error.message).toContain('it is not cached'));
  return cached.includes(address);
}

test.each([
  ['/docs/data/sections/abc.json', '[]', 'application/json; charset=utf-8'],
  [named, page, 'application/json'],
  ['/docs/assets/boot-abc.js', script, 'text/javascript'],
  ['/docs/assets/boot-abc.js', script, 'application/javascript; charset=utf-8'],
  ['/docs/assets/other-abc.js', 'a script of another build', 'text/javascript'],
  ['/docs/assets/pictures/a.png', 'PNG', 'image/png'],
])('%s is cached', async (address, text, type) => {
  expect(await isAdded(address, text, type)).toBe(true);
});

test.each([
  ['a page', named, '<h1>Sign in</h1>', 'text/html; charset=utf-8'],
  ['a page', '/docs/assets/pictures/a.png', '<h1>Sign in</h1>', 'TEXT/HTML'],
  ['plain text', '/docs/assets/other-abc.js', 'Please sign in', 'text/plain'],
  ['no type', '/docs/assets/other-abc.js', 'Please sign in', null],
  ['no type', '/docs/assets/pictures/a.png', 'Please sign in', null],
  ['another script', '/docs/assets/boot-abc.js', 'location = "/sign-in";', 'text/javascript'],
  ['other JSON', named, '{"error":"sign in"}', 'application/json'],
  ['text that is not JSON', '/docs/data/sections/abc.json', 'Please sign in', 'application/json'],
])('%s is not cached as %s', async (_, address, text, type) => {
  expect(await isAdded(address, text, type)).toBe(false);
});

test('a missing file is not cached', async () => {
  expect(await isAdded(named, page, 'application/json', 404)).toBe(false);
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
