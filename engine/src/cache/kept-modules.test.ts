import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileModules } from '../../bin/kept-modules.mjs';
import { engineRoot } from '../../tests/paths.ts';
import { makeProjectFolder, ownPackages } from '../../tests/project-copy.ts';

function project() {
  const root = makeProjectFolder();
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  ownPackages(root);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
  write('package.json', '{}');
  write('a.ts', "import { b } from './b.ts';\nexport const a: string = b;\n");
  write('b.ts', "export const b = 'one';\n");
  const cache = path.join(root, 'cache');
  const entries = () => fs.readdirSync(path.join(cache, 'modules')).map((name) => path.join(cache, 'modules', name));
  return {
    root,
    write,
    entries,
    /** The compiled text. */
    async compile() {
      const outdir = path.join(root, 'out');
      fs.rmSync(outdir, { recursive: true, force: true });
      const entryPoints = [{ in: path.join(root, 'a.ts'), out: 'a' }];
      expect(await compileModules({ root, engine: engineRoot, entryPoints, outdir, cache })).toEqual({ 'a.mjs': [] });
      return fs.readFileSync(path.join(outdir, 'a.mjs'), 'utf8');
    },
  };
}

/** A file that is written again is another one. */
const places = (files: readonly string[]) => files.map((file) => fs.statSync(file, { bigint: true }).ino);

test('modules are compiled once, and again when a file that they import, or a setting, has changed', async () => {
  const { write, compile, entries } = project();
  const first = await compile();
  expect(first).toContain('"one"');
  const before = places(entries());
  expect(await compile()).toBe(first);
  expect(places(entries())).toEqual(before);
  write('b.ts', "export const b = 'two';\n");
  expect(await compile()).toContain('"two"');
  expect(places(entries())).not.toEqual(before);
  const then = places(entries());
  write('tsconfig.json', '{}');
  write('package.json', '{ "name": "other" }');
  await compile();
  expect(places(entries())).not.toEqual(then);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => fs.truncateSync(file, fs.statSync(file).size - 1)],
  ['empty', (file) => fs.writeFileSync(file, '')],
  ['of another program', (file) => fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('one', 'two'))],
])('kept modules that are %s are as good as missing', async (_, damage) => {
  const { compile, entries } = project();
  await compile();
  for (const file of entries()) damage(file);
  expect(await compile()).toContain('"one"');
});

test('nothing is kept if it isn’t known which packages are installed', async () => {
  const { root, compile } = project();
  fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(await compile()).toContain('"one"');
  expect(fs.existsSync(path.join(root, 'cache'))).toBe(false);
});
