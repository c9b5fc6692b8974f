import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderHash } from './folder-hash.ts';
import { keptBundle } from './kept-bundle.ts';
import { openStore } from './store.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-bundle-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a bundle is made again when one of its files has changed, or is gone', async () => {
  const folder = temporaryFolder();
  const [first, second] = ['a.js', 'b.js'].map((name) => path.join(folder, name));
  const inputs = [first ?? '', second ?? ''];
  for (const file of inputs) fs.writeFileSync(file, '1');
  let made = 0;
  const bundle = (key: string) =>
    keptBundle(openStore(path.join(folder, 'cache'), ''), [key], () =>
      Promise.resolve({ text: String(++made), inputs }),
    );
  expect([await bundle('x'), await bundle('x'), await bundle('y'), await bundle('x')]).toEqual(['1', '1', '2', '1']);
  fs.writeFileSync(inputs[1] ?? '', '2');
  expect([await bundle('x'), await bundle('x')]).toEqual(['3', '3']);
  fs.rmSync(inputs[0] ?? '');
  expect([await bundle('x'), await bundle('x')]).toEqual(['4', '4']);
});

test('the hash of a folder depends on names and contents, and of folders below only if it is deep', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
    return [folderHash(folder, false), folderHash(folder, true)];
  };
  const [flat, deep] = write('a', '1');
  const below = write('below/b', '1');
  expect([below[0] === flat, below[1] === deep]).toEqual([true, false]);
  const changed = write('a', '2');
  expect([changed[0] === flat, changed[1] === below[1]]).toEqual([false, false]);
  expect(write('a', '1')).toEqual(below);
  fs.symlinkSync(path.join(folder, 'missing'), path.join(folder, '.#a'));
  expect([folderHash(folder, false), folderHash(folder, true)]).toEqual(below);
  expect(folderHash(path.join(folder, 'missing'), true)).toBe('');
});
