/** What pages show as run is what was run, as `content/runs.json` says. Needs no toolchain. */
import path from 'node:path';
import { readCodeFiles, readLibrary, readProject, type Version } from 'onesource/tools';
import { expect, test } from 'vitest';
import { code } from '../rust/code.ts';
import { blocksIn } from './block.ts';
import { projectsIn } from './project.ts';
import { readRuns, staleRuns } from './record.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function blocks() {
  const { table } = await readProject(root, (file) => import(path.join(root, file)));
  const library = readLibrary(root, table);
  const source = { files: readCodeFiles(root), code: code({ root }) };
  return { table, of: (version: Version) => blocksIn(library, version, source) };
}

test('every Rust program belongs to a project, is checked by itself, or is a fragment', async () => {
  const { table, of } = await blocks();
  const unmarked = table.all.flatMap((version) =>
    of(version).filter(({ language, options }) => language === 'rust' && !options.project && !options.check),
  );
  expect(unmarked.map(({ place }) => place(1)).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test('no project has changed since it was run: npm run check:run, or npm run check:run -- --forget', async () => {
  const runs = readRuns(root);
  const { table, of } = await blocks();
  const versions = Object.keys(runs).map((label) => table.get(label));
  const projects = new Map(versions.map((version) => [version.label, projectsIn(of(version), version)]));
  expect(staleRuns(runs, projects)).toEqual([]);
});
