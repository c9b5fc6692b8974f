/** The TypeScript projects: what exists in one kind of environment is an error in the others. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

// Inside of the project, so that the types of packages are found.
const folder = path.join(projectRoot, 'node_modules/.cache/types-test');

beforeAll(() => fs.mkdirSync(folder, { recursive: true }));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The mistakes that TypeScript reports in a module of a project. */
function mistakesIn(project: 'browser' | 'worker' | 'node', source: string): string[] {
  const settings = {
    extends: `${projectRoot}/tsconfig.${project}.json`,
    compilerOptions: {
      composite: false,
      incremental: false,
      noEmit: true,
      emitDeclarationOnly: false,
      tsBuildInfoFile: null,
    },
    include: [`${project}.ts`],
    exclude: [],
    references: [],
  };
  fs.writeFileSync(path.join(folder, `${project}.ts`), `${source}\n`);
  fs.writeFileSync(path.join(folder, `${project}.json`), JSON.stringify(settings));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', path.join(folder, `${project}.json`)], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/error TS\d+: (?:Cannot find name|Property) '(\w+)'/g)].map(([, name = '']) => name);
}

test('the project for browsers has documents, and nothing of Node', () => {
  expect(mistakesIn('browser', "export const all = [document.title, Buffer.from('a'), process.pid];")).toEqual([
    'Buffer',
    'process',
  ]);
});

test('the project for Node has its modules, and no documents', () => {
  expect(
    mistakesIn('node', "export const all = [Buffer.from('a'), process.pid, document.title, window.name];"),
  ).toEqual(['document', 'window']);
});

test('the project for workers has their scope, and neither documents nor Node', () => {
  expect(mistakesIn('worker', 'export const all = [self.caches, document.title, process.pid];')).toEqual([
    'document',
    'process',
  ]);
});
