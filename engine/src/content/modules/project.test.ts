import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstProblem } from '../../problems/collect.ts';
import { loadModules } from './project.ts';

const required: Readonly<Record<string, string>> = {
  'site.config.ts':
    "export default { title: 'Loom', url: 'https://loom.example', repository: 'https://github.com/loom/loom' };",
  'content/versions.ts': "export const versions = [{ label: '1.0', released: '2024-01-01', latest: true, facts: {} }];",
  'content/learn/index.mdx': '',
};

function project(files: Readonly<Record<string, string>>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return loadModules(root, (file) => import(/* @vite-ignore */ path.join(root, file)), firstProblem);
}

test('a configuration, a version, and a page are enough', async () => {
  const { glossary, sidebars, islands, linkSchemes, tables } = await project(required);
  expect({ glossary, sidebars, islands, linkSchemes, tables }).toEqual({
    glossary: [],
    sidebars: null,
    islands: {},
    linkSchemes: {},
    tables: new Map(),
  });
});

test('one message lists all that is missing', async () => {
  await expect(project({ 'site.config.ts': 'export default {};' })).rejects.toThrow(
    'it has no content/versions.ts, no content/learn/index.mdx.',
  );
});

test('a module that is there has its exports', async () => {
  await expect(project({ ...required, 'content/glossary.ts': 'export const terms = [];' })).rejects.toThrow(
    'exports no `glossary`',
  );
});
