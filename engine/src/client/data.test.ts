/** The client's access to data files: what is fetched when, and what happens to damaged answers. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fixture } from '../../tests/fixtures/search-pages.ts';
import type { Manifest } from '../model/manifest.ts';
import type { PageState } from '../model/page-state.ts';
import { type Data, makeData } from './data.ts';

const { meta, records } = fixture('2.0', [
  { id: 'index', title: 'Introduction', body: '<p>Begin.</p>', path: '' },
  { id: 'install', title: 'Installation', body: '<p>Run it.</p>' },
]);
const docs = meta.docs.map((doc) => ({ ...doc, record: doc.id }));
const [index, install] = records;
const files = { meta: '/data/2.0.json', digest: '/data/search/2.0/' };
const state: Pick<PageState, 'set' | 'manifest' | 'files'> = { set: '2.0', manifest: '/data/manifest-abc.json', files };
const recordFile = (id: string) => `/data/pages/${id}.json`;

const manifest: Manifest = {
  build: 'b',
  sets: { '1.0': { ...files, meta: '/data/1.0.json' } },
  latest: '2.0',
  unmaintained: [],
  notices: {},
  starts: {},
  wholeDigests: {},
  glossary: '/data/glossary-abc.json',
  versionWords: '/data/words.json',
};

/** The host's files by address. What isn't there is answered with 404. */
let served: Map<string, unknown>;
let asked: string[];
let data: Data;

beforeEach(() => {
  served = new Map<string, unknown>([
    [files.meta, { ...meta, docs }],
    [recordFile('index'), index],
    [recordFile('install'), install],
    [state.manifest, manifest],
  ]);
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return served.has(url) ? Response.json(served.get(url)) : new Response('', { status: 404 });
  });
  data = makeData(state as PageState, '');
});
afterEach(() => vi.unstubAllGlobals());

test('a page is fetched once, with the metadata of its set', async () => {
  expect(await data.page('2.0', 'install')).toMatchObject({
    doc: { id: 'install' },
    record: { title: 'Installation' },
  });
  await data.page('2.0', 'install');
  expect(asked).toEqual([files.meta, recordFile('install')]);
});

test('pages asked for at the same time are fetched once', async () => {
  const [candidate, other] = await Promise.all([data.page('2.0', ''), data.page('2.0', '')]);
  expect(candidate?.record).toEqual(other?.record);
  expect(asked).toEqual([files.meta, recordFile('index')]);
});

test('a page that was fetched is in memory, in each version in which it reads the same', async () => {
  served.set('/data/1.0.json', { ...meta, name: '1.0', docs });
  await data.meta('1.0');
  expect(data.pageNow('2.0', 'install')).toBeNull();
  await data.page('2.0', 'install');
  expect(data.pageNow('2.0', 'install')?.record.title).toBe('Installation');
  expect(data.pageNow('1.0', 'install')).toMatchObject({ set: { name: '1.0' }, record: { title: 'Installation' } });
  expect(data.pageNow('2.0', '')).toBeNull();
});

test('the list of a set says which pages it has; until it is there, names that end like files are none', async () => {
  served.set(files.meta, { ...meta, docs: docs.map((doc) => (doc.path === '' ? { ...doc, path: 'node.js' } : doc)) });
  const paths = ['install', 'nowhere', 'node.js', 'llms-full.txt', '2.0.0'];
  const mayHave = () => paths.filter((path) => data.mayHave('2.0', path));
  expect(mayHave()).toEqual(['install', 'nowhere', '2.0.0']);
  expect(await data.page('2.0', 'nowhere')).toBeNull();
  expect(mayHave()).toEqual(['install', 'node.js']);
});

test('the addresses of the document’s set are known, those of another are in the manifest', async () => {
  expect(await data.files('2.0')).toEqual(files);
  expect(asked).toEqual([]);
  expect((await data.files('1.0')).meta).toBe('/data/1.0.json');
  expect(asked).toEqual([state.manifest]);
  await expect(data.files('9.9')).rejects.toThrow('no set of pages "9.9"');
});

test('without a document’s state, the manifest is at its fixed address below the base', async () => {
  served.set('/docs/data/manifest.json', manifest);
  expect(await makeData(null, '/docs').manifest()).toEqual(manifest);
});

test('after a failure, a later call asks again', async () => {
  served.delete(files.meta);
  await expect(data.meta('2.0')).rejects.toThrow(`${files.meta} answered 404`);
  served.set(files.meta, meta);
  expect((await data.meta('2.0')).docs).toHaveLength(2);
});

test.each([
  ['a portal’s answer', { error: 'Sign in' }],
  ['a list', []],
  ['null', null],
  ['metadata whose pages are no list', { ...meta, docs: {} }],
  ['metadata with a page without a path', { ...meta, docs: [{ ...meta.docs[0], path: null }] }],
])('%s instead of the metadata is refused, and the file is asked for again', async (_, other) => {
  served.set(files.meta, other);
  await expect(data.meta('2.0')).rejects.toThrow(`${files.meta} is malformed`);
  served.set(files.meta, meta);
  expect((await data.meta('2.0')).docs).toHaveLength(2);
});

test.each([
  ['is another page', { ...index }, 'malformed'],
  ['has no body', { ...install, body: undefined }, 'malformed'],
  ['is missing', undefined, 'answered 404'],
])('a record that %s is refused, and fetched again later', async (_, record, reason) => {
  if (record) served.set(recordFile('install'), record);
  else served.delete(recordFile('install'));
  await expect(data.page('2.0', 'install')).rejects.toThrow(reason);
  expect(data.pageNow('2.0', 'install')).toBeNull();
  served.set(recordFile('install'), install);
  expect((await data.page('2.0', 'install'))?.record.title).toBe('Installation');
});

test.each([
  ['never answered', () => new Promise<Response>(() => {})],
  [
    'cut off in the middle',
    async () =>
      new Response(new ReadableStream({ start: (rest) => rest.enqueue(new Uint8Array([123])) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
  ],
])(
  'a file that is %s fails after ten seconds, without a second wait for other files, and is fetched again later',
  async (_, answer) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
      if (url !== recordFile('install')) return answered(url);
      asked.push(url);
      const aborted = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      // As browsers do, what aborts the request ends its body too.
      return Promise.race([aborted, answer()]).then((response) =>
        Object.assign(response, { json: () => Promise.race([aborted, response.text()]) }),
      );
    });
    const page = data.page('2.0', 'install');
    const failed = expect(page).rejects.toThrow('did not arrive');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(asked).toEqual([files.meta, recordFile('install')]);
    vi.stubGlobal('fetch', answered);
    expect((await data.page('2.0', 'install'))?.record.title).toBe('Installation');
  },
);
