import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../src/site/load.ts';
import { readProject } from '../src/site/project.ts';
import { writeSynthetic } from './synthetic.ts';

test('a generated project is valid, with all pages in all versions', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'synthetic-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  writeSynthetic(root, { topics: 3, versions: 2 });
  const project = await readProject(root, (file) => import(/* @vite-ignore */ path.join(root, file)));
  const { sets, warnings } = await loadSite(root, project);
  expect(sets.map(({ meta, pages }) => [meta.name, pages.length])).toEqual([
    ['1.0', 4],
    ['2.0', 4],
    ['learn', 1],
  ]);
  expect(warnings).toEqual([]);
});
