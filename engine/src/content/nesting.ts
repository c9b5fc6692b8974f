/** Refuses text whose parsing would take minutes or overflow the stack: anyone can send such a page for review. */
import { Problem } from '../problems/problem.ts';

/** Markers of quotes and list items at the start of one line. */
const mostMarkers = 20;
/** Columns before a list item: about 20 levels. */
const mostIndent = 80;
/** Marks of emphasis and brackets in one paragraph. */
const mostMarks = 2000;

const markers = /^[ \t]*((?:>|[-*+]|\d{1,9}[.)])[ \t]*)*/;
const item = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
const marks = /[*_~[\]<>{}]/g;

/**
 * Checks the text of a page.
 * @param line line of the file on which the text starts
 * @throws Problem with the line where the text is nested too deeply
 */
export function checkNesting(text: string, file: string, line: number): void {
  let paragraphMarks = 0;
  for (const [i, source] of text.split('\n').entries()) {
    const place = { file, line: line + i };
    const start = markers.exec(source)?.[0] ?? '';
    const indent = item.exec(source)?.[1] ?? '';
    if (start.replace(/[ \t\d]/g, '').length > mostMarkers || indent.length > mostIndent)
      throw new Problem('Quotes or lists are nested too deeply.', {
        place,
        remedy: `Use at most ${mostMarkers} levels.`,
      });
    paragraphMarks = source.trim() === '' ? 0 : paragraphMarks + (source.match(marks)?.length ?? 0);
    if (paragraphMarks > mostMarks)
      throw new Problem(`The paragraph has more than ${mostMarks} marks of emphasis, links, or elements.`, {
        place,
        remedy: 'Split it, or put it into a code block.',
      });
  }
}
