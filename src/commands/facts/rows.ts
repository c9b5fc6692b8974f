/** Reads the rows of data tables. */
import type { DataCell, DataTable } from '../../content/data-table.ts';
import { parseRange } from '../../versions/range.ts';
import type { Version, VersionTable } from '../../versions/table.ts';

export interface ShownRow {
  /** The text of its cells, without links and formatting. */
  readonly texts: readonly string[];
  readonly quotes: DataTable['rows'][number]['quotes'];
}

const textOf = (cell: DataCell) => (typeof cell === 'string' ? cell : 'code' in cell ? cell.code : cell.text);

/** The rows of a table in a version. */
export function rowsFor(table: DataTable, version: Version, versions: VersionTable): ShownRow[] {
  return table.rows
    .filter((row) => !row.versions || parseRange(row.versions, versions).has(version))
    .map(({ cells, quotes }) => ({ texts: cells.map(textOf), quotes }));
}
