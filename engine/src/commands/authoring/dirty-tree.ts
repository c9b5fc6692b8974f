/** The check that a command's changes can be a commit of their own. */
import { execFileSync } from 'node:child_process';
import { Problem } from '../../problems/problem.ts';

/** Throws a Problem if the working tree has changes, which would mix with those of the command. */
export function refuseDirtyTree(root: string, command: string): void {
  const changes = execFileSync('git', ['status', '--porcelain', '--', '.'], { cwd: root, encoding: 'utf8' }).trim();
  if (changes)
    throw new Problem(`The working tree has changes:\n${changes}`, {
      remedy: `Commit or stash them, so that the ${command} is a commit of its own.`,
    });
}
