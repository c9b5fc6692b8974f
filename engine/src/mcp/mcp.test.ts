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
import { serveHttp } from './http.ts';
import { siteAt } from './site.ts';

const long = Array.from({ length: 900 }, (_, i) => `Sentence number ${i} fills the page.`).join('\n\n');
const kilns = `export const table = {
  caption: 'What kilns say',
  columns: ['Message', 'What to do'],
  rows: [
    { cells: [{ code: 'Kiln is cold' }, 'Light it.'] },
    { cells: [{ code: 'Kiln is cold' }, 'Or wait.'] },
    { cells: [{ code: 'Kiln is hot' }, 'Open it.'] },
  ],
  source: [{ title: 'Kilns', href: 'https://tiny.example/kilns' }],
  checked: '2025-01-01',
};
`;
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
  'content/api/messages.mdx': page("versions: '*'", '## What kilns say\n\n<DataTable name="kilns" as="entries" />'),
  'content/data/kilns.ts': kilns,
  'content/upgrade/kiln.mdx': "---\ntitle: Fire the kiln\nversions: '>=2.0'\n---\nCall `Kiln::light` first.\n",
  'content/upgrade/manifest.mdx': '---\ntitle: Change the manifest\n---\nWrite @build@, see [the page](api:install).\n',
};

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
async function tinyFiles(more = {}): Promise<ReadonlyMap<string, string>> {
  const site = await loadTiny({ files: { ...files, ...more }, config: { notices } }, '/docs');
  const texts = new Map<string, string>();
  for (const { file, make } of dataFiles(site, [], { files: [], sheets: [] }).files)
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

const pass = Symbol('pass');
const typeOf = (url = '') => (url.endsWith('.json') ? 'application/json' : 'text/markdown; charset=utf-8');

let built: ReturnType<typeof tinyFiles> | undefined;

/**
 * Serves the tiny site below `/docs`. `wrong` answers instead of it until it is set to null; if it returns `pass`, the
 * site answers.
 */
async function serveTiny(wrong: ((...asked: Parameters<http.RequestListener>) => unknown) | null = null) {
  built ??= tinyFiles();
  const site = { texts: await built, wrong, requests: [] as string[] };
  const server = http.createServer((request, response) => {
    const { url = '' } = request;
    site.requests.push(url);
    if (site.wrong && site.wrong(request, response) !== pass) return;
    const text = site.texts.get(url);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(url) }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return Object.assign(site, { address: `http://localhost:${(server.address() as AddressInfo).port}/docs` });
}

/** A client of a server over HTTP. */
async function connect(
  address: string,
  { version, crate, warning }: { version?: string; crate?: string; warning?: string } = {},
) {
  const project =
    crate === undefined ? null : { version: crate, reason: `The lock file has widget ${crate}.`, warning };
  const names = {
    agents: { name: 'widget-docs', subject: 'widgets' },
    namesPage: '/widget-names',
  };
  const served = await serveHttp({ site: siteAt(address), version, project, ...names }, 0);
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
}

async function ask(client: Client, name: string, input: Record<string, unknown>) {
  const result = (await client.callTool({ name, arguments: input })) as unknown as ToolResult;
  return { text: result.content.map(({ text }) => text).join(), isError: result.isError ?? false };
}

describe('tools', () => {
  test('every tool declares that it returns data and is read-only', async () => {
    const { address } = await serveTiny();
    const { tools } = await (await connect(address)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'upgrade']);
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
    expect(text).toContain(`1. A page: Two\n   ${address}/api/anchors#my-own\n\nThe second part.\n`);
    expect(text).not.toContain('The first part.');
    const message = await ask(client, 'search', { query: 'Sentence number 731 fills the page' });
    expect(message.text).toContain('Sentence number 731 fills the page.');
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
    expect(text).toMatch(/\nNothing matches every word\. Closest pages:\n1\. /);
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

  test('read finds terms and rows of tables by their anchors', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'read', { page: `${address}/api/messages#kiln-is-cold` });
    expect(text).toContain('`Kiln is cold` | Light it. |\n| `Kiln is cold` | Or wait. |');
    expect(text).toContain('## What kilns say');
    expect(text).not.toContain('Kiln is hot');
    const found = await ask(client, 'search', { query: 'kiln is cold' });
    expect(found.text).toContain(`${address}/api/messages#kiln-is-cold\n\n`);
    expect(found.text).toContain('Or wait.');
  });

  test('a long page is split, and continues at the offset, to its end', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const parts: string[] = [];
    for (let offset: string | undefined = '0'; offset !== undefined; ) {
      const { text } = await ask(client, 'read', { page: 'long', offset });
      expect(text.length).toBeLessThanOrEqual(4000);
      parts.push(
        text
          .replace(/\n\n\[Cut at[^\]]*\]$/, '')
          .split('\n\n')
          .slice(1)
          .join('\n\n'),
      );
      offset = /Continue with offset: (\d+)/.exec(text)?.[1];
    }
    expect(parts.join('')).toContain(long);
    expect((await ask(client, 'read', { page: 'long', offset: 999_999 })).text).toContain('[Nothing follows:');
  });

  test('upgrade lists the points of the guide between any two versions; all of it comes in parts', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const { text } = await ask(client, 'upgrade', { from: '1.0', to: 'next' });
    expect(text).toContain(`Version: 1.0 to next\n`);
    expect(text).toContain(`Address: ${address}/api/next/upgrade/1.0\n`);
    expect(text).toContain('## Required\n\n- Fire the kiln\n- Change the manifest\n');
    expect(text).toContain('| build | `1.0.1` | `3.0.0-rc.1` |');
    expect(text).not.toContain('Write 3.0.0-rc.1');
    expect((await ask(client, 'upgrade', { from: '1.0', to: 'next', offset: 0 })).text).toContain(
      `### Change the manifest\n\nWrite 3.0.0-rc.1, see [the page](https://tiny.example/docs/api/next/install.md).`,
    );
    expect((await ask(client, 'upgrade', { from: '1.0' })).text).toContain('Version: 1.0 to 2.0');
    expect(await ask(client, 'upgrade', { from: '2.0', to: '1.0' })).toMatchObject({ isError: true });
    const read = await ask(client, 'read', { page: `${address}/api/next/upgrade/1.0`, section: 'Fire the kiln' });
    expect(read.text).toContain('Call `Kiln::light` first.');
  });

  test('upgrade begins with what concerns the names in a question', async () => {
    const { address } = await serveTiny();
    const client = await connect(address);
    const code = 'let kiln = Kiln::new();\nkiln.light();\nbuild_widget(Kiln::light)';
    const { text } = await ask(client, 'upgrade', { from: '1.0', to: '2.0', about: code.repeat(300) });
    expect(text).toContain('Notice: `build_widget`: not in 2.0; until 1.0; use `build` (function, widget)\n');
    expect(text).toMatch(/\n\n### Fire the kiln\n\nCall `Kiln::light` first\.[\s\S]*\n- Change the manifest\n/);
    expect(text).not.toContain('Write 2.0.0');
    const warned = await connect(address, { crate: '1.0.5', warning: 'x'.repeat(3600) });
    expect((await ask(warned, 'upgrade', {})).text).toContain('offset: 0 for the whole guide.]\n\nxxx');
    const nothing = await ask(client, 'upgrade', { from: '1.0', to: '2.0', about: 'zzzzqqqq' });
    expect(nothing.text).toContain('No point of the guide mentions that.');
    expect(nothing.text).toContain('- Fire the kiln');
  });

  test.each([
    ['read', { page: 'instal' }, 'Did you mean "install"?'],
    ['read', { page: 'install', version: '9.9' }, 'The versions are next, 2.0, 1.0; the latest release is 2.0.'],
    ['read', { page: '/api/9.9/install' }, 'There is no version "9.9". The versions are next, 2.0, 1.0;'],
    ['read', { page: 'https://other.example/docs/api/v9.9/install#on-linux' }, 'There is no version "v9.9".'],
    ['read', { page: 7 }, 'has no page "7"'],
    ['read', { page: 'x'.repeat(100_000) }, 'has no page "xxx'],
    ['search', { query: 'install', version: '9.9' }, 'There is no version "9.9".'],
    ['read', { page: 'install', section: 'On Windows' }, 'Its sections: On Linux; Afterwards; On macOS'],
    [
      'upgrade',
      { from: '2.0' },
      'Version 2.0 is not newer than 2.0. Guides lead to newer versions, of next, 2.0, 1.0.',
    ],
  ])('%s %j says what exists', async (tool, input, says) => {
    const { address } = await serveTiny();
    const { text, isError } = await ask(await connect(address), tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(says);
    expect(text.length).toBeLessThan(1000);
  });

  test.each([
    ['2.0', '2.0'],
    ['v2.0', '2.0'],
    ['2', '2.0'],
    [2, '2.0'],
    [1, '1.0'],
    ['1.0.5', '1.0'],
    ['^1.0.3', '1.0'],
    ['>= v1.0', '1.0'],
    ['latest', '2.0'],
    ['null', '2.0'],
    [null, '2.0'],
    ['', '2.0'],
    ['next', 'next'],
  ])('the version %j is %s', async (version, label) => {
    const { address } = await serveTiny();
    const { text } = await ask(await connect(address), 'read', { page: 'install', version });
    expect(text).toContain(`Version: ${label}\n`);
  });

  test.each([{ offset: 'later' }, { offset: -1 }, { offset: 1.5 }])('%j is refused', async (input) => {
    const { address } = await serveTiny();
    expect((await ask(await connect(address), 'read', { page: 'long', ...input })).isError).toBe(true);
  });

  test.each([
    ['a question of 100,000 characters', `install ${'on Linux '.repeat(11_000)}`, '/api/install'],
    ['a message of a million characters', `widget install\n${'at a.b (c.ts:1:2)\n'.repeat(50_000)}`, '/api/install'],
    ['a word without end', `install ${'x'.repeat(1_000_000)}`, '/api/install'],
    ['a number', 731, '/api/long'],
    ['half a character', '\ud800 install', '/api/install'],
    ['nothing', ' ', 'Nothing found for ""'],
  ])('%s as a query is searched for', async (_, query, says) => {
    const { address } = await serveTiny();
    const { text, isError } = await ask(await connect(address), 'search', { query });
    expect(isError).toBe(false);
    expect(text).toContain(says);
    expect(text.length).toBeLessThanOrEqual(4000);
  });

  test('an answer has at most 4,000 characters, and the first one ends with the warning', async () => {
    const { address } = await serveTiny();
    const warning = `Warning: ${'it breaks. '.repeat(60)}`;
    for (const [tool, input] of [
      ['search', { query: 'sentence fills the page' }],
      ['read', { page: 'long' }],
      ['upgrade', { from: '1.0', to: 'next', about: 'kiln', offset: 0 }],
    ] as const) {
      const client = await connect(address, { crate: '1.0.5', version: 'next', warning });
      const first = await ask(client, tool, input);
      expect(first.isError).toBe(false);
      expect(first.text.length).toBeLessThanOrEqual(4000);
      expect(first.text).toMatch(/^Version: .*\n[\s\S]*\n\nWarning: [^\n]*$/);
    }
  });

  test('100 concurrent questions about two versions: each is answered for its version, and each data file is fetched once', async () => {
    const { address, requests } = await serveTiny();
    const client = await connect(address);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask(client, 'read', { page: 'install', version: i % 2 ? '1.0' : '2.0' })),
    );
    answers.forEach(({ text }, i) => {
      expect(text).toContain(`Run \`widget install\` in ${i % 2 ? '1.0' : '2.0'}.`);
    });
    const dataRequests = requests.filter((url) => url.endsWith('.json'));
    expect(dataRequests).toHaveLength(new Set(dataRequests).size);
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

  test.each(['__proto__', 'constructor'])('a version called %s does not exist', async (version) => {
    const { address } = await serveTiny();
    const client = await connect(address);
    expect((await ask(client, 'read', { page: 'install', version })).text).toContain('There is no version');
  });
});

