/** How the files of the engine hang together. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

const engine = path.join(projectRoot, 'engine');
const isTest = (file: string) => /\.test\./.test(file) || /(^|\/)(fixtures|tests)\//.test(file);
const files = ['src', 'bin']
  .flatMap((folder) =>
    fs.readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !isTest(file));
const texts = new Map(files.map((file) => [file, fs.readFileSync(path.join(engine, file), 'utf8')]));

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

test('no files import one another in a circle', () => {
  const all = new Map(files.map((file) => [file, reached(file)]));
  const circles = files
    .map((file) => files.filter((other) => all.get(file)?.has(other) && all.get(other)?.has(file)))
    .filter(({ length }) => length > 0);
  expect(circles).toEqual([]);
});
