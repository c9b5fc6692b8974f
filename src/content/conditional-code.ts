/**
 * Code that differs by version: `@when RANGE`, `@else`, `@end` alone on a line bracket what holds only there.
 */
import { Problem } from '../problems/problem.ts';

/**
 * The lines of `code` that hold where `holds` says so.
 * @param holds whether the version at hand is in a range
 * @throws Problem (with the line inside the code, from 1) on brackets that do not match
 */
export function conditionalLines(code: string, holds: (range: string) => boolean): string {
  if (!/@(when|else|end)/.test(code)) return code;
  const out: string[] = [];
  let shown: boolean | null = null;
  const fail = (i: number, what: string) =>
    new Problem(`Line ${i + 1} of the code: ${what}`, {
      remedy: 'Bracket lines with @when RANGE, optionally @else, then @end; they do not nest.',
    });
  const lines = code.split('\n');
  for (const [i, line] of lines.entries()) {
    const mark = line.trim();
    if (mark.startsWith('@when ')) {
      if (shown !== null) throw fail(i, '@when inside @when.');
      shown = holds(mark.slice('@when '.length));
    } else if (mark === '@else' || mark === '@end') {
      if (shown === null) throw fail(i, `${mark} without @when.`);
      shown = mark === '@else' ? !shown : null;
    } else if (shown !== false) out.push(line);
  }
  if (shown !== null) throw fail(lines.length - 1, '@when without @end.');
  return out.join('\n');
}
