/** Mistakes that are visible in the lines of a file, whatever Markdown makes of them. */
import { type Position, Problem } from '../../problems/problem.ts';

type ReportLine = (problem: Problem, position: Required<Position>) => void;

const lineMistakes: readonly (readonly [pattern: RegExp, what: string, remedy: string])[] = [
  [
    /^(<{7}|={7}|>{7})(?= |$)/,
    'This is a conflict that git left.',
    'Choose one of the two texts, and delete the three marks.',
  ],
  [
    /[\u200B-\u200D\u2060\uFEFF]/,
    'The line has an invisible character: a zero-width space or joiner.',
    'Delete it: search and copying would stumble over it.',
  ],
];

/**
 * Checks the lines of a text.
 * @param report receives each mistake with its position in the text
 */
export function checkLines(text: string, report: ReportLine): void {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [pattern, what, remedy] of lineMistakes) {
      const match = pattern.exec(line);
      if (match) report(new Problem(what, { remedy }), { line: index + 1, column: match.index + 1 });
    }
  }
}
