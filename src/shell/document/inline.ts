/**
 * The three style sheets and two scripts inlined in each document, each before the markup that needs it. If all were in the head, they would delay first
 * paint; this way, the navbar is painted with only the first sheet.
 */

/** Style sheets in src/shell, in document order: in the head, after the navbar, after the sidebar. */
export const sheetNames = ['head', 'frame', 'page'] as const;

/** The text of each style sheet, minified. */
export type StyleSheets = Readonly<Record<(typeof sheetNames)[number], string>>;

/** Creates the style sheets; `read` returns the text of one. */
export const styleSheets = (read: (name: keyof StyleSheets) => string): StyleSheets =>
  Object.fromEntries(sheetNames.map((name) => [name, read(name)])) as StyleSheets;

/** `head` is inlined in the head; `reader`, which waits for the first sign of a reader, after the navbar. */
export interface InlineScripts {
  readonly head: string;
  readonly reader: string;
}
