import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastChanges, shallowClone } from './git-dates.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.mkdirSync(path.join(folder, 'content'));
  return folder;
}

/** Runs git in a folder, as on a date. */
const gitIn =
  (folder: string) =>
  (date: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'protocol.file.allow=always', ...args],
      {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_AUTHOR_DATE: `${date}T12:00:00Z` },
        stdio: 'ignore',
      },
    );

/** A repository with two commits. */
function repository(): string {
  const folder = temporaryFolder();
  const git = gitIn(folder);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, 'content', name), text);
  git('2025-01-01', 'init');
  write('plain.mdx', 'one');
  write('prüfen "quoted".mdx', 'one');
  git('2025-01-01', 'add', '.');
  git('2025-01-01', 'commit', '-m', 'one');
  write('plain.mdx', 'two');
  git('2025-02-02', 'commit', '-am', 'two');
  return folder;
}

test('each file has the date of its last commit, even with special characters in its name', () => {
  const folder = repository();
  expect(lastChanges(folder, 'content')).toEqual(
    new Map([
      ['content/plain.mdx', '2025-02-02'],
      ['content/prüfen "quoted".mdx', '2025-01-01'],
    ]),
  );
  expect(shallowClone(folder)).toBeUndefined();
});

test('in a shallow clone, no file gets the date of the oldest commit, and a warning is printed', () => {
  const folder = repository();
  gitIn(folder)('2025-03-03', 'commit', '--allow-empty', '-m', 'three');
  const clone = (depth: number) => {
    const to = path.join(temporaryFolder(), 'clone');
    gitIn(folder)('2025-03-03', 'clone', '--depth', String(depth), `file://${folder}`, to);
    return to;
  };
  expect(lastChanges(clone(1), 'content')).toEqual(new Map());
  expect(lastChanges(clone(2), 'content')).toEqual(new Map());
  expect(String(shallowClone(clone(2)))).toContain('git fetch --unshallow');
  expect(lastChanges(clone(4), 'content').size).toBe(2);
});

test('outside a repository there are no dates', () => {
  const folder = temporaryFolder();
  expect(lastChanges(folder, 'content').size).toBe(0);
  expect(shallowClone(folder)).toBeUndefined();
});
