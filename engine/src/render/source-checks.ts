/**
 * Mistakes that Markdown accepts but renders as something the writer didn't mean. Each check gets one node of the
 * page's source and throws a Problem without a location, which the caller adds.
 */
import { Problem } from '../problems/problem.ts';

/** Syntax of other site generators, with its replacement. */
const foreignSyntax: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^:::/, 'Write <Note>…</Note>, <Tip>, <Warning>, or <Danger>, with blank lines around the Markdown inside.'],
  [/^!!!\s/, 'Write <Note>…</Note>, <Tip>, <Warning>, or <Danger>, with blank lines around the Markdown inside.'],
  [
    /^\[!(note|tip|important|warning|caution)\]/i,
    'Write <Note>…</Note>, <Tip>, <Warning>, or <Danger> instead of a blockquote.',
  ],
  [/^\[\[?toc\]?\]$/i, 'Remove the line: every page has a table of contents.'],
  [/^\[\[.+\]\]$/, 'Write a link as [text](api:topic).'],
];

/** The first text of a paragraph. */
export function checkParagraph(text: string): void {
  for (const [pattern, remedy] of foreignSyntax) {
    const match = pattern.exec(text.trimStart());
    if (match)
      throw new Problem(
        `"${text.trimStart().split(/\s/)[0]}" is the syntax of another site generator, and would be shown as text.`,
        {
          remedy,
        },
      );
  }
}

/** A link or a picture whose address has a space: Markdown reads it as text. */
const spacedAddress = /!?\[[^\]\n]*\]\(([^)\n"]*[./:][^)\n"]*?)(?: "[^"\n]*")?\)/g;

/** An address or a mail address that is not in a link. */
const bareAddress = /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[a-z-]+(?:\.[a-z]+)+/i;

/** Text between the elements of a paragraph. */
export function checkText(text: string, isLinked = false): void {
  for (const [written, address = ''] of text.matchAll(spacedAddress)) {
    if (/\s/.test(address.trim()))
      throw new Problem(`"${written}" would be shown as text, because "${address}" has a space.`, {
        remedy: written.startsWith('!')
          ? 'Rename the file: lower-case letters, digits, and hyphens.'
          : 'Write %20 for a space in an address.',
      });
  }
  const bare = isLinked ? undefined : bareAddress.exec(text)?.[0].replace(/[.,;:!?)]+$/, '');
  const scheme = bare?.startsWith('http') ? '' : bare?.includes('@') ? 'mailto:' : 'https://';
  if (bare)
    throw new Problem(`"${bare}" would be shown as text.`, { remedy: `Write a link: [text](${scheme}${bare}).` });
}

/**
 * A formula in a line of prose. Dollar signs around an amount of money look like one: `$5 and then $6`.
 * @param after the text that follows the formula
 */
export function checkInlineMath(tex: string, after: string): void {
  if (/^\s|\s$/.test(tex) || /^\d/.test(after))
    throw new Problem(`"$${tex}$" would become a formula.`, {
      remedy: 'Write \\$ for a dollar sign. A formula has no space after its first dollar sign or before its last.',
    });
}

/** A row of a table, given its number of cells and the table's number of columns. Markdown drops extra cells. */
export function checkRow(cells: number, columns: number): void {
  if (cells > columns)
    throw new Problem(`The row has ${cells} cells, and the table has ${columns} columns: the rest would be lost.`, {
      remedy: 'Write \\| for a vertical bar that does not separate cells, in code too.',
    });
}

/**
 * A code block.
 * @param source its lines in the file
 */
export function checkFence(source: string): void {
  const lines = source.trimEnd().split('\n');
  if (lines.length < 2 || !/(`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? ''))
    throw new Problem('The code block is not closed: the rest of the page would be code.', {
      remedy: 'Close it with a line of ``` alone.',
    });
}

/** A heading, given the level of the one before it. */
export function checkHeadingLevel(level: number, before: number): void {
  if (level > before + 1)
    throw new Problem(
      `The heading skips a level: from ${before < 2 ? "the page's title" : `h${before}`} to h${level}.`,
      {
        remedy: `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(level)}.`,
      },
    );
}
