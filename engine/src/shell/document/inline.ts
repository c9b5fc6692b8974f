/**
 * The three style sheets and two scripts inlined in each document, each before the markup that needs it. If all were in
 * the head, they would delay first paint; this way, the navbar is painted with only the first sheet.
 */
import { textOn, withOpacity } from '../../config/contrast.ts';
import type { ModeColors, SiteConfig } from '../../config/site-config.ts';

/** Style sheets in src/shell, in document order: in the head, after the navbar, after the sidebar. */
export const sheetNames = ['head', 'frame', 'page'] as const;

export type StyleSheets = Readonly<Record<(typeof sheetNames)[number], string>>;

type Brand = Pick<SiteConfig, 'url' | 'themeColor' | 'accentColor' | 'accentTextColor' | 'fillColor'>;

/**
 * The configured colors as custom properties; colors.css has the others. And the site's address, which printed links
 * begin with.
 */
function brandSheet({ url, themeColor, accentColor, accentTextColor, fillColor }: Brand): string {
  const inMode = (mode: keyof ModeColors, tint: number) =>
    `--bg:${themeColor[mode]};--accent:${accentColor[mode]};--accent-text:${accentTextColor[mode]};--fill:${fillColor[mode]};--on-fill:${textOn(fillColor[mode])};--tint:${withOpacity(fillColor[mode], tint)}`;
  const inPrint = `@media print{:root:root{--site:${JSON.stringify(url)};--accent:${accentTextColor.light}}}`;
  return `@layer base{:root{${inMode('dark', 0.11)}}:root[data-theme=light]{${inMode('light', 0.2)}}}${inPrint}`;
}

/** Creates the style sheets, with what is configured. `read` returns the text of a file. */
export function styleSheets(read: (name: keyof StyleSheets) => string, brand: Brand): StyleSheets {
  return { head: read('head').trim() + brandSheet(brand), frame: read('frame').trim(), page: read('page').trim() };
}

/** `head` is inlined in the head; `reader`, which waits for the first user interaction, after the navbar. */
export interface InlineScripts {
  readonly head: string;
  readonly reader: string;
}
