/** Tables of Markdown. */
import type { ElementProps } from './element.ts';

/** A table in a box that scrolls if the table is too wide, also from the keyboard. */
export const Table = ({ children }: ElementProps) => (
  <div className="scroll" role="group" aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </div>
);

interface MarkdownCell extends ElementProps {
  readonly style?: { readonly textAlign?: string };
}

/** Replaces Markdown's inline alignment, which the site's policy forbids, by a class. */
const cellClass = ({ style }: MarkdownCell) => (style?.textAlign ? `align-${style.textAlign}` : undefined);

export const DataCell = (cell: MarkdownCell) => <td className={cellClass(cell)}>{cell.children}</td>;

/** A header cell. The empty corner above row names is not a header. */
export const HeaderCell = (cell: MarkdownCell) =>
  cell.children ? <th className={cellClass(cell)}>{cell.children}</th> : <td />;