describe('a site that answers with something else', () => {
  test('the answer names the site', async () => {
    const { text, isError } = await ask(await connect('http://localhost:9/docs'), 'read', { page: 'install' });
    expect(isError).toBe(true);
    expect(text).toContain("http://localhost:9/docs/data/manifest.json can't be read now");
  });

  const bomb = gzipSync(Buffer.alloc(64_000_000, ' '));

  const asJson = { 'content-type': 'application/json' };
  test.each<[string, http.RequestListener]>([
    ['nothing', (_, response) => response.writeHead(200, asJson).end()],
    [
      'a file that ends too early',
      (_, response) => {
        response.writeHead(200, { ...asJson, 'content-length': 99 }).write('{');
        response.destroy();
      },
    ],
    ['status 404', (_, response) => response.writeHead(404).end('Not found')],
    ['status 500', (_, response) => response.writeHead(500).end('Sorry')],
    ['status 511', (_, response) => response.writeHead(511, { 'content-type': 'text/html' }).end('Sign in')],
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
  ])('%s instead of a file is neither kept nor used', async (_, wrong) => {
    const site = await serveTiny(wrong);
    const client = await connect(site.address);
    const questions = [
      ['read', { page: 'install' }, 'Run `widget install` in 2.0.'],
      ['search', { query: 'install' }, `${site.address}/api/install`],
      ['upgrade', { from: '1.0' }, 'Fire the kiln'],
    ] as const;
    for (const [tool, input] of questions) expect((await ask(client, tool, input)).isError).toBe(true);
    site.wrong = null;
    for (const [tool, input, says] of questions) expect((await ask(client, tool, input)).text).toContain(says);
    // What was good before is not asked for again; what has no hash in its name is.
    site.wrong = wrong;
    expect((await ask(client, 'read', { page: 'install' })).isError).toBe(true);
    site.wrong = null;
    for (const [tool, input, says] of questions) expect((await ask(client, tool, input)).text).toContain(says);
  });

  const questions = [
    ['read', { page: 'install', version: '1.0' }],
    ['search', { query: 'ended', version: '2.0' }],
    ['search', { query: 'build_widget' }],
    ['upgrade', { from: '1.0', about: 'kiln' }],
  ] as const;
  const answersOf = async (client: Client) => {
    const answers = [];
    for (const [tool, input] of questions) answers.push(await ask(client, tool, input));
    return answers;
  };

  test('one 404 for any file, as during a deployment, is no fact: the next answer is right', async () => {
    const site = await serveTiny();
    const right = await answersOf(await connect(site.address));
    const asked = [...new Set(site.requests)];
    expect(asked.length).toBeGreaterThan(8);
    for (const missing of asked) {
      let times = 2;
      const client = await connect(site.address);
      site.wrong = ({ url }, response) => {
        if (url !== missing || times-- <= 0) return pass;
        return response.writeHead(404).end();
      };
      for (const { isError, text } of await answersOf(client))
        if (isError) expect(text).toContain('ask again in a minute');
      site.wrong = null;
      expect([missing, await answersOf(client)]).toEqual([missing, right]);
    }
  });

  test('a build that replaces another one is used at once where files of the old one are gone', async () => {
    const site = await serveTiny();
    const client = await connect(site.address);
    expect((await ask(client, 'read', { page: 'install' })).text).toContain('Run `widget install` in 2.0.');
    const page = files['content/api/install.mdx'].replace('widget install', 'widget fetch');
    site.texts = await tinyFiles({ 'content/api/install.mdx': page });
    // The index has another name now, and the manifest in memory names the old one.
    expect((await ask(client, 'search', { query: 'widget fetch' })).text).toContain('Run `widget fetch` in 2.0.');
    expect((await ask(client, 'read', { page: 'install' })).text).toContain('Run `widget fetch` in 2.0.');
  });
});

