/** `_headers` and `_redirects`, which many static hosts read. */

import { immutableFolders } from '../../site/immutable.ts';
import { forever } from './caching.ts';
import type { Headers, Redirects } from './files.ts';
import { movedStatus } from './redirect-status.ts';

/**
 * Headers for hosts that read `_headers`. All of them revalidate by themselves and join the values of rules that
 * overlap, so only immutable files have a Cache-Control; and a `*` may only end a path, so hashed files next to others
 * are listed.
 */
export function headersFile(base: string, headers: Headers, immutable: readonly string[]): string {
  const rule = (path: string, lines: readonly (readonly [string, string])[]) => [
    `${base}${path}`,
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
  ];
  const single = immutable.filter((file) => !immutableFolders.some((folder) => file.startsWith(folder)));
  const kept = [...immutableFolders.map((folder) => `${folder}*`), ...single];
  const rules = [
    ...rule('/*', Object.entries(headers)),
    ...kept.flatMap((path) => rule(path, [['Cache-Control', forever]])),
  ];
  return `${rules.join('\n')}\n`;
}

export const redirectsFile = (redirects: Redirects) =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} ${movedStatus}\n`)
    .join('');
