/** What the modules of a project import: their types, and functions that give a value its type while it is written. */
import type { SiteConfigInput } from './config/site-config.ts';
import type { DataTable } from './content/modules/data-table.ts';

export type {
  CodeExtension,
  DetectVersion,
  LinkScheme,
  LinkSchemes,
  MakeCodeExtension,
  VersionNews,
} from './content/modules/extensions.ts';
export type { GlossaryEntry } from './content/modules/glossary.ts';
export type { Moved } from './content/modules/moved.ts';
export type { SidebarEntry, SidebarSource } from './content/modules/sidebar-source.ts';
export { Problem } from './problems/problem.ts';
export type { VersionRow } from './versions/table.ts';
export type { DataTable, SiteConfigInput };

/** The configuration of a site. It is validated on every build. */
export const defineConfig = (config: SiteConfigInput): SiteConfigInput => config;

/**
 * Tables of figures, addresses, and lists, with their source and the date they were checked.
 * A file `data/<name>.ts` exports `table`; a page shows it with `<DataTable name="<name>" />`.
 *
 *     import { defineTable } from 'onesource';
 *
 *     export const table = defineTable({
 *       caption: 'What the table shows',
 *       source: [{ title: 'src/lib.rs', href: 'src:src/lib.rs' }],
 *       checked: '2026-11-20',
 *       columns: ['Name', 'Value', 'Where'],
 *       rows: [
 *         { cells: [{ code: 'PAGE_BYTES' }, '1,024', { text: 'memory.rs', href: 'src:…' }], versions: '<2.0.0' }, ],
 *     });
 *
 * A string is plain text: no Markdown is parsed in it. `{ code }` is set as code, `{ code, href }` as code that links.
 * Links are as on pages. Facts (`@version@`) are filled in as in prose. Its shape is checked when it is loaded, so a
 * mistake names the row. A row without `versions` is shown in every version; a page drops the rows whose range excludes
 * its version.
 */
export const defineTable = (table: DataTable): DataTable => table;
