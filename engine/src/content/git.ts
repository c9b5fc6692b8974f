import { execFileSync } from 'node:child_process';

/** What git prints. Throws an error if it fails, as outside a repository. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