test('results, pages, sections, and upgrades say the notices of a version', async () => {
  const { address } = await serveTiny();
  const client = await connect(address);
  expect((await ask(client, 'search', { query: 'install', version: '1.0' })).text).toContain(`Notice: ${notice}\n`);
  expect((await ask(client, 'search', { query: 'install', version: '2.0' })).text).not.toContain(notice);
  const read = (version: string, section?: string) => ask(client, 'read', { page: 'install', version, section });
  for (const { text } of [await read('1.0'), await read('1.0', 'On Linux')]) expect(text.split(notice)).toHaveLength(2);
  expect((await read('2.0', 'On Linux')).text).not.toContain(notice);
  expect((await ask(client, 'upgrade', { from: '1.0', to: '2.0' })).text).toContain(`Notice: 1.0: ${notice}`);
});

describe('over HTTP', () => {
  /** Status of a request with a `Host` header, which `fetch` can't set. */
  const statusOf = (url: string, host: string, method = 'POST', more = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        host,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...more,
      };
      const request = http.request(url, { method, headers }, (response) => resolve(response.resume().statusCode));
      request.on('error', reject).end(method === 'POST' ? '{"jsonrpc":"2.0","id":1,"method":"ping"}' : undefined);
    });

  async function start(publicHost?: string) {
    const { address } = await serveTiny();
    const site = siteAt(address);
    const names = {
      agents: { name: 'widget-docs', subject: 'widgets' },
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

  test.each([
    ['http://localhost:5173', 200],
    ['http://127.0.0.1', 200],
    ['https://docs.example.com', 200],
    ['https://evil.example', 403],
    ['https://docs.example.com.evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('a page of %s that asks gets status %i', async (origin, status) => {
    expect(await statusOf(await start('docs.example.com'), 'localhost', 'POST', { origin })).toBe(status);
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
      args: [onesource, 'mcp', '--site', address],
      cwd: project,
      env: { ...getDefaultEnvironment(), INIT_CWD: folder },
      stderr: 'inherit',
    }),
  );
  onTestFinished(() => client.close());
  const answers = [await ask(client, 'read', { page: 'install' }), await ask(client, 'read', { page: 'install' })];
  expect(answers.map(({ text }) => text.endsWith('\n\nWarning: it breaks.'))).toEqual([true, false]);
  for (const { text } of answers) expect(text).toMatch(/^Version: 1\.0\n[\s\S]* in 1\.0\./);
});
