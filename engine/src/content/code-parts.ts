/** The parts of a code file: lines between the comments `#region NAME` and `#endregion`, as editors fold them. */
import { Problem } from '../problems/problem.ts';

/** A line that belongs to the code, and its number (from 1) in the file. */
interface PartLine {
  readonly number: number;
  readonly text: string;
  /** Whether it is a mark of conditional code. */
  readonly isMark: boolean;
}

/** Numbers of the lines with the two comments. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const comment = '(?://+|#)?\\s*';
const regionComment = new RegExp(`^\\s*${comment}#(region|endregion)\\b\\s*([\\w-]*)`);
/** `// @when >=1.0`: the mark without its comment. */
const markComment = new RegExp(`^\\s*${comment}(@when .+|@else|@end)\\s*$`);

/**
 * Finds the parts of a file; they may be nested.
 * @param file its path, for messages
 * @throws Problem on a part without end, without lines, or with the name of another one
 */
export function codeParts(
  text: string,
  file: string,
): { readonly lines: readonly PartLine[]; readonly parts: ReadonlyMap<string, Part> } {
  const lines: PartLine[] = [];
  const parts = new Map<string, Part>();
  const open: { name: string; start: number; before: number }[] = [];
  const fail = (line: number, what: string, remedy: string) => new Problem(what, { place: { file, line }, remedy });
  for (const [i, written] of text.replace(/\n+$/, '').split('\n').entries()) {
    const number = i + 1;
    const [, kind, name = ''] = regionComment.exec(written) ?? [];
    if (kind === 'region') {
      if (parts.has(name) || (name && open.some((part) => part.name === name)))
        throw fail(number, `Two parts of the file are named "${name}".`, 'Rename one of them.');
      open.push({ name, start: number, before: lines.length });
    } else if (kind) {
      const part = open.pop();
      if (!part)
        throw fail(number, 'There is an #endregion without a #region.', 'Write #region NAME above it, or remove it.');
      // Without a name, it is for editors only.
      if (!part.name) continue;
      if (!lines.slice(part.before).some((line) => line.text.trim()))
        throw fail(
          part.start,
          `The part "${part.name}" of the file is empty.`,
          'Put code between #region and #endregion.',
        );
      parts.set(part.name, { start: part.start, end: number });
    } else {
      const mark = markComment.exec(written)?.[1];
      lines.push({ number, text: mark ?? written, isMark: mark !== undefined });
    }
  }
  const last = open.at(-1);
  if (last)
    throw fail(
      last.start,
      `The part "${last.name}" of the file has no end.`,
      'Write #endregion in a comment below its last line.',
    );
  return { lines, parts };
}
