/** Reads the rows of data tables. */
import { type DataCell, type DataTable, parseRange, type Version, type VersionTable } from 'onesource/tools';

export interface ShownRow {
  /** The text of its cells, without links and formatting. */
  readonly texts: readonly string[];
  readonly quotes: DataTable['rows'][number]['quotes'];
}

export const textOf = (cell: DataCell) => (typeof cell === 'string' ? cell : 'code' in cell ? cell.code : cell.text);

/** The rows of a table in a version. */
export function rowsFor(table: DataTable, version: Version, versions: VersionTable): ShownRow[] {
  return table.rows
    .filter((row) => !row.versions || parseRange(row.versions, versions).has(version))
    .map(({ cells, quotes }) => ({ texts: cells.map(textOf), quotes }));
}
