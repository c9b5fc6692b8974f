/**
 * Code that differs by version: lines with `@when RANGE`, `@else`, and `@end` enclose what applies only in that range.
 */
import { inBlock, Problem } from '../problems/problem.ts';

/** A line of code, and its number (from 1) in the whole block. */
export interface CodeLine {
  readonly text: string;
  readonly number: number;
}

/**
 * Returns the lines of `code` that apply in a version.
 * @param holds whether the version is in a range
 * @throws Problem (with the line inside the code, from 1) if the marks do not match
 */
export function conditionalLines(code: string, holds: (range: string) => boolean): readonly CodeLine[] {
  const out: CodeLine[] = [];
  let shown: boolean | null = null;
  const fail = (i: number, what: string) =>
    new Problem(what, {
      lineInBlock: i + 1,
      remedy: 'Enclose lines with @when RANGE, optionally @else, then @end; they do not nest.',
    });
  const lines = code.split('\n');
  let opened = 0;
  for (const [i, line] of lines.entries()) {
    const mark = line.trim();
    if (mark.startsWith('@when ')) {
      if (shown !== null) throw fail(i, '@when inside @when.');
      opened = i;
      const range = mark.slice('@when '.length);
      shown = inBlock(i + 1, () => holds(range));
    } else if (mark === '@else' || mark === '@end') {
      if (shown === null) throw fail(i, `${mark} without @when.`);
      shown = mark === '@else' ? !shown : null;
    } else if (shown !== false) out.push({ text: line, number: i + 1 });
  }
  if (shown !== null) throw fail(opened, '@when without @end.');
  return out;
}
