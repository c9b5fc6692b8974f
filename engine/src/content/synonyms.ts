/**
 * The synonyms of a project: `content/synonyms.txt`, which may be missing. Each line has words that readers search for,
 * a colon, and the words of pages that a query with one of them also finds. A line that starts with # is a comment.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import { readSourceFile } from './source-file.ts';

const synonymsFile = 'content/synonyms.txt';

const form = /^[a-z\d]+(?: [a-z\d]+)*: [a-z\d-]+(?: [a-z\d-]+)*$/;

/** Reads the synonyms of the project at `root`, a line each; mistakes go to `problems`. */
export function readSynonyms(root: string, problems: ProblemCollector): readonly string[] {
  const file = path.join(root, synonymsFile);
  if (!fs.existsSync(file)) return [];
  const lineOf = new Map<string, number>();
  const synonyms: string[] = [];
  for (const [i, text] of readSourceFile(root, synonymsFile).split('\n').entries()) {
    if (!text.trim() || text.startsWith('#')) continue;
    const place = { file: synonymsFile, line: i + 1 };
    if (!form.test(text)) {
      const remedy = 'Write lower-case words, a colon and a space, and the words of pages: "cloud server: remote".';
      problems.add(new Problem(`"${text}" is not a line of synonyms.`, { place, remedy }));
      continue;
    }
    for (const word of text.slice(0, text.indexOf(':')).split(' ')) {
      const line = lineOf.get(word);
      if (line)
        problems.add(
          new Problem(`"${word}" has synonyms in line ${line} too.`, { place, remedy: 'Put them in one line.' }),
        );
      lineOf.set(word, i + 1);
    }
    synonyms.push(text);
  }
  return synonyms;
}
