/** Files that readers get: builds of unreviewed content must not publish what else is on the machine. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../problems/problem.ts';

/**
 * The real path of an existing file in a folder of the project.
 * @param file path below `root`, such as `content/api/flow.png`
 * @throws Problem if a symbolic link leads out of the folder at the start of the path
 */
export function projectFile(root: string, file: string): string {
  const folder = fs.realpathSync.native(path.join(root, file.split('/')[0] ?? ''));
  const real = fs.realpathSync.native(path.join(root, file));
  if (!real.startsWith(folder + path.sep))
    throw new Problem(`This is a symbolic link that leads out of ${path.basename(folder)}/.`, {
      place: { file },
      remedy: 'Put a copy of the file here.',
    });
  return real;
}
