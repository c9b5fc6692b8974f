import { afterEach, expect, test, vi } from 'vitest';
import { partsByName } from '../../../tests/fixtures/invented-digest.ts';
import { digestOf, fixture } from '../../../tests/fixtures/search-pages.ts';
import type { Task } from '../../transport/ask-worker.ts';
import { versionWords } from '../index/make-digest.ts';
import type { SearchEnvironment, SearchRequest, SearchResponse } from '../provider.ts';
import { makeEmbeddedProvider } from './provider.ts';
import { makeHandler, type SearchTasks } from './tasks.ts';

const page = (id: string, text: string) => ({ id, title: id, body: `<p>${text}</p>` });
const latest = fixture('3.0', [page('invoices', 'Of seals, whose bytes are short.')]);
const older = fixture('0.20', [page('walnut', 'The rest api.')]);
const oldest = fixture('0.18', [page('walnut', 'The rest api, and maple.')]);
const middle = fixture('0.19', [page('maple', 'A maple.')]);
const all = [latest, older, middle, oldest];
const learn = fixture('learn', [page('faq', 'Seals and whales.')]);

/** A worker in the same thread. */
class InlineWorker extends EventTarget {
  private readonly answer = makeHandler();
  terminate = vi.fn();
  postMessage(task: Task<SearchTasks>, [port]: readonly [MessagePort]) {
    port.postMessage(this.answer(task));
  }
}

