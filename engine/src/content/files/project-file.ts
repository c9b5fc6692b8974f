/** The project's files: builds of unreviewed content must not publish what else is on the machine. */
import fs from 'node:fs';
import path from 'node:path';
import { firstProblem, type ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';

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

/**
 * The files below a folder of the project, sorted, as paths below that folder; none if there is no such folder.
 * @param problems receives symbolic links to folders, which are not followed
 */
export function filesIn(root: string, folder: string, problems: ProblemCollector = firstProblem): string[] {
  const at = path.join(root, folder);
  const entries = fs.existsSync(at) ? fs.readdirSync(at, { recursive: true, withFileTypes: true }) : [];
  const files = entries.flatMap((entry) => {
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(at, full).split(path.sep).join('/');
    if (file.includes('\ufffd')) {
      const place = { file: `${folder}/${file}` };
      problems.add(new Problem('The name is not UTF-8.', { place, remedy: 'Rename the file or its folder.' }));
      return [];
    }
    // A folder that is named like a page is reported when it is read.
    if (entry.isDirectory()) return file.endsWith('.mdx') ? [file] : [];
    if (!entry.isSymbolicLink() || !fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [file];
    const place = { file: `${folder}/${file}` };
    const remedy = 'Put the files themselves here.';
    problems.add(new Problem('This is a symbolic link to a folder, which is not followed.', { place, remedy }));
    return [];
  });
  return files.sort();
}

export const isHidden = (file: string): boolean => /(^|\/)\./.test(file);
