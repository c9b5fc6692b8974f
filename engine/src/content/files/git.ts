import { execFileSync } from 'node:child_process';
import { Problem } from '../../problems/problem.ts';

/** What git prints. Throws an error if it fails, as outside a repository. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });

/** Throws a Problem outside a repository; `why` says what it is needed for. */
export function requireGit(root: string, why: string): void {
  try {
    git(root, 'rev-parse', '--git-dir');
  } catch {
    throw new Problem(`The project is not in a git repository, ${why}.`, {
      remedy: 'Run git init, and commit the project.',
    });
  }
}
