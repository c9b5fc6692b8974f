import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { kept, openStore } from './store.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
});

const files = () =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('a text is made once for each key and each code', () => {
  const made: string[] = [];
  const make = (code: string, ...key: readonly string[]) =>
    kept(openStore(folder, code), key, () => {
      const text = `${code} ${key.join()} – ½`;
      made.push(text);
      return text;
    });
  for (let i = 0; i < 2; i++) {
    expect(make('1', 'a', 'bc')).toBe('1 a,bc – ½');
    expect(make('1', 'ab', 'c')).toBe('1 ab,c – ½');
    expect(make('2', 'a', 'bc')).toBe('2 a,bc – ½');
  }
  expect(made).toHaveLength(3);
});

test.each<[string, (file: string) => void]>([
  ['cut short', (file) => fs.truncateSync(file, fs.statSync(file).size - 1)],
  ['empty', (file) => fs.writeFileSync(file, '')],
  ['changed', (file) => fs.writeFileSync(file, fs.readFileSync(file).fill('x', 40, 42))],
  ['of another program', (file) => fs.writeFileSync(file, Buffer.from([0, 255, 10, 3]))],
  [
    'a folder',
    (file) => {
      fs.rmSync(file);
      fs.mkdirSync(file);
    },
  ],
])('an entry that is %s is as good as missing', (_, damage) => {
  openStore(folder, '').write(['key'], 'the right text');
  const [file = ''] = files();
  damage(file);
  expect(openStore(folder, '').read(['key'])).toBe(undefined);
  expect(kept(openStore(folder, ''), ['key'], () => 'the right text')).toBe('the right text');
});

test('a folder that can’t be written to is no reason to fail', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  const store = openStore(path.join(file, 'below'), '');
  expect(kept(store, ['key'], () => 'text')).toBe('text');
  store.trim();
  expect(files()).toEqual([file]);
});

test('entries of other builds stay as long as they fit, those used last first; entries of this build stay', () => {
  const text = 'x'.repeat(1000);
  const earlier = openStore(folder, '');
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    const before = new Set(files());
    earlier.write([name], text);
    const [file = ''] = files().filter((name) => !before.has(name));
    fs.utimesSync(file, new Date(), new Date(Date.UTC(2026, 0, 1 + index)));
  }
  const now = openStore(folder, '', 2500);
  expect(now.read(['a'])).toBe(text);
  now.write(['e'], text);
  openStore(folder, '').write(['of another thread'], text);
  now.trim();
  const later = openStore(folder, '');
  const names = ['a', 'b', 'c', 'd', 'e', 'of another thread'];
  expect(names.filter((name) => later.read([name]) === undefined)).toEqual(['b']);
});
