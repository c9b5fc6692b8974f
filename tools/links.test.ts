import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../site.config.ts';
import { docsRsAddress, linkSchemes } from './links.ts';

test.each([
  ['risc0-zkvm', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/index.html'],
  ['risc0-zkvm/struct.ProverOpts', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html'],
  [
    'risc0-zkvm/struct.ProverOpts#method.fast',
    'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html#method.fast',
  ],
  ['risc0-zkvm/guest/env', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/guest/env/index.html'],
])('%s at docs.rs', (target, address) => {
  expect(docsRsAddress(target, '3.0.6')).toBe(address);
});

test.each([
  ['risc0/zkvm/src/lib.rs#L3', 'https://example.com/blob/v3.0.6/risc0/zkvm/src/lib.rs#L3'],
  ['examples/chess', 'https://example.com/tree/v3.0.6/examples/chess'],
])('%s in the repository', (target, address) => {
  const facts: Readonly<Record<string, string>> = { tag: 'v3.0.6' };
  const context = { fact: (name: string) => facts[name] ?? '', varies: () => false, repository: 'https://example.com' };
  expect(linkSchemes.src?.address(target, context)).toBe(address);
});

test('a line of the source is another one in other versions', () => {
  const context = { fact: () => 'v3.0.6', varies: (name: string) => name === 'tag', repository: 'https://example.com' };
  const addressOf = (target: string) => linkSchemes.src?.address(target, context);
  expect(() => addressOf('risc0/zkvm/src/lib.rs#L3')).toThrow('names a line');
  expect(addressOf('risc0/zkvm/src/lib.rs')).toContain('/v3.0.6/');
});

describe('links that add the documentation server', () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../content/learn/coding-agents.mdx'), 'utf8');
  const { url, agents } = config;
  const context = { fact: () => '', varies: () => false, repository: '' };
  const addressOf = (client: string) => linkSchemes.agent?.address(client, context) ?? '';
  const start = { command: 'npx', args: ['--yes', `${url}/mcp.tgz`, '--site', url] };
  const jsonBlocks = [...page.matchAll(/```json[^\n]*\n(.*?)```/gs)].map(([, text = '']): unknown => JSON.parse(text));
  const name = agents?.name ?? '';

  test('Cursor gets the entry that the page shows', () => {
    const { protocol, host, pathname, searchParams } = new URL(addressOf('cursor'));
    expect([protocol, host, pathname]).toEqual(['cursor:', 'anysphere.cursor-deeplink', '/mcp/install']);
    expect(searchParams.get('name')).toBe(name);
    const decoded: unknown = JSON.parse(Buffer.from(searchParams.get('config') ?? '', 'base64').toString());
    expect(decoded).toEqual(start);
    expect(jsonBlocks).toContainEqual({ mcpServers: { [name]: decoded } });
  });

  test('VS Code gets the entry that the page shows', () => {
    const [scheme, json = ''] = addressOf('vscode').split('?');
    expect(scheme).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(json))).toEqual({ name, ...start });
    expect(jsonBlocks).toContainEqual({ servers: { [name]: { type: 'stdio', ...start } } });
  });

  test.each(['claude', 'codex'])('the command of %s adds the same', (client) => {
    expect(page).toContain(`\n${client} mcp add ${name} -- ${[start.command, ...start.args].join(' ')}\n`);
  });

  test('the page has the links, and no other client has one', () => {
    for (const client of ['cursor', 'vscode']) expect(page).toContain(`](agent:${client})`);
    expect(() => addressOf('emacs')).toThrow('No address adds the documentation server to "emacs".');
  });
});
