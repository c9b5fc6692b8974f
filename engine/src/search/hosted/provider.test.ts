import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { searchConfigSchema } from '../../config/search-config.ts';
import type { SearchEnvironment, SearchRequest } from '../provider.ts';
import { makeHostedProvider } from './provider.ts';

type HostedAnswer = (response: http.ServerResponse, body: { requests: Record<string, unknown>[] }, url: URL) => void;

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A host that speaks the protocol, as far as `answer` does. Counts how often it was asked. */
async function host(answer: HostedAnswer) {
  const asked = { times: 0, url: '' };
  const server = http.createServer((request, response) => {
    asked.times++;
    const url = new URL(request.url ?? '/', 'http://localhost');
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => answer(response, JSON.parse(text), url));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  asked.url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return asked;
}

const hit = {
  objectID: '1',
  url: 'https://dev.example.com/guide/x',
  type: 'lvl1',
  hierarchy: { lvl0: 'Docs', lvl1: 'X' },
};
const give =
  (value: unknown, status = 200): HostedAnswer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const answered = give({ results: [{ hits: [hit], nbHits: 41, queryID: 'q9' }] });

function provider(hosts: readonly { url: string }[], change: object = {}) {
  const config = searchConfigSchema.parse({
    provider: 'hosted',
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'acme',
    hosts: hosts.map(({ url }) => ({ url, protocol: 'http' })),
    ...change,
  });
  if (config.provider !== 'hosted') throw new Error('The schema changed the provider.');
  return makeHostedProvider(config, {
    base: '/',
    origin: 'https://dev.example.com',
    language: 'en',
    versions: [{ label: '2.1', path: '/guide/2.1' }],
  } as unknown as SearchEnvironment);
}
const request = (query: string): SearchRequest => ({
  query,
  scope: '2.1',
  offset: 40,
  hits: 20,
  perGroup: 5,
  snippetWords: 10,
});

test('sends the specified request: index, facets, attributes, tags; key and application in the address', async () => {
  let seen: { body: { requests: Record<string, unknown>[] }; url: URL } | undefined;
  const server = await host((response, body, url) => {
    seen = { body, url };
    answered(response, body, url);
  });
  const response = await provider([server]).search(request('invoice'));
  expect(seen?.url.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(seen?.url.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'KEY',
  });
  expect(seen?.body.requests).toEqual([
    {
      query: 'invoice',
      indexName: 'acme',
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      page: 2,
      clickAnalytics: false,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.1']],
    },
  ]);
  expect(response).toMatchObject({
    total: 41,
    queryId: 'q9',
    groups: [{ id: '/guide/x', hits: [{ url: '/guide/x', page: 'X' }] }],
  });
});

test('one malformed record does not hide the others', async () => {
  const server = await host(
    give({
      results: [{ hits: [null, { ...hit, hierarchy: null }, hit, { ...hit, hierarchy: { lvl1: 5 } }], nbHits: 4 }],
    }),
  );
  const response = await provider([server]).search({ ...request('x'), offset: 0 });
  expect(response.groups.map(({ id }) => id)).toEqual(['/guide/x']);
  expect(response.total).toBe(4);
});

test.each([
  ['hits without a number of all hits are all there are', { hits: [hit] }, 1],
  ['the number of all hits is no text', { hits: [hit], nbHits: '90' }, 1],
  ['if no record can be shown, there is no result', { hits: [{}], nbHits: 90 }, 0],
])('%s', async (_, answer, total) => {
  const server = await host(give({ results: [answer] }));
  expect((await provider([server]).search({ ...request('x'), offset: 0 })).total).toBe(total);
});

test('tries the next host if one refuses or fails, and then avoids the failed one', async () => {
  const refuses = { url: '127.0.0.1:9' };
  const fails = await host(give({ message: 'broken' }, 503));
  const answers = await host(answered);
  const search = provider([refuses, fails, answers]);
  expect((await search.search(request('one'))).total).toBe(41);
  expect((await search.search(request('two'))).total).toBe(41);
  expect(fails.times).toBe(1);
  expect(answers.times).toBe(2);
});

test('a host that failed is asked again after two minutes, and serves again if it has recovered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isBroken = true;
  const recovers = await host((...exchange) => (isBroken ? give({ message: 'broken' }, 503) : answered)(...exchange));
  const other = await host((...exchange) => (isBroken ? answered : give({ message: 'broken' }, 503))(...exchange));
  const search = provider([recovers, other]);
  const total = async (query: string) => (await search.search(request(query))).total;
  expect(await total('one')).toBe(41);
  vi.advanceTimersByTime(119_000);
  expect(await total('two')).toBe(41);
  expect([recovers.times, other.times]).toEqual([1, 2]);
  vi.advanceTimersByTime(2_000);
  isBroken = false;
  expect(await total('three')).toBe(41);
  expect([recovers.times, other.times]).toEqual([2, 2]);
});

test('if every host is down, search fails; all are asked again, so it works as soon as one has recovered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let isBroken = true;
  const recovers = await host((...exchange) => (isBroken ? give({ message: 'broken' }, 503) : answered)(...exchange));
  const search = provider([recovers, { url: '127.0.0.1:9' }]);
  await expect(search.search(request('one'))).rejects.toThrow();
  isBroken = false;
  vi.advanceTimersByTime(1_000);
  expect((await search.search(request('two'))).total).toBe(41);
});

test('tries the next host if one hangs', async () => {
  const hangs = await host(() => {});
  const answers = await host(answered);
  expect((await provider([hangs, answers]).search(request('x'))).total).toBe(41);
  expect(hangs.times).toBe(1);
});

test('fails if no host answers, or an answer has no hits', async () => {
  await expect(provider([{ url: '127.0.0.1:9' }]).search(request('x'))).rejects.toThrow();
  await expect(provider([await host(give({ message: 'Invalid key' }, 403))]).search(request('x'))).rejects.toThrow();
  await expect(provider([await host(give({ results: [{}] }))]).search(request('x'))).rejects.toThrow();
});

test('a missing application id or key is reported', () => {
  expect(() => provider([], { hosts: undefined, appId: '' })).toThrow(/search\.appId is empty/);
  expect(searchConfigSchema.safeParse({ provider: 'hosted', appId: 'APP' }).error?.message).toContain(
    'search.apiKey is missing',
  );
});
