/** Tiny git repositories for tests of the check, with one commit per release. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRepository, type Repository } from './repository.ts';

export interface TinyRelease {
  readonly tag: string;
  /** Date of the commit (ISO). */
  readonly day?: string;
  /** Files that the release adds or changes; later releases keep them. */
  readonly files: Readonly<Record<string, string>>;
}

/** Creates a repository with these releases; the last one is also the branch `main`. `remove` deletes its folder. */
export function tinyRepository(releases: readonly TinyRelease[]): { readonly repository: Repository; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiny-repository-'));
  const git = (day: string, ...args: string[]) => {
    const stamp = `${day}T12:00:00Z`;
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...identity, ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: stamp, GIT_COMMITTER_DATE: stamp },
    });
  };
  git('2025-01-01', 'init', '--initial-branch=main');
  for (const { tag, day = '2025-01-01', files } of releases) {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    git(day, 'add', '--all');
    git(day, 'commit', '--allow-empty', '--message', tag);
    git(day, 'tag', tag);
  }
  return { repository: openRepository(folder), remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
