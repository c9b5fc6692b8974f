/** The border between this site and the engine: the site imports only what the engine's package exports. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

/** Vitest reads its configuration before packages of TypeScript can be loaded. */
const exceptions = ['vitest.config.ts'];

const folders = ['content', 'tools', 'tests', 'bench'].flatMap((folder) =>
  fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file)),
);
const files = [...fs.readdirSync(projectRoot), ...folders].filter(
  (file) => /\.(tsx?|css)$/.test(file) && !exceptions.includes(file),
);

const { exports } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'engine/package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string>>;
};
const patterns = Object.keys(exports).map(
  (key) => new RegExp(`^onesource${key.slice(1).replaceAll('.', '\\.').replace('*', '.+')}$`),
);

test('the site imports only what the engine exports', () => {
  const wrong = files.flatMap((file) =>
    [
      ...fs
        .readFileSync(path.join(projectRoot, file), 'utf8')
        .matchAll(/(?:\bfrom|import|import\()\s*(['"])([^'"\n]+)\1/g),
    ]
      .map(([, , target = '']) => target)
      .filter((target) =>
        target.startsWith('.')
          ? path.join(path.dirname(file), target).startsWith('engine/')
          : /^onesource(?:\/|$)/.test(target) && !patterns.some((pattern) => pattern.test(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
