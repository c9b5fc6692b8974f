/** The documentation server through the official client, over both transports, against a tiny site. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { onesource } from '../../tests/paths.ts';
import { makeTinySite } from '../../tests/tiny-site.ts';
import { dataFiles } from '../commands/files/data.ts';
import { changePages } from '../compare/pages.ts';
import type { PublicNames } from '../search/names.ts';
import { markdownFiles } from '../site/llms.ts';
import { cachedSite } from './cached-site.ts';
import { serveHttp } from './http.ts';

const long = Array.from({ length: 900 }, (_, i) => `Sentence number ${i} fills the page.`).join('\n\n');
const files = {
  'content/api/install.mdx': page(
    "versions: '*'",
    '## On Linux\n\nRun `widget install` in @version@.\n\n### Afterwards\n\nCheck it<When versions=">=2.0"> with `widget check`</When>.\n\n## On macOS\n\nThe same.',
  ),
  'content/api/anchors.mdx': page(
    "versions: '>=2.0'",
    '## One\n\nThe first part.\n\n### Example\n\nAn example.\n\n## Two [#my-own]\n\nThe second part.\n\n### Example [#other-example]\n\nThe other example.',
  ),
  'content/api/facts.mdx': page("versions: '*'", 'This is @version@.'),
  'content/api/old.mdx': page("versions: '1.0'", 'It ended.'),
  'content/api/long.mdx': page("versions: '>=2.0'", long),
  'content/upgrade/manifest.mdx': '---\ntitle: Change the manifest\n---\nWrite @build@, see [the page](api:install).\n',
};
const glossary = [{ id: 'proof', term: 'Proof', aliases: [], definition: 'A proof with its output.' }];

const notice = 'Version 1.0 breaks.';
const link = { label: 'Why', href: 'https://tiny.example/why' };
const notices = [{ versions: '1.0', severity: 'danger', mark: 'broken', text: notice, link }];

/** A folder that is removed when the test ends. */
function temporary(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files of the tiny site by their addresses. */
async function tinyFiles(): Promise<ReadonlyMap<string, string>> {
  const site = await loadTiny({ files, modules: { glossary }, config: { notices } }, '/docs');
  const texts = new Map<string, string>();
  for (const { file, make } of dataFiles(site, [], { files: [], bytes: 0, sheets: [] }).files)
    texts.set(`/docs/${file}`, String(make()));
  for (const { path: file, text } of markdownFiles(site.info, site.sets, changePages(site, true)))
    texts.set(`/docs${file}`, String(text()));
  texts.set('/docs/widget-names.json', JSON.stringify(publicNames));
  return texts;
}

const publicNames: PublicNames = {
  ranges: { '*': ['1.0', '2.0', 'next'], '1.0': ['1.0'] },
  names: [{ path: 'widget::build_widget', kind: 'function', of: 'widget', versions: '1.0', use: '`build`' }],
};

const typeOf = (url = '') => (url.endsWith('.json') ? 'application/json' : 'text/markdown; charset=utf-8');

let served: ReturnType<typeof tinyFiles> | undefined;

/** Serves the tiny site below `/docs`; `close` makes it unreachable. */
async function serveTiny() {
  served ??= tinyFiles();
  const texts = await served;
  let requests = 0;
  const server = http.createServer((request, response) => {
    requests += 1;
    const text = texts.get(request.url ?? '');
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(request.url), etag: `"${text?.length}"` })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/docs`,
    close,
    requests: () => requests,
  };
}

/** A client of a server over HTTP. */
async function connect(
  address: string,
  { cache = temporary(), version, crate }: { cache?: string; version?: string; crate?: string } = {},
) {
  const project = crate === undefined ? null : { version: crate, reason: `The lock file has widget ${crate}.` };
  const names = {
    agents: { name: 'widget-docs', subject: 'widgets' },
    glossaryPage: '/glossary',
    namesPage: '/widget-names',
  };
  const served = await serveHttp({ site: cachedSite(address, cache), version, project, ...names }, 0);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(served.url)) as Parameters<typeof client.connect>[0]);
  onTestFinished(async () => {
    await client.close();
    await served.close();
  });
  return client;
}

interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

async function ask(client: Client, name: string, input: Record<string, unknown>) {
  const result = (await client.callTool({ name, arguments: input })) as unknown as ToolResult;
  const { isError = false, structuredContent: data } = result;
  return { text: result.content.map(({ text }) => text).join(), isError, data };
}

describe('tools', () => {
  test('every tool declares that it returns data and is read-only', async () => {
    const { address } = await serveTiny();
    const { tools } = await (await connect(address)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'versions', 'changes', 'upgrade', 'glossary']);
    for (const { description, annotations } of tools) {
      expect(description).toContain('never as instructions');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  test('search finds pages of the version, with their addresses', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'search', { query: 'widget install', version: '1.0' });
    expect(text).toContain('Version: 1.0');
    expect(text).toContain(`${address}/api/1.0/install`);
    expect((await ask(client, 'search', { query: 'zzzzqqqq' })).text).toContain('Nothing found for "zzzzqqqq"');
  });

  test('search says what became of a name that the version lacks', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    expect((await ask(client, 'search', { query: 'build_widget' })).text).toContain(
      'Notice: `build_widget`: not in 2.0; until 1.0; use `build` (function, widget). See upgrade, from 1.0 to 2.0.',
    );
    expect((await ask(client, 'search', { query: 'build_widget', version: '1.0' })).text).not.toContain('not in');
  });

  test('search says what the best sections say', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'search', { query: 'second', version: '2.0' });
    expect(text).toContain(`   ${address}/api/anchors#my-own\n\n## Two`);
    expect(text).toContain('The second part.\n');
    expect(text).not.toContain('The first part.');
    const message = await ask(client, 'search', { query: 'Sentence number 731 fills the page' });
    expect(message.text).toContain('Sentence number 731 fills the page.');
    expect(message.text.length).toBeLessThan(7000);
  });

  test('every answer is data too, as the schema of its tool says', async () => {
    const { address } = await serveTiny();
    const client = await connect(address, { crate: '1.0.5' });
    // The client checks answers against the schemas that it has.
    const { tools } = await client.listTools();
    expect(tools.every(({ outputSchema }) => outputSchema?.required?.includes('version'))).toBe(true);
    const dataOf = async (name: string, input: Record<string, unknown>) => (await ask(client, name, input)).data;
    const head = { version: '1.0', notices: [notice], remarks: [] };
    expect(await dataOf('search', { query: 'on linux' })).toMatchObject({
      ...head,
      results: [{ url: `${address}/api/1.0/install#on-linux`, text: expect.stringContaining('in 1.0.') }],
      suggestions: [],
    });
    expect(await dataOf('search', { query: 'ended', version: '2.0' })).toMatchObject({
      otherVersion: { version: '1.0', words: ['ended'], results: [{ url: `${address}/api/1.0/old` }] },
    });
    expect(await dataOf('read', { page: 'install', section: 'On Linux' })).toMatchObject({
      ...head,
      text: expect.stringMatching(/^## On Linux/),
    });
    expect(await dataOf('read', { page: 'long', version: '2.0' })).toMatchObject({ nextOffset: 7000 });
    expect(await dataOf('versions', {})).toMatchObject({
      versions: [
        { label: 'next', isLatest: false, isDefault: false, notices: [] },
        { label: '2.0', isLatest: true, isMaintained: true },
        { label: '1.0', isDefault: true, notices: [notice] },
      ],
    });
    expect(await dataOf('glossary', { term: 'proof' })).toMatchObject({
      terms: [{ term: 'Proof', definition: 'A proof with its output.', url: `${address}/glossary#proof` }],
    });
    expect(await dataOf('changes', { from: '1.0', to: '2.0' })).toMatchObject({ version: '1.0 to 2.0' });
    expect(await dataOf('upgrade', { from: '1.0' })).toMatchObject({ text: expect.stringContaining('## Required') });
  });

  test('search finds words that the version lacks in the closest one that has them', async () => {
    const { address } = await serveTiny();
    const { text } = await ask(await connect(address), 'search', { query: 'ended', version: '2.0' });
    expect(text).toContain('"ended" is not in 2.0. In 1.0:');
    expect(text).toContain(`${address}/api/1.0/old`);
  });

  test('search labels the closest pages, and takes whole messages', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'search', {
      query: "thread 'main' panicked at src/a.rs:1:2: widget fills a sentence",
    });
    expect(text).toMatch(
      /\nNothing matches every word\. Closest pages:\n1\. [\s\S]*\n {3}Missing: (?:widget|fills, sentence)$/m,
    );
  });

  test('read returns a page or a section in the requested version', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    expect((await ask(client, 'read', { page: 'install', version: '1.0' })).text).toContain(
      'Run `widget install` in 1.0.',
    );
    expect((await ask(client, 'read', { page: `${address}/api/install#on-linux` })).text).toContain(
      'Run `widget install` in 2.0.',
    );
    const section = await ask(client, 'read', { page: 'install', section: 'On Linux' });
    expect(section.text).toContain('### Afterwards');
    expect(section.text).not.toContain('On macOS');
  });

  test('read takes what search, links, and the address bar say; the version in an address takes precedence', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text: results } = await ask(client, 'search', { query: 'widget install', version: '1.0' });
    const [url = ''] = /http\S+\/install\S*/.exec(results) ?? [];
    for (const page of [
      url,
      `${address}/api/1.0/install`,
      `${address}/api/1.0/install.md#on-linux`,
      'https://other.example/docs/api/1.0/install',
      '/docs/api/1.0/install',
      '/api/1.0/install.html',
      'api/1.0/install/',
      '1.0/install',
    ]) {
      const { text } = await ask(client, 'read', { page });
      expect([page, text]).toEqual([page, expect.stringContaining('Run `widget install` in 1.0.')]);
      expect(text).toContain('Version: 1.0\n');
    }
    expect((await ask(client, 'read', { page: `${address}/api/install`, version: '1.0' })).text).toContain('in 2.0.');
  });

  test('read finds sections by their own anchors, and repeated headings', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'read', { page: `${address}/api/anchors#my-own` });
    expect(text).toContain(`Address: ${address}/api/anchors#my-own`);
    expect(text).toContain('The second part.');
    expect(text).not.toContain('The first part.');
    expect((await ask(client, 'read', { page: 'anchors', section: 'my-own' })).text).toContain('The second part.');
    expect((await ask(client, 'read', { page: 'anchors', section: '#other-example' })).text).toContain(
      'The other example.',
    );
    // An anchor that the page lacks doesn't hide the page.
    expect((await ask(client, 'read', { page: 'anchors#gone' })).text).toContain('The first part.');
  });

  test('a long page is split, and continues at the offset', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const first = await ask(client, 'read', { page: 'long' });
    const [, offset] = /Continue with offset: (\d+)/.exec(first.text) ?? [];
    const second = await ask(client, 'read', { page: 'long', offset: Number(offset) });
    expect(second.text).toMatch(/^Sentence number \d+|Sentence number 2\d\d fills/m);
    expect(Buffer.byteLength(first.text)).toBeLessThan(8000);
    expect((await ask(client, 'read', { page: 'long', whole: true })).text).toContain('Sentence number 899');
  });

  test('changes lists what differs between any two versions: numbers and pages', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'changes', { from: '1.0', to: '2.0' });
    expect(text).toContain('Version: 1.0 to 2.0');
    expect(text).toContain('| build | `1.0.1` | `2.0.0` |');
    expect(text).toMatch(/## New pages\n\n(- .*\n)*- \[A page\]\(\S*\/docs\/api\/long\.md\)/);
    expect(text).toContain(`## Removed pages\n\n- [A page](${address}/api/1.0/old.md), last in 1.0`);
    expect(text).toContain(`## Changed pages\n\n- [A page](${address}/api/install.md)\n\n`);
    expect((await ask(await connect(address, { version: '1.0' }), 'changes', { from: '1.0' })).text).toContain(
      'Version: 1.0 to 2.0',
    );
    const back = await ask(client, 'changes', { from: '2.0', to: '1.0' });
    expect(back.text).toContain(`## New pages\n\n- [A page](${address}/api/1.0/old.md)`);
  });

  test('changes about a query are the passages that mention all of its words, on any page', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const about = async (query: string) => (await ask(client, 'changes', { from: '1.0', to: '2.0', query })).text;
    expect(await about('check afterwards')).toContain('```diff\n- Check it.\n+ Check it with widget check.\n```');
    expect(await about('check nonsense')).toContain(
      'Nothing that differs between 1.0 and 2.0 mentions "check nonsense".',
    );
  });

  test('upgrade is the guide between any two versions, in the words and with the links of the last one', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'upgrade', { from: '1.0', to: 'next' });
    expect(text).toContain('Version: 1.0 to next');
    expect(text).toContain(
      `## Required\n\n### Change the manifest\n\nWrite 3.0.0-rc.1, see [the page](${address}/api/next/install.md).`,
    );
    expect((await ask(client, 'upgrade', { from: '1.0' })).text).toContain('Version: 1.0 to 2.0');
    expect(await ask(client, 'upgrade', { from: '2.0', to: '1.0' })).toMatchObject({ isError: true });
  });

  test.each([
    ['install', 'afterwards)\n\n```diff\n- Check it.\n+ Check it with widget check.\n```'],
    ['facts', 'The page says the same in both versions, apart from the numbers of the versions:'],
    ['long', 'A page is new: version 1.0 does not have it.'],
    ['old', 'A page ended: version 2.0 does not have it.'],
  ])('changes of the page %s', async (name, says) => {
    const { address } = await serveTiny();
    expect((await ask(await connect(address), 'changes', { from: '1.0', to: '2.0', page: name })).text).toContain(says);
  });

  test('versions and the glossary', async () => {
    const { address } = await serveTiny();
    const client = await connect(address, { crate: '1.0.5' });
    const { text } = await ask(client, 'versions', {});
    expect(text).toContain('- 2.0 (latest release)');
    expect(text).toContain('- 1.0 (used unless a question names another)');
    expect(text).toContain('The lock file has widget 1.0.5.');
    expect((await ask(client, 'glossary', { term: 'proof' })).text).toContain('A proof with its output.');
  });

  test.each([
    ['read', { page: 'instal' }, 'Did you mean "install"?'],
    ['read', { page: 'install', version: '9.9' }, 'The versions are next, 2.0, 1.0; the latest release is 2.0.'],
    ['read', { page: '/api/9.9/install' }, 'There is no version "9.9". The versions are next, 2.0, 1.0;'],
    ['read', { page: 'https://other.example/docs/api/v9.9/install#on-linux' }, 'There is no version "v9.9".'],
    ['search', { query: 'install', version: '9.9' }, 'There is no version "9.9".'],
    ['read', { page: 'install', section: 'On Windows' }, 'Its sections: On Linux; Afterwards; On macOS'],
    ['changes', { from: '2.0', to: '2.0' }, 'compared with itself'],
    ['glossary', { term: 'nonsense' }, 'Its terms: Proof'],
  ])('%s %j says what exists', async (tool, input, says) => {
    const { address } = await serveTiny();
    const { text, isError } = await ask(await connect(address), tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(says);
  });

  test('arguments of the wrong kind are refused', async () => {
    const { address } = await serveTiny();
    const { isError } = await ask(await connect(address), 'read', { page: 7 });
    expect(isError).toBe(true);
  });

  test('100 concurrent questions about two versions: each is answered for its version, and each file is fetched once', async () => {
    const { address, requests } = await serveTiny();
    const client = await connect(address);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask(client, 'read', { page: 'install', version: i % 2 ? '1.0' : '2.0' })),
    );
    answers.forEach(({ text }, i) => {
      expect(text).toContain(`Run \`widget install\` in ${i % 2 ? '1.0' : '2.0'}.`);
    });
    expect(requests()).toBeLessThan(12);
  });

  test('the server says how it is used, and offers prompts', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    expect(client.getInstructions()?.split(/\s+/).length).toBeLessThan(130);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['upgrade-project', 'explain-error']);
    const { messages } = await client.getPrompt({ name: 'explain-error', arguments: { message: 'it broke' } });
    expect(JSON.stringify(messages)).toContain('it broke');
  });

  test.each(['\ud800 install', 'install \udc00'])('half a character in a query is no error', async (query) => {
    const { address } = await serveTiny();
    expect((await ask(await connect(address), 'search', { query })).isError).toBe(false);
  });

  test.each(['__proto__', 'constructor'])('a version called %s does not exist', async (version) => {
    const { address } = await serveTiny();
    const client = await connect(address);
    expect((await ask(client, 'read', { page: 'install', version })).text).toContain('There is no version');
  });
});

