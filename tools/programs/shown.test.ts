/** What pages show as run is what was run, as `content/runs.json` says. Needs no toolchain. */
import path from 'node:path';
import { loadProject, readCodeFiles, readLibrary, readProject } from 'onesource/tools';
import { expect, test } from 'vitest';
import { code } from '../rust/code.ts';
import { blocksIn } from './block.ts';
import { projectsIn } from './project.ts';
import { readRuns, staleRuns } from './record.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('no project has changed since it was run: npm run check:run, or npm run check:run -- --forget', async () => {
  const runs = readRuns(root);
  const { table } = await readProject(root, await loadProject(root, (file) => import(path.join(root, file))));
  const library = readLibrary(root, table);
  const source = { files: readCodeFiles(root), code: code({ root }) };
  const versions = Object.keys(runs).map((label) => table.get(label));
  const projects = new Map(versions.map((version) => [version.label, projectsIn(blocksIn(library, version, source), version)]));
  expect(staleRuns(runs, projects)).toEqual([]);
});
