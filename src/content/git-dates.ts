import { execFileSync } from 'node:child_process';

/** When each file below `folder` was last changed, as ISO dates from git's history; empty outside a repository. */
export function lastChanges(root: string, folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    for (const commit of log.split('\0')) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    // Not a repository (an unpacked archive, say): pages have no date.
  }
  return dates;
}