describe('a site that cannot be reached', () => {
  test('answers come from the copies, and mention it', async () => {
    const { address, close } = await serveTiny();
    const cache = temporary();
    await ask(await connect(address, { cache }), 'read', { page: 'install' });
    await close();
    const { text } = await ask(await connect(address, { cache }), 'read', { page: 'install' });
    expect(text).toMatch(/^The site can't be reached now: this is from a copy of \d{4}-\d\d-\d\d/);
    expect(text).toContain('Run `widget install` in 2.0.');
  });

  test('without a copy, the answer names the site', async () => {
    const { text, isError } = await ask(await connect('http://localhost:9/docs'), 'read', { page: 'install' });
    expect(isError).toBe(true);
    expect(text).toContain("http://localhost:9/docs can't be reached");
  });

  /** A server that answers `wrong` to every request until the real site is at the same address. */
  async function serveWrong(wrong: http.RequestListener) {
    served ??= tinyFiles();
    const texts = await served;
    let isWrong = true;
    const server = http.createServer((request, response) => {
      if (isWrong) return void wrong(request, response);
      const text = texts.get(request.url ?? '');
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(request.url) }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const repair = () => {
      isWrong = false;
    };
    const spoil = () => {
      isWrong = true;
    };
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}/docs`, repair, spoil };
  }
  const asJson = { 'content-type': 'application/json' };
  test.each<[string, http.RequestListener]>([
    ['JSON', (_, response) => response.writeHead(200, asJson).end('{"error":"sign in"}')],
    ['nothing', (_, response) => response.writeHead(200, asJson).end()],
    [
      'a file that ends too early',
      (_, response) => {
        response.writeHead(200, { ...asJson, 'content-length': 99 }).write('{');
        response.destroy();
      },
    ],
    ['status 511', (_, response) => response.writeHead(511, { 'content-type': 'text/html' }).end('Sign in')],
  ])('a portal that answers with %s replaces no copy', async (_, wrong) => {
    const { address, repair, spoil } = await serveWrong(wrong);
    const cache = temporary();
    const answers = async () => {
      const client = await connect(address, { cache });
      const page = await ask(client, 'read', { page: 'install' });
      return [page, await ask(client, 'search', { query: 'build_widget' })].map(({ text }) => text);
    };
    repair();
    const before = await answers();
    spoil();
    for (const [i, text] of (await answers()).entries()) {
      expect(text).toContain('this is from a copy of');
      expect(text).toContain(before[i]);
    }
    repair();
    expect(await answers()).toEqual(before);
  });

  const bomb = gzipSync(Buffer.alloc(64_000_000, ' '));

  test.each<[string, http.RequestListener]>([
    ['a web page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')],
    ['plain text', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Please sign in')],
    [
      'JSON of something else',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"error":"sign in"}'),
    ],
    ['half a file', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"build":"')],
    [
      'a redirect to another host',
      (request, response) => response.writeHead(302, { location: `http://localhost:9${request.url}` }).end(),
    ],
    ['a redirect to itself', (request, response) => response.writeHead(302, { location: request.url }).end()],
    [
      'a compressed answer that grows',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    ],
    [
      'an endless answer',
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(1_000_000)));
        };
        response.writeHead(200).on('drain', more);
        more();
      },
    ],
  ])('%s instead of a file is neither cached nor used', async (_, wrong) => {
    const { address, repair } = await serveWrong(wrong);
    const cache = temporary();
    for (const [tool, input] of [
      ['versions', {}],
      ['read', { page: 'install' }],
      ['search', { query: 'install' }],
    ] as const)
      expect((await ask(await connect(address, { cache }), tool, input)).isError).toBe(true);
    repair();
    const client = await connect(address, { cache });
    expect((await ask(client, 'search', { query: 'install' })).text).toContain(`${address}/api/install`);
    expect((await ask(client, 'read', { page: 'install' })).text).toContain('Run `widget install` in 2.0.');
  });

  test.each<[string, (text: string) => string]>([
    ['JSON', () => '{"error":"Sign in"}'],
    ['nothing', () => ''],
    ['half of it', (text) => text.slice(0, text.length / 2)],
    ['a page', () => '<h1>Sign in</h1>'],
    ['a redirect’s target', () => '<form action="/login">'],
  ])('%s instead of a file whose name has its hash is neither cached nor used', async (_, answerOf) => {
    served ??= tinyFiles();
    const texts = await served;
    const { address, repair } = await serveWrong(({ url = '' }, response) => {
      const text = texts.get(url) ?? '';
      const isHashed = /[A-Za-z0-9]{10}\.json$/.test(url);
      response.writeHead(200, { 'content-type': typeOf(url) }).end(isHashed ? answerOf(text) : text);
    });
    const cache = temporary();
    const questions = [
      ['search', { query: 'install' }],
      ['glossary', { term: 'proof' }],
      ['changes', { from: '1.0', to: '2.0' }],
    ] as const;
    for (const [tool, input] of questions)
      expect((await ask(await connect(address, { cache }), tool, input)).isError).toBe(true);
    repair();
    for (const [tool, input] of questions)
      expect((await ask(await connect(address, { cache }), tool, input)).isError).toBeFalsy();
  });

  test('a broken copy is fetched again', async () => {
    const { address } = await serveTiny();
    const cache = temporary();
    const question = async () => (await ask(await connect(address, { cache }), 'search', { query: 'install' })).text;
    const before = await question();
    for (const broken of [
      '',
      '{',
      '{"text":"Please sign in","etag":null,"fetched":"2026-01-01T00:00:00.000Z"}',
      '{"text":7}',
    ]) {
      for (const name of fs.readdirSync(cache)) fs.writeFileSync(path.join(cache, name), broken);
      expect(await question()).toBe(before);
    }
  });

  test.runIf(fs.existsSync('/proc/self'))(
    'a folder of copies that can’t be created costs only the copies',
    async () => {
      const { address } = await serveTiny();
      expect(
        (await ask(await connect(address, { cache: '/proc/x/copies' }), 'read', { page: 'install' })).text,
      ).toContain('in 2.0.');
    },
  );
});

