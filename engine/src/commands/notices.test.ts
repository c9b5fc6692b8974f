/** Notices of libraries. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noticesText, packageFolders } from './notices.ts';

test('packages are found by the modules of a bundle, also inside of other packages', () => {
  const modules = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/jsx-runtime.js?commonjs',
    '\0/site/node_modules/@scope/curves/nested/a.js',
    '/site/node_modules/a/node_modules/b/b.js',
    '/site/node_modules/.cache/c.js',
    '/site/content/islands/index.ts',
    '\0virtual:site',
  ];
  expect(packageFolders(modules)).toEqual([
    '/site/node_modules/@scope/curves',
    '/site/node_modules/a/node_modules/b',
    '/site/node_modules/react',
  ]);
});

/** A folder with packages, given the files of each. */
function makePackages(packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [name, files] of Object.entries(packages))
    for (const [file, text] of Object.entries(files)) {
      const folder = path.join(root, 'node_modules', name);
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
  return root;
}

test('the notices of all libraries of a bundle are one text', () => {
  const root = makePackages({
    wheel: {
      'package.json': '{ "name": "wheel", "version": "1.2.3", "license": "MIT" }',
      LICENSE: 'Use it.\r\n',
      'NOTICE.md': 'By A.',
    },
    axle: { 'package.json': '{ "name": "axle", "version": "2.0.0", "license": "ISC" }' },
  });
  const modules = ['content/a.ts', 'node_modules/wheel/a.js', 'node_modules/axle/a.js', 'node_modules/wheel/b.js'];
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  const text = noticesText(
    'Contains:',
    modules.map((file) => `${root}/${file}`),
  );
  expect(text).toBe(`Contains:${line}axle 2.0.0 (ISC)${line}wheel 1.2.3 (MIT)\n\nUse it.\n\nBy A.\n`);
});

test('a library that says nothing about its license is an error', () => {
  const root = makePackages({ nameless: { 'package.json': '{ "name": "nameless", "version": "1.0.0" }' } });
  expect(() => noticesText('', [`${root}/node_modules/nameless/a.js`])).toThrow(
    'nameless says nothing about its license',
  );
});
