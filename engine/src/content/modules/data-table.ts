/** What a table of `content/data/` is; `defineTable` explains the format to writers. */
import { z } from 'zod';
import { pastDate, plainText, plainTextWithFacts } from '../../problems/schema.ts';

const href = z
  .string()
  .regex(
    /^(https:\/\/|\/|#|(?!https?:)[a-z][a-z0-9]*(@[^:]+)?:)\S+$/,
    'a link as on a page: https://…, /path, #heading, api:TOPIC, term:ID …',
  );

const parts = [
  plainTextWithFacts('write { code } or { text, href }').or(z.literal('')),
  z.strictObject({ code: z.string().min(1), href: href.optional(), copy: z.literal(true).optional() }),
  z.strictObject({ text: z.string().min(1), href }),
] as const;

const cell = z.union(
  [...parts, z.array(z.union(parts)).min(1)],
  'a cell is text, { code }, { code, href }, { text, href }, or a list of these, where copy: true adds a button to code, and href is a link as on a page: https://…, /path, api:TOPIC, term:ID …',
);

const row = z.strictObject({
  /** The versions that show the row; see Ranges in ../README.md. Without it, all do. */
  versions: z.string().min(1).optional(),
  /**
   * What the source has to contain at each tag of the row's versions for the row to be true: a check of the site’s own
   * looks for it, whatever its line breaks. In tables of errors, it looks for the first cell without a quote;
   * `quotes: []` means that its text comes from elsewhere.
   */
  quotes: z.array(z.strictObject({ file: z.string().min(1), text: z.string().min(1) })).optional(),
  /** What readers type when they mean the row, in words that it lacks, with commas between phrases: for search alone. */
  askedAs: z.string().min(1).optional(),
  cells: z.array(cell).min(1),
});

export const dataTable = z
  .strictObject({
    /** Names the table, for readers who see it and for those who hear it. */
    caption: plainText,
    source: z.array(z.strictObject({ title: z.string().min(1), href })).min(1),
    checked: pastDate,
    columns: z.array(plainText).min(1),
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
type DataCell = z.infer<typeof cell>;

export interface CellPart {
  readonly text: string;
  readonly isCode?: boolean;
  readonly href?: string | undefined;
  /** Whether a button copies it. */
  readonly copies?: boolean;
}

/** The parts of a cell, with commas between them. */
export const partsOf = (shown: DataCell): CellPart[] =>
  [shown]
    .flat()
    .flatMap((part, i): CellPart[] => [
      ...(i ? [{ text: ', ' }] : []),
      typeof part === 'string'
        ? { text: part }
        : 'code' in part
          ? { text: part.code, isCode: true, href: part.href, copies: part.copy === true }
          : part,
    ]);

/** The links of a cell that is a list of nothing else; undefined if it isn't. */
export function placesIn(shown: DataCell): CellPart[] | undefined {
  if (!Array.isArray(shown) || shown.length < 2) return undefined;
  const parts = shown.flatMap(partsOf);
  return parts.every(({ href }) => href) ? parts : undefined;
}

/** The text of a cell, without links and formatting. */
export const cellText = (shown: DataCell): string =>
  partsOf(shown)
    .map(({ text }) => text)
    .join('');
