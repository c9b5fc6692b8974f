/** Files that change together: all of them, or none. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { changeFiles, type FileChange } from './file-changes.ts';
import { putFile, recordFile, undoInterrupted, writeRecord } from './interrupted.ts';

let root = '';
const before = { 'content/a.mdx': 'one', 'content/guides/b.mdx': 'two' };

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'file-changes-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(before)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
});

/** All files and empty folders with their contents. */
const contents = () =>
  Object.fromEntries(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .map((entry) => {
        const at = path.join(entry.parentPath, entry.name);
        return { entry, at, name: path.relative(root, at) };
      })
      .filter(({ entry, at }) => entry.isFile() || fs.readdirSync(at).length === 0)
      .map(({ entry, at, name }): [string, string] => [
        name,
        entry.isFile() ? fs.readFileSync(at, 'utf8') : 'an empty folder',
      ])
      .sort(),
  );

/** Moves a page into a new folder, and changes another. */
const move: readonly FileChange[] = [
  { file: 'content/tutorials/b.mdx', before: null, after: 'two' },
  { file: 'content/guides/b.mdx', before: 'two', after: null },
  { file: 'content/a.mdx', before: 'one', after: 'one, with a link to tutorials/b' },
];
const fine = async () => undefined;

test('files are created, changed, and removed, and no empty folder stays', async () => {
  await changeFiles(root, move, fine);
  expect(contents()).toEqual({ 'content/a.mdx': 'one, with a link to tutorials/b', 'content/tutorials/b.mdx': 'two' });
});

test('the check sees the changed files', async () => {
  let seen = {};
  await changeFiles(root, move, async () => {
    seen = contents();
  });
  expect(seen).toMatchObject({ 'content/a.mdx': 'one, with a link to tutorials/b', 'content/tutorials/b.mdx': 'two' });
});

test('if the check fails, everything is as it was, and its error is reported', async () => {
  const failing = changeFiles(root, move, async () => {
    throw new Error('A page has a mistake.');
  });
  await expect(failing).rejects.toThrow('A page has a mistake.');
  expect(contents()).toEqual(before);
});

test('if a file can’t be written, everything is as it was', async () => {
  // A file is where the folder would have to be.
  const changes: readonly FileChange[] = [...move, { file: 'content/a.mdx/c.mdx', before: null, after: 'three' }];
  await expect(changeFiles(root, changes, fine)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(contents()).toEqual(before);
});

test('a new file never replaces another', async () => {
  const changes: readonly FileChange[] = [{ file: 'content/a.mdx', before: null, after: 'three' }];
  await expect(changeFiles(root, changes, fine)).rejects.toThrow('The file exists already.');
  expect(contents()).toEqual(before);
});

test('bytes are written and restored as they are', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  fs.writeFileSync(path.join(root, 'content/a.png'), bytes);
  const picture: readonly FileChange[] = [
    { file: 'content/pictures/a.png', before: null, after: bytes },
    { file: 'content/a.png', before: bytes, after: null },
  ];
  await expect(changeFiles(root, picture, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.readFileSync(path.join(root, 'content/a.png')).equals(bytes)).toBe(true);
  await changeFiles(root, picture, fine);
  expect(fs.readFileSync(path.join(root, 'content/pictures/a.png')).equals(bytes)).toBe(true);
});

describe('a command that is killed', () => {
  /** The state of the project if a command is killed after some of its changes. */
  function kill(changed: number): void {
    writeRecord(root, move);
    for (const change of move.slice(0, changed)) putFile(root, change);
  }

  test.each([0, 1, 2, 3])(
    'after %s changes: the next one restores everything, and asks to be run again',
    async (changed) => {
      kill(changed);
      expect(fs.existsSync(path.join(root, recordFile))).toBe(true);
      await expect(changeFiles(root, move, fine)).rejects.toThrow('which are undone now.');
      expect(contents()).toEqual(before);
      await changeFiles(root, move, fine);
      expect(contents()).toEqual({
        'content/a.mdx': 'one, with a link to tutorials/b',
        'content/tutorials/b.mdx': 'two',
      });
    },
  );

  test('what somebody has changed since stays, and is named', () => {
    kill(3);
    fs.writeFileSync(path.join(root, 'content/a.mdx'), 'one, edited');
    expect(() => undoInterrupted(root)).toThrow('except in content/a.mdx, changed since.');
    expect(contents()).toEqual({ ...before, 'content/a.mdx': 'one, edited' });
    expect(() => undoInterrupted(root)).not.toThrow();
  });

  test('while a command is changing files, another one changes none', () => {
    kill(1);
    const record = path.join(root, recordFile);
    fs.writeFileSync(
      record,
      fs.readFileSync(record, 'utf8').replace(`"pid": ${process.pid}`, `"pid": ${process.ppid}`),
    );
    const halfway = contents();
    expect(() => undoInterrupted(root)).toThrow('Another command is changing files');
    expect(contents()).toEqual(halfway);
  });
});

test('a changed file keeps its permissions, and a symbolic link stays one', async () => {
  const [script, link] = [path.join(root, 'content/run.sh'), path.join(root, 'content/link.mdx')];
  fs.writeFileSync(script, 'echo one', { mode: 0o755 });
  fs.symlinkSync('a.mdx', link);
  const changes = [
    { file: 'content/run.sh', before: 'echo one', after: 'echo two' },
    { file: 'content/link.mdx', before: 'one', after: 'three' },
  ];
  await changeFiles(root, changes, fine);
  expect([fs.statSync(script).mode & 0o777, fs.readFileSync(script, 'utf8')]).toEqual([0o755, 'echo two']);
  expect([fs.readlinkSync(link), fs.readFileSync(path.join(root, 'content/a.mdx'), 'utf8')]).toEqual([
    'a.mdx',
    'three',
  ]);
});
