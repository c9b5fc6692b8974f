/**
 * Shared passages: files in `content/shared/` without front matter, included by `<Include file="shared/NAME.mdx" />`.
 */
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { meantFiles } from '../files/meant-files.ts';
import { readSourceFile } from '../files/source-file.ts';

export interface SharedPassage {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const folder = 'shared';
const checkedFence = /^```.*\scheck="/;

/**
 * Reads all passages of a project, sorted by name.
 * @param problems receives front matter and checked samples, which only pages can have
 */
export function readPassages(root: string, problems: ProblemCollector): readonly SharedPassage[] {
  const remedy = 'A passage is content/shared/NAME.mdx, in no folder of its own.';
  const passages = { what: 'a shared passage', form: /^[^/]+\.mdx$/, remedy };
  const names = meantFiles(root, `content/${folder}`, passages, problems);
  const readPassage = (name: string): SharedPassage => {
    const file = `content/${folder}/${name}`;
    const text = readSourceFile(root, file);
    if (text.startsWith('---\n'))
      throw new Problem('A shared passage has front matter.', {
        place: { file, line: 1 },
        remedy: 'Start the file with its first sentence: it is part of the pages that include it.',
      });
    const sample = text.split('\n').findIndex((line) => checkedFence.test(line));
    if (sample >= 0)
      throw new Problem('A shared passage has a sample marked for the check, which looks for samples in pages only.', {
        place: { file, line: sample + 1 },
        remedy: 'Move the sample to a page, or leave out check="…".',
      });
    return { name: `${folder}/${name}`, file, text };
  };
  return names.flatMap((name) => {
    const passage = problems.attempt(() => readPassage(name));
    if (!passage) problems.unread(`content/${folder}/${name}`);
    return passage ?? [];
  });
}