function setUp() {
  const files = new Map<string, unknown>([['/otherVersions', versionWords(all, ['next'])]]);
  for (const version of all)
    for (const [name, part] of partsByName(digestOf(version, learn)))
      files.set(`/${version.meta.label}/${name}.json`, part);
  for (const { meta, records } of [...all, learn])
    for (const [i, { record }] of meta.docs.entries()) files.set(recordFile(record), records[i]);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    const file = files.get(url);
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
  const environment = {
    base: '/',
    digestUrl: async (version: string) => `/${version}/names.json`,
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

const request = (query: string, scope = '3.0'): SearchRequest => ({
  query,
  scope,
  offset: 0,
  hits: 20,
  perGroup: 5,
  snippetWords: 10,
});

const recordFile = (record = '') => `/data/pages/${record}.json`;
const isRecord = (url: string) => url.startsWith('/data/pages/');

const text = ({ groups }: SearchResponse) =>
  groups.flatMap(({ hits }) => hits.map(({ snippet }) => snippet.map((other) => other.text).join('')));

test('searches the version and the unversioned pages; fetches names and the words that the query needs, each once', async () => {
  const { provider, fetched } = setUp();
  provider.warm('3.0');
  const [response] = await Promise.all([provider.search(request('seals')), provider.search(request('seal'))]);
  expect(response.groups.map(({ id }) => id).sort()).toEqual(['/faq', '/guide/invoices']);
  expect(fetched.sort()).toEqual(['/3.0/names.json', '/3.0/s.json']);
});

test('fetches the words needed to correct a typo', async () => {
  const { provider, fetched } = setUp();
  expect((await provider.search(request('xnvoices'))).groups[0]?.id).toBe('/guide/invoices');
  expect(fetched).toEqual(['/3.0/names.json', '/3.0/x.json', '/3.0/i.json']);
});

test('a search whose lists cannot be loaded fails, unless the names give an answer', async () => {
  const { provider, files } = setUp();
  files.delete('/3.0/w.json');
  await expect(provider.search(request('whales'))).rejects.toThrow('/3.0/w.json answered 404');
});

test('fetches the records of the given hits, and later answers include their snippets', async () => {
  const { provider, fetched } = setUp();
  const response = await provider.search(request('seals'));
  expect(text(response)).toEqual(['', '']);
  const hits = response.groups.flatMap((group) => group.hits).filter(({ url }) => url === '/faq');
  const snippets = await provider.snippets(request('seals'), hits);
  const marked = [
    { text: 'Seals', marked: true },
    { text: ' and whales.', marked: false },
  ];
  expect([...snippets]).toEqual([['/faq', marked]]);
  expect(fetched.filter(isRecord)).toEqual([recordFile(learn.meta.docs[0]?.record)]);
  expect(text(await provider.search(request('seal'))).filter(Boolean)).toEqual(['Seals and whales.']);
});

test('if the network fails later, the names still give an answer, and the next search tries again', async () => {
  const { provider, files } = setUp();
  await provider.search(request('seals'));
  const list = files.get('/3.0/w.json');
  files.delete('/3.0/w.json');
  expect((await provider.search(request('faq whales'))).groups[0]).toMatchObject({
    isClosest: true,
    hits: [{ url: '/faq', lacks: ['whales'] }],
  });
  files.set('/3.0/w.json', list);
  expect((await provider.search(request('whales'))).groups[0]?.id).toBe('/faq');
});

test.each([
  ['cannot be loaded', undefined],
  ['is something else', { error: 'Sign in' }],
])('a record that %s causes no failure, and no snippet but those of other pages', async (_, other) => {
  const { provider, files } = setUp();
  const response = await provider.search(request('seals'));
  const file = recordFile(learn.meta.docs[0]?.record);
  if (other) files.set(file, other);
  else files.delete(file);
  const snippets = await provider.snippets(
    request('seals'),
    response.groups.flatMap(({ hits }) => hits),
  );
  expect([...snippets.keys()]).toEqual(['/guide/invoices']);
});

test('finds pages of another version only if that version is searched', async () => {
  const { provider } = setUp();
  expect((await provider.search(request('rest api'))).total).toBe(0);
  expect((await provider.search(request('rest api', '0.20'))).groups[0]?.id).toBe('/guide/0.20/walnut');
});

test('names the other version that has the words', async () => {
  const { provider } = setUp();
  await provider.search(request('walnut'));
  expect(await provider.otherVersions('walnut', '3.0')).toEqual({ words: ['walnut'], versions: ['0.20', '0.18'] });
});

test('without the list of words, suggests nothing and does not fail', async () => {
  const { provider, files } = setUp();
  files.delete('/otherVersions');
  expect(await provider.otherVersions('walnut', '3.0')).toBeNull();
});

test('if a version’s files cannot be loaded, the search fails, and the next one tries again', async () => {
  const { provider, files } = setUp();
  const kept = new Map(files);
  for (const file of files.keys()) if (file.startsWith('/0.20/')) files.delete(file);
  await expect(provider.search(request('rest', '0.20'))).rejects.toThrow('/0.20/names.json');
  for (const [file, content] of kept) files.set(file, content);
  expect((await provider.search(request('rest', '0.20'))).total).toBe(1);
});

test('if the worker crashes, the search fails, and the next one starts another worker', async () => {
  const { provider, workers } = setUp();
  await provider.search(request('seals'));
  const worker = workers[0] as InlineWorker;
  worker.postMessage = () => worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(provider.search(request('whales'))).rejects.toThrow('out of memory');
  expect((await provider.search(request('whales'))).total).toBe(1);
  expect(workers).toHaveLength(2);
  expect(worker.terminate).toHaveBeenCalled();
});

test('if the worker does not answer for ten seconds, the search fails, and the next one starts another worker', async () => {
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

test('a worker that cannot be started fails the search, but not preloading', async () => {
  const environment = {
    base: '/',
    digestUrl: async (version: string) => `/${version}/names.json`,
    versionWordsUrl: async () => null,
  };
  const provider = makeEmbeddedProvider(environment as unknown as SearchEnvironment, () => {
    throw new DOMException('The policy forbids it.', 'SecurityError');
  });
  provider.warm('3.0');
  await expect(provider.search(request('seals'))).rejects.toThrow('The policy forbids it.');
  expect(await provider.otherVersions('seals', '3.0')).toBeNull();
});
