/** Where things are, and under which addresses they are served. */
import path from 'node:path';
import { Problem } from '../problems/problem.ts';

/** The folder that holds `content/` and `site.config.ts`. */
export const projectRoot = process.cwd();

/** Where the built site goes: `dist/`, unless `OUT_DIR` names another folder. */
export const distFolder = path.resolve(projectRoot, process.env.OUT_DIR ?? 'dist');

/**
 * Base path without slash at the end ('' for the root), from `BASE_URL`.
 * @throws Problem where it is not a path
 */
export function readBase(value: string | undefined): string {
  const base = (value ?? '/').replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(base))
    throw new Problem(`BASE_URL="${value}" is not a base path.`, {
      remedy: 'Write a path that starts and ends with a slash, such as / or /docs/.',
    });
  return base;
}
