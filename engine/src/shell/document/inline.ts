/**
 * The three style sheets and two scripts inlined in each document, each before the markup that needs it. If all were in the head, they would delay first
 * paint; this way, the navbar is painted with only the first sheet.
 */
import type { SiteConfig } from '../../model/site-config.ts';

/** Style sheets in src/shell, in document order: in the head, after the navbar, after the sidebar. */
export const sheetNames = ['head', 'frame', 'page'] as const;

/** The text of each style sheet, minified. */
export type StyleSheets = Readonly<Record<(typeof sheetNames)[number], string>>;

/** Creates the style sheets, with the configured background colors. `read` returns the text of a file. */
export function styleSheets(read: (name: keyof StyleSheets) => string, { dark, light }: SiteConfig['themeColor']): StyleSheets {
  const background = `@layer base{:root{--bg:${dark}}:root[data-theme=light]{--bg:${light}}}`;
  return { head: read('head').trim() + background, frame: read('frame').trim(), page: read('page').trim() };
}

/** `head` is inlined in the head; `reader`, which waits for the first user interaction, after the navbar. */
export interface InlineScripts {
  readonly head: string;
  readonly reader: string;
}
