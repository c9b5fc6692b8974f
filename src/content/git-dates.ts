import { execFileSync } from 'node:child_process';

/** When each file below `folder` was last changed, as ISO dates from git's history; empty outside a repository. */
export function lastChanges(root: string, folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '-z', '--format=%x01%cs', '--name-only', '--no-renames', '--relative', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    let date = '';
    // With -z, names are as they are on disk: without it, git quotes what is not ASCII.
    for (const item of log.split('\0')) {
      const file = item.replace(/^\n/, '');
      if (file.startsWith('\x01')) date = file.slice(1);
      else if (file && !dates.has(file)) dates.set(file, date);
    }
  } catch {
    // Not a repository (an unpacked archive, say): pages have no date.
  }
  return dates;
}
