import { afterEach, expect, test, vi } from 'vitest';
import { addDocument } from './documents.ts';

afterEach(() => vi.unstubAllGlobals());

/** Adds the document at an address, which the server answers with a page of build `b1`. Returns what was cached. */
async function add(
  address: string,
  build: string,
  status = 200,
  end = '</html>',
): Promise<[address: string, response: Response][]> {
  vi.stubGlobal('location', { href: 'https://docs.example/' });
  const answer = new Response(`{"build":"b1"}${end}\n`, { status });
  Object.defineProperty(answer, 'redirected', { value: true });
  vi.stubGlobal('fetch', async () => answer);
  const cached: [string, Response][] = [];
  await addDocument(
    { put: async (...entry: [string, Response]) => void cached.push(entry) } as unknown as Cache,
    address,
    build,
  );
  return cached;
}

test('a document is cached under its normalized address, and not as redirected', async () => {
  const [[address, response] = []] = await add('/api/1.0.html', 'b1');
  expect(address).toBe('https://docs.example/api/1.0');
  expect(response?.redirected).toBe(false);
  expect(response?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['of another build', 'b2', 200],
  ['that is missing', 'b1', 404],
  ['that is cut off', 'b1', 200, '</bo'],
])('a document %s is refused', async (_, build, status, end = '</html>') => {
  await expect(add('/api/1.0', build, status, end)).rejects.toThrow('The site has been rebuilt.');
});
