/** The indexes for programs: what `llms.txt` and `llms-full.txt` of the site and of its versions say. */
import { expect, test } from 'vitest';
import { loadTiny, page, tinyConfig } from '../../tests/fixtures/tiny-project.ts';
import { markdownFiles } from './llms.ts';

async function filesOf(): Promise<ReadonlyMap<string, string>> {
  const { info, sets } = await loadTiny({
    files: { 'content/learn/agents.mdx': page('', 'Connect it.') },
    modules: { config: { ...tinyConfig, pages: { agents: '/agents' } } },
  });
  return new Map(markdownFiles(info, sets, []).map(({ path, text }) => [path, String(text())]));
}

test('llms.txt lists the pages of the latest version, and says how to connect an agent', async () => {
  const text = (await filesOf()).get('/llms.txt') ?? '';
  expect(text).toContain('](https://tiny.example/api/install.md)');
  expect(text).toContain('](https://tiny.example/agents.md)');
  expect(text).toContain('npx --yes https://tiny.example/mcp.tgz --site https://tiny.example');
  expect(text).toContain('](https://tiny.example/llms-full.txt)');
  expect(text).toContain('](https://tiny.example/api/1.0/llms.txt)');
  expect(text).not.toContain('/api/1.0/install.md');
});

test('llms-full.txt holds the latest version and the unversioned pages; each version has its own', async () => {
  const files = await filesOf();
  expect(files.get('/llms-full.txt')).toContain('Run it.');
  expect(files.get('/llms-full.txt')).toContain('Connect it.');
  expect(files.get('/llms-full.txt')).not.toContain('version: "1.0"');
  expect(files.get('/api/1.0/llms-full.txt')).toContain('version: "1.0"');
});

test('every page names the documentation server in one line', async () => {
  const text = (await filesOf()).get('/api/install.md') ?? '';
  expect(
    text.split('\n').filter((line) => line.startsWith('documentation_server: "npx --yes https://tiny.example/mcp.tgz')),
  ).toHaveLength(1);
});
