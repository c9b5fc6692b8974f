import { afterEach, expect, test, vi } from 'vitest';
import { addFile, isFileAddress } from './file-response.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cache that records what is put into it. */
function makeCache() {
  const addresses: string[] = [];
  const cache = { put: async (address: string) => void addresses.push(address) } as unknown as Cache;
  return { addresses, cache };
}

const answer = (type: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response('x', { status, headers: { 'Content-Type': type } }));

test('a file is cached', async () => {
  const { addresses, cache } = makeCache();
  answer('application/json');
  await addFile(cache, '/data/a.json');
  expect(addresses).toEqual(['/data/a.json']);
});

test.each([
  ['text/html; charset=utf-8', 200],
  ['TEXT/HTML', 200],
  ['application/json', 404],
])('a response of type %s with status %i is refused', async (type, status) => {
  const { addresses, cache } = makeCache();
  answer(type, status);
  await expect(addFile(cache, '/data/a.json')).rejects.toThrow('/data/a.json answered');
  expect(addresses).toEqual([]);
});

test.each([
  ['/assets/boot-abc.js', true],
  ['/data/1.0-abc.json', true],
  ['/api/1.0', false],
  ['/api/1.0/zkvm/quickstart', false],
  ['/faq.html', false],
  ['/', false],
])('%s is a file: %s', (address, isFile) => {
  expect(isFileAddress(address)).toBe(isFile);
});
