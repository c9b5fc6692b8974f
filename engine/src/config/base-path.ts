import { Problem } from '../problems/problem.ts';

/**
 * Validates a base path and removes the trailing slash: '' for the root.
 * @param setting name of the setting, for messages
 * @throws Problem if it is not a path
 */
export function readBasePath(value: string, setting: string): string {
  const base = value.replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(base) || /\/\.{1,2}(\/|$)/.test(base))
    throw new Problem(`${setting}="${value}" is not a base path.`, {
      remedy: 'Write a path that starts and ends with a slash, such as / or /docs/.',
    });
  return base;
}
