/**
 * What stands in each document in full: three style sheets and two scripts, each before what it is for. Together they would hold up the first
 * paint; so the bar is painted with the first sheet alone.
 */

/** In the order in which they stand: in the head, after the bar, after the sidebar. Files of src/shell. */
export const sheetNames = ['head', 'frame', 'page'] as const;

/** The text of each style sheet, minified. */
export type StyleSheets = Readonly<Record<(typeof sheetNames)[number], string>>;

/** The style sheets that `read` gives. */
export const styleSheets = (read: (name: keyof StyleSheets) => string): StyleSheets =>
  Object.fromEntries(sheetNames.map((name) => [name, read(name)])) as StyleSheets;

/** `head` stands in the head; `reader`, which waits for a reader, after the bar. */
export interface InlineScripts {
  readonly head: string;
  readonly reader: string;
}
