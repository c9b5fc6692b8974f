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
import { z } from 'zod';

const href = z
  .string()
  .regex(/^(https:\/\/|\/|#|(api|api@[^:]+|term|src|docsrs):)\S+$/, 'a link: https://…, /path, #heading, api:, term:, src: or docsrs:');

const cell = z.union([
  z.string(),
  z.strictObject({ code: z.string().min(1), href: href.optional() }),
  z.strictObject({ text: z.string().min(1), href }),
]);

const row = z.strictObject({
  /** The versions that show the row; see Ranges in ../README.md. Without it, all do. */
  versions: z.string().min(1).optional(),
  /**
   * What the source has to contain at each tag of the row's versions for the row to be true: `npm run check:facts` looks for it, whatever its
   * line breaks. In tables of errors the first cell is looked for by itself; `quotes: []` says that its text comes from elsewhere.
   */
  quotes: z.array(z.strictObject({ file: z.string().min(1), text: z.string().min(1) })).optional(),
  /** One for each column. */
  cells: z.array(cell).min(1),
});

/** The schema of a table; `defineTable` applies it. */
export const dataTable = z
  .strictObject({
    /** Names the table, for readers who see it and for those who hear it. */
    caption: z.string().min(1),
    /** What the figures rest on. */
    source: z.array(z.strictObject({ title: z.string().min(1), href })).min(1),
    /** The day the source was read. */
    checked: z.iso.date(),
    columns: z.array(z.string()).min(1),
    rows: z.array(row).min(1),
  })
  .superRefine((table, context) => {
    table.rows.forEach(({ cells }, index) => {
      if (cells.length !== table.columns.length) {
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `${cells.length} cells for ${table.columns.length} columns`,
        });
      }
    });
  });

export type DataTable = z.infer<typeof dataTable>;
export type DataCell = z.infer<typeof cell>;

/** Checks a table's shape. Throws a `ZodError` that names the row. */
export const defineTable = (table: DataTable): DataTable => dataTable.parse(table);
