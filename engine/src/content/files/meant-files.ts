/** The files that a folder of the project is for. All others would be ignored, so they are reported. */
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { isPicture } from './pictures.ts';
import { filesIn, isHidden } from './project-file.ts';

/** What the files of a folder are, and how their paths look. */
export interface MeantFiles {
  readonly what: string;
  readonly form: RegExp;
  readonly remedy: string;
}

/**
 * Finds these files below a folder, sorted, as paths below that folder. Pictures may be next to them.
 * @param problems receives the others
 */
export function meantFiles(root: string, folder: string, meant: MeantFiles, problems: ProblemCollector): string[] {
  const files = filesIn(root, folder, problems).filter((file) => !isHidden(file));
  for (const file of files.filter((name) => !meant.form.test(name) && !isPicture(name)))
    problems.add(
      new Problem(`This file is not ${meant.what}, so it would not be shown.`, {
        place: { file: `${folder}/${file}` },
        remedy: meant.remedy,
      }),
    );
  return files.filter((file) => meant.form.test(file));
}
