/** When files were last changed, from the history in git. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';
import { git } from './git.ts';

/** The oldest commits of a shallow clone, which seem to have made every file; empty for a full clone. */
function boundary(root: string): ReadonlySet<string> {
  const file = path.resolve(root, git(root, 'rev-parse', '--git-path', 'shallow').trim());
  return new Set(fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/**
 * The date (ISO) of the last commit that changed each file below `folder`; empty outside a repository. A shallow clone
 * knows the dates only of files that changed since its oldest commit.
 */
export function lastChanges(root: string, folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  try {
    const unknown = boundary(root);
    const log = git(
      root,
      'log',
      '-z',
      '--format=%x01%H %cs',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      folder,
    );
    let date: string | undefined;
    // Without -z, git quotes names that aren't ASCII.
    for (const item of log.split('\0')) {
      const file = item.replace(/^\n/, '');
      if (file.startsWith('\x01')) {
        const [commit = '', day] = file.slice(1).split(' ');
        date = unknown.has(commit) ? undefined : day;
      } else if (file && date !== undefined && !dates.has(file)) dates.set(file, date);
    }
  } catch {
    // Not a repository (for example an unpacked archive): pages have no date.
  }
  return dates;
}

/** A warning if the repository at `root` is a shallow clone; undefined if it isn't, or is none. */
export function shallowClone(root: string): Problem | undefined {
  try {
    if (!boundary(root).size) return undefined;
  } catch {
    return undefined;
  }
  return new Problem('This is a shallow clone, so pages show no date unless they changed since its oldest commit.', {
    remedy: 'Run git fetch --unshallow; in GitHub Actions, give actions/checkout fetch-depth: 0.',
  });
}
