import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Folders of src/ in the order in which they build on each other: imports, type imports included, lead only to an earlier row. */
const rows = [
  ['model'],
  ['problems'],
  ['config', 'versions'],
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

test('imports point one way', () => {
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file));
  const wrong = files.flatMap((file) => {
    const from = file.split(path.sep)[0] as string;
    const specifiers = [...fs.readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)];
    const targets = specifiers.map(([, to]) => path.relative('src', path.join('src', path.dirname(file), to as string)));
    return targets
      .filter((to) => !to.startsWith('..') && to.split(path.sep)[0] !== from && rowOf(to.split(path.sep)[0] as string) >= rowOf(from))
      .map((to) => `${file} imports ${to}`);
  });
  expect(files.length).toBeGreaterThan(rows.length);
  expect(wrong).toEqual([]);
});
