/**
 * Tables of figures, addresses, and lists, with their source and the date they were checked.
 * A file `data/<name>.ts` exports `table`; a page shows it with `<DataTable name="<name>" />`.
 *
 *     import { defineTable } from './table.ts';
 *
 *     export const table = defineTable({
 *       caption: 'What the table shows',
 *       source: [{ title: 'risc0/zkvm/src/lib.rs', href: 'src:risc0/zkvm/src/lib.rs' }],
 *       checked: '2026-11-20',
 *       columns: ['Name', 'Value', 'Where'],
 *       rows: [
 *         { cells: [{ code: 'PAGE_BYTES' }, '1,024', { text: 'memory.rs', href: 'src:…' }], versions: '<2.0.0' },
 *       ],
 *     });
 *
 * A string is plain text: no Markdown is parsed in it. `{ code }` is set as code, `{ code, href }` as code that links. Links may be `api:`, `term:`, `src:`,
 * `docsrs:`, an own path (`/faq`) or `https://`. Facts (`@zkvm@`) are filled in as in prose.
 * A row without `versions` is shown in every version; a page drops the rows whose range excludes its version.
 */
import type { DataTable } from '../../src/content/data-table.ts';

/** Gives a table its type while it is written. Its shape is checked when it is loaded: a mistake names the row. */
export const defineTable = (table: DataTable): DataTable => table;
