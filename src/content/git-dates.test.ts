import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastChanges } from './git-dates.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.mkdirSync(path.join(folder, 'content'));
  return folder;
}

test('each file has the date of its last commit, whatever its name', () => {
  const folder = temporaryFolder();
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`, GIT_AUTHOR_DATE: `${date}T12:00:00Z` },
      stdio: 'ignore',
    });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, 'content', name), text);
  git('2025-01-01', 'init');
  write('plain.mdx', 'one');
  write('prüfen "quoted".mdx', 'one');
  git('2025-01-01', 'add', '.');
  git('2025-01-01', 'commit', '-m', 'one');
  write('plain.mdx', 'two');
  git('2025-02-02', 'commit', '-am', 'two');
  expect(lastChanges(folder, 'content')).toEqual(
    new Map([
      ['content/plain.mdx', '2025-02-02'],
      ['content/prüfen "quoted".mdx', '2025-01-01'],
    ]),
  );
});

test('outside a repository there are no dates', () => {
  expect(lastChanges(temporaryFolder(), 'content').size).toBe(0);
});