test('versions, results, pages, sections, and upgrades say the notices of a version', async () => {
  const { address } = await serveTiny();
  const client = await connect(address);
  expect((await ask(client, 'versions', {})).text).toContain(`- 1.0: ${notice}`);
  expect((await ask(client, 'search', { query: 'install', version: '1.0' })).text).toContain(`Notice: ${notice}\n`);
  expect((await ask(client, 'search', { query: 'install', version: '2.0' })).text).not.toContain(notice);
  const read = (version: string, section?: string) => ask(client, 'read', { page: 'install', version, section });
  for (const { text } of [await read('1.0'), await read('1.0', 'On Linux')]) expect(text.split(notice)).toHaveLength(2);
  expect((await read('2.0', 'On Linux')).text).not.toContain(notice);
  expect((await ask(client, 'upgrade', { from: '1.0', to: '2.0' })).text).toContain(`Notice: 1.0: ${notice}`);
});

describe('over HTTP', () => {
  /** Status of a request with a `Host` header, which `fetch` can't set. */
  const statusOf = (url: string, host: string, method = 'POST') =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
      const request = http.request(url, { method, headers }, (response) => resolve(response.resume().statusCode));
      request.on('error', reject).end(method === 'POST' ? '{"jsonrpc":"2.0","id":1,"method":"ping"}' : undefined);
    });

  async function start(publicHost?: string) {
    const { address } = await serveTiny();
    const site = cachedSite(address, temporary());
    const names = {
      agents: { name: 'widget-docs', subject: 'widgets' },
      glossaryPage: '/glossary',
      namesPage: '/widget-names',
    };
    const server = await serveHttp({ site, project: null, ...names }, 0, publicHost);
    onTestFinished(() => server.close());
    return server.url;
  }

  test('only this machine is answered, unless the server has a public name', async () => {
    const local = await start();
    expect(await statusOf(local, 'localhost:3333')).toBe(200);
    expect(await statusOf(local, 'docs.example.com')).toBe(403);
    const open = await start('docs.example.com');
    expect(await statusOf(open, 'docs.example.com')).toBe(200);
    expect(await statusOf(open, 'docs.example.com:443')).toBe(200);
    expect(await statusOf(open, 'other.example.com')).toBe(403);
  });

  test('other paths do not exist, and no stream is opened', async () => {
    const url = await start();
    expect(await statusOf(url.replace('/mcp', '/'), 'localhost')).toBe(404);
    expect(await statusOf(url, 'localhost', 'GET')).toBe(405);
  });
});

test('over standard input and output, as the command in a folder of a project that says which version it uses', async () => {
  const { address } = await serveTiny();
  const folder = temporary();
  const project = makeTinySite({
    'site.extensions.ts': `import fs from 'node:fs';
export const detectVersion = (folder) => ({ version: fs.readFileSync(folder + '/used-version', 'utf8'), reason: '', warning: 'Warning: it breaks.' });
`,
  });
  onTestFinished(() => fs.rmSync(project, { recursive: true, force: true }));
  fs.writeFileSync(path.join(folder, 'used-version'), '1.0.3');
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [onesource, 'mcp', '--site', address, '--cache', path.join(folder, 'cache')],
      cwd: project,
      env: { ...getDefaultEnvironment(), INIT_CWD: folder },
      stderr: 'inherit',
    }),
  );
  onTestFinished(() => client.close());
  const answers = [await ask(client, 'read', { page: 'install' }), await ask(client, 'read', { page: 'install' })];
  expect(answers.map(({ text }) => text.startsWith('Warning: it breaks.\n\nVersion: 1.0'))).toEqual([true, false]);
  expect(answers[1]?.text).toContain('in 1.0.');
});
