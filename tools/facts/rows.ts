/** Reads the rows of data tables. */
import { cellText, type DataTable, Problem, parseRange, type Version, type VersionTable } from 'onesource/tools';

export interface ShownRow {
  /** The text of its cells, without links and formatting. */
  readonly texts: readonly string[];
  readonly quotes: DataTable['rows'][number]['quotes'];
}

type Row = DataTable['rows'][number];

/** The beginning of a row, which names it in messages. */
export const startOf = ({ cells }: Row) => cells.map(cellText).join(' | ').slice(0, 120);

function isIn(name: string, row: Row, version: Version, versions: VersionTable): boolean {
  try {
    return row.versions === undefined || parseRange(row.versions, versions).has(version);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const place = { file: `content/data/${name}.ts` };
    throw new Problem(`The row "${startOf(row)}": ${error.message}`, { remedy: error.remedy, place });
  }
}

/**
 * The rows of a table in a version.
 * @throws Problem that names the file and the row, if its range isn't one
 */
export const rowsFor = (name: string, table: DataTable, version: Version, versions: VersionTable): ShownRow[] =>
  table.rows
    .filter((row) => isIn(name, row, version, versions))
    .map(({ cells, quotes }) => ({ texts: cells.map(cellText), quotes }));
