import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Folders of src/ in the order in which they build on each other: imports lead only to an earlier row. */
const rows = [
  ['basics'],
  ['problems'],
  ['config'],
  ['model'],
  ['transport', 'versions'],
  ['content'],
  ['render'],
  ['site'],
  ['shell'],
  ['compare', 'search'],
  ['mcp'],
  ['client', 'commands'],
  // What projects, and their tools, import.
  ['index.ts', 'tools.ts'],
];
const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder));

const source = import.meta.dirname;
const engine = path.resolve(source, '..');

/** Everything that leads from one file to another: imports, types, addresses, style sheets. */
const references =
  /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.resolve\(|\brequire\(|\bnew URL\(|@import(?: url\()?)\s*(['"])(?<target>[^'"\n]+)\1/g;

/** The targets of a text's references. */
const targetsOf = (text: string) => [...text.matchAll(references)].map(({ groups }) => groups?.target ?? '');

/** Files below a folder of this package that are part of the program. */
const filesOf = (folder: string) =>
  fs
    .readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|mts|mjs|css)$/.test(file))
    .map((file) => path.join(engine, folder, file));

test.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import type { A } from './a.ts';", './a.ts'],
  ["export * from './a.ts';", './a.ts'],
  ["import './a.css';", './a.css'],
  ["const a = await import('./a.ts');", './a.ts'],
  ["let a: import('./a.ts').A;", './a.ts'],
  ['@import "./a.css" layer(shell);', './a.css'],
  ['@import url("./a.css");', './a.css'],
])('%s is a reference', (text, target) => {
  expect(targetsOf(text)).toEqual([target]);
});

test('imports point one way', () => {
  const files = filesOf('src');
  const wrong = files.flatMap((file) => {
    const from = path.relative(source, file);
    const [folder = ''] = from.split(path.sep);
    return targetsOf(fs.readFileSync(file, 'utf8'))
      .filter((target) => target.startsWith('.'))
      .map((target) => path.relative(source, path.resolve(path.dirname(file), target)))
      .filter((to) => {
        const [target = ''] = to.split(path.sep);
        return target !== '..' && target !== folder && rowOf(target) >= rowOf(folder);
      })
      .map((to) => `${from} imports ${to}`);
  });
  expect(files.length).toBeGreaterThan(rows.length);
  expect(wrong).toEqual([]);
});

test('the engine imports nothing of a site: only its own files, and packages', () => {
  const wrong = ['src', 'bin'].flatMap(filesOf).flatMap((file) =>
    targetsOf(fs.readFileSync(file, 'utf8'))
      .filter((target) => {
        if (!target.startsWith('.')) return /^(?:\/|content\/|tools\/|public\/|site\.)/.test(target);
        const below = path.relative(engine, path.resolve(path.dirname(file), target));
        return !/^(?:src|bin|package\.json)(?:\/|$)/.test(below);
      })
      .map((target) => `${path.relative(engine, file)} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('packages that the engine imports are declared: npm finds others by accident, and pnpm does not', () => {
  const { name: own, dependencies } = JSON.parse(fs.readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  // Types are gone when the engine runs.
  const values = (text: string) =>
    text.replace(/\b(?:import|export) type [^;]*;/g, '').replace(/: import\('[^']*'\)/g, '');
  const imported = ['src', 'bin'].flatMap(filesOf).flatMap((file) =>
    targetsOf(values(fs.readFileSync(file, 'utf8')))
      .map((target) => /^(?:@[a-z0-9-]+\/)?[a-z][a-z0-9-]*(?=\/|$)/.exec(target)?.[0])
      .filter((name) => name !== undefined)
      .map((name) => [name, path.relative(engine, file)] as const),
  );
  expect(imported.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(imported.filter(([name]) => name !== own && !Object.hasOwn(dependencies, name))).toEqual([]);
});
