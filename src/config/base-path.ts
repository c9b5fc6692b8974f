import { Problem } from '../problems/problem.ts';

/**
 * Base path without slash at the end: '' for the root.
 * @param setting where it comes from, for messages
 * @throws Problem where it is not a path
 */
export function readBasePath(value: string, setting: string): string {
  const base = value.replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(base) || /\/\.{1,2}(\/|$)/.test(base))
    throw new Problem(`${setting}="${value}" is not a base path.`, {
      remedy: 'Write a path that starts and ends with a slash, such as / or /docs/.',
    });
  return base;
}
