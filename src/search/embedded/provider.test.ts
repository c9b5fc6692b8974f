import { afterEach, expect, test, vi } from 'vitest';
import type { SearchEnvironment } from '../environment.ts';
import { fixture } from '../fixture.ts';
import type { SearchRequest } from '../provider.ts';
import type { Question } from './handler.ts';
import { makeHandler } from './handler.ts';
import { versionWords } from './other-versions.ts';
import { makeEmbeddedProvider } from './provider.ts';

const page = (id: string, text: string) => ({ id, title: id, body: `<p>${text}</p>` });
const latest = fixture('3.0', [page('receipts', 'Seals.')]);
const older = fixture('0.20', [page('bonsai', 'The rest api.')]);
const learn = fixture('learn', [page('faq', 'Seals and whales.')]);

/** A worker in the same thread. */
class InlineWorker extends EventTarget {
  private readonly answer = makeHandler();
  terminate = vi.fn();
  postMessage(question: Question) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: this.answer(question) })));
  }
}

function setUp() {
  const files = new Map<string, unknown>([
    ['/3.0.digest', latest.digest],
    ['/0.20.digest', older.digest],
    ['/learn.digest', learn.digest],
    ['/otherVersions', versionWords([latest, older])],
  ]);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    const file = files.get(url);
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
  const environment = {
    base: '/',
    digestUrl: async (set: string) => `/${set}.digest`,
    versionWordsUrl: async () => '/otherVersions',
  } as unknown as SearchEnvironment;
  const workers: InlineWorker[] = [];
  const start = () => {
    const worker = new InlineWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { provider: makeEmbeddedProvider(environment, start), files, fetched, workers };
}
afterEach(() => void vi.unstubAllGlobals());

const request = (query: string, scope = '3.0'): SearchRequest => ({ query, scope, offset: 0, hits: 20, perGroup: 5, snippetWords: 10 });

test('searches the version and the unversioned pages; fetches each file once', async () => {
  const { provider, fetched } = setUp();
  provider.warm('3.0');
  const [response] = await Promise.all([provider.search(request('seals')), provider.search(request('seal'))]);
  expect(response.groups.map(({ id }) => id).sort()).toEqual(['/api/receipts', '/faq']);
  expect(fetched.sort()).toEqual(['/3.0.digest', '/learn.digest']);
});

test('never finds another version’s pages, unless that version is asked for', async () => {
  const { provider } = setUp();
  expect((await provider.search(request('rest api'))).total).toBe(0);
  expect((await provider.search(request('rest api', '0.20'))).groups[0]?.id).toBe('/api/0.20/bonsai');
});

test('says which other version has the words', async () => {
  const { provider } = setUp();
  await provider.search(request('bonsai'));
  expect(await provider.otherVersions('bonsai', '3.0')).toEqual({ words: ['bonsai'], versions: ['0.20'] });
});

test('without the list of words nothing is offered, and nothing fails', async () => {
  const { provider, files } = setUp();
  files.delete('/otherVersions');
  expect(await provider.otherVersions('bonsai', '3.0')).toBeNull();
});

test('the unversioned pages may be missing, the version may not; the next search tries again', async () => {
  const { provider, files } = setUp();
  files.delete('/learn.digest');
  expect((await provider.search(request('seals'))).groups.map(({ id }) => id)).toEqual(['/api/receipts']);
  const kept = files.get('/0.20.digest');
  files.delete('/0.20.digest');
  await expect(provider.search(request('rest', '0.20'))).rejects.toThrow('/0.20.digest');
  files.set('/0.20.digest', kept);
  expect((await provider.search(request('rest', '0.20'))).total).toBe(1);
});

test('a worker that breaks fails the search; the next search starts another', async () => {
  const { provider, workers } = setUp();
  await provider.search(request('seals'));
  const worker = workers[0] as InlineWorker;
  worker.postMessage = () => worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(provider.search(request('whales'))).rejects.toThrow('out of memory');
  expect((await provider.search(request('whales'))).total).toBe(1);
  expect(workers).toHaveLength(2);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that never answers fails the search after ten seconds; the next search starts another', async () => {
  vi.useFakeTimers();
  const { provider, workers } = setUp();
  provider.warm('3.0');
  await vi.advanceTimersByTimeAsync(0);
  const worker = workers[0] as InlineWorker;
  worker.postMessage = () => {};
  const search = provider.search(request('seals'));
  const failure = expect(search).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await failure;
  vi.useRealTimers();
  expect((await provider.search(request('seals'))).total).toBe(2);
  expect(workers).toHaveLength(2);
});

test('a worker that cannot be started fails the search, and does not fail getting ready', async () => {
  const environment = { base: '/', digestUrl: async (set: string) => `/${set}`, versionWordsUrl: async () => null };
  const provider = makeEmbeddedProvider(environment as unknown as SearchEnvironment, () => {
    throw new DOMException('The policy forbids it.', 'SecurityError');
  });
  provider.warm('3.0');
  await expect(provider.search(request('seals'))).rejects.toThrow('The policy forbids it.');
  expect(await provider.otherVersions('seals', '3.0')).toBeNull();
});
