import { execFileSync } from 'node:child_process';

/** The date (ISO) of the last commit that changed each file below `folder`; empty outside a repository. */
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
    // Without -z, git quotes names that aren't ASCII.
    for (const item of log.split('\0')) {
      const file = item.replace(/^\n/, '');
      if (file.startsWith('\x01')) date = file.slice(1);
      else if (file && !dates.has(file)) dates.set(file, date);
    }
  } catch {
    // Not a repository (for example an unpacked archive): pages have no date.
  }
  return dates;
}
