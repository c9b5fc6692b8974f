/**
 * What the engine weighs, and how its files hang together. What a change adds, it takes away elsewhere: these limits are
 * lowered when the source shrinks.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

const limits = { lines: 34_210, characters: 1_256_000, filesInACircle: 2, smallFiles: 15 };

const engine = path.join(projectRoot, 'engine');
const isTest = (file: string) => /\.test\./.test(file) || /(^|\/)(fixtures|tests)\//.test(file);
const files = ['src', 'bin']
  .flatMap((folder) =>
    fs.readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !isTest(file));
const texts = new Map(files.map((file) => [file, fs.readFileSync(path.join(engine, file), 'utf8')]));
const lineCount = (text: string) => text.split('\n').length - 1;

/** The files that each file imports, types included. */
const imports = new Map(
  [...texts].map(([file, text]) => {
    const named = [
      ...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g),
      ...text.matchAll(/new URL\(\s*'(\.[^']+)'/g),
    ];
    const found = named.map(([, name = '']) => path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, '')));
    return [file, new Set(found.filter((other) => texts.has(other)))] as const;
  }),
);

/** Everything that a file imports, directly or not. */
function reached(file: string): ReadonlySet<string> {
  const all = new Set(imports.get(file));
  for (const other of all) for (const next of imports.get(other) ?? []) all.add(next);
  return all;
}

test('the source is no larger than it has been', () => {
  const lines = [...texts.values()].reduce((sum, text) => sum + lineCount(text), 0);
  const scripts = [...texts].filter(([file]) => /^src\/.*\.tsx?$/.test(file));
  expect(lines).toBeGreaterThan(20_000);
  expect(lines).toBeLessThanOrEqual(limits.lines);
  expect(scripts.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThanOrEqual(limits.characters);
});

test('no files import one another in a circle of more than two', () => {
  const all = new Map(files.map((file) => [file, reached(file)]));
  const circles = files
    .map((file) => files.filter((other) => all.get(file)?.has(other) && all.get(other)?.has(file)))
    .filter(({ length }) => length > limits.filesInACircle);
  expect(circles).toEqual([]);
});

test('what only one file uses is in that file', () => {
  const importers = (file: string) => files.filter((other) => imports.get(other)?.has(file)).length;
  const small = files.filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && lineCount(texts.get(file) ?? '') <= 40 && importers(file) === 1,
  );
  expect(small.length, small.join('\n')).toBeLessThanOrEqual(limits.smallFiles);
});
