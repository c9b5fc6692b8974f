/** `<DataTable>`. */
import type { ReactNode } from 'react';
import type { DataTable as DataTableSource } from '../../content/data-table.ts';
import { suggest } from '../../problems/nearest.ts';
import { type Place, Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { nameVersions } from '../../versions/name-versions.ts';
import { checkedOn } from '../checked-on.ts';
import { useCollector } from '../collector.ts';
import type { SiteData } from '../data.ts';
import { usePlace } from './element.ts';

type Cell = DataTableSource['rows'][number]['cells'][number];

/** The content of a cell: text or code, which may be a link. */
function CellText({ cell, place }: { cell: Cell; place: Place }) {
  const { view, link, check } = useCollector();
  const linked = (href: string | undefined, text: ReactNode) => (href ? <a href={link(view.fill(href), place)}>{text}</a> : text);
  return check(place, () => {
    if (typeof cell === 'string') return view.fill(cell);
    return 'code' in cell ? linked(cell.href, <code>{view.fill(cell.code)}</code>) : linked(cell.href, view.fill(cell.text));
  });
}

interface RowsProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [index: number, row: DataTableSource['rows'][number]])[];
  readonly place: (...path: readonly PropertyKey[]) => Place;
}

const cellText = (cell: Cell, place: Place) => <CellText cell={cell} place={place} />;

/** Each row as a card: its first cell is the title, the others follow with the names of their columns. */
const CardRows = ({ columns, rows, place }: RowsProps) => (
  <div className="cards">
    {rows.map(([index, { cells }]) => (
      <div key={index} className="card data-card">
        {cells.map((cell, i) => {
          const content = cellText(cell, place('rows', index, 'cells', i));
          return i ? (
            <p key={columns[i]}>
              <span>{`${columns[i]}:`}</span> {content}
            </p>
          ) : (
            <strong key={columns[i]}>{content}</strong>
          );
        })}
      </div>
    ))}
  </div>
);

const TableRows = ({ columns, rows, place }: RowsProps) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([index, { cells }]) => (
        <tr key={index}>
          {cells.map((cell, i) => {
            const content = cellText(cell, place('rows', index, 'cells', i));
            return i ? (
              <td key={columns[i]}>{content}</td>
            ) : (
              <th key={columns[i]} scope="row">
                {content}
              </th>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A table from `content/data/` without the rows of other versions, with its source and the date of the check. */
export function dataTableElement(data: SiteData) {
  return function DataTable({ name = '', as = 'table', line }: { name?: string; as?: string; line?: string }) {
    const { view, link, check } = useCollector();
    return check(usePlace(line), () => {
      const table = data.tables.get(name);
      view.dependOn(({ data: now }) => JSON.stringify(now.tables.get(name)));
      if (!table) throw new Problem(`There is no data table "${name}".`, { remedy: suggest(name, data.tables.keys()) });
      if (as !== 'table' && as !== 'cards')
        throw new Problem(`<DataTable> can't be shown as "${as}".`, { remedy: 'Write as="cards", or leave it out for a table.' });
      const place = (...path: readonly PropertyKey[]): Place => ({ file: `content/data/${name}.ts`, path: ['table', ...path] });
      const rows = [...table.rows.entries()].filter(([index, { versions }]) =>
        check(place('rows', index, 'versions'), () => !versions || view.includes(versions)),
      );
      if (!rows.length)
        throw new VersionProblem([view.version?.label ?? ''], (labels) => ({
          what: `The data table "${name}" has no row for ${nameVersions(labels, view.site.library.table)}.`,
          remedy: 'Put it in a <When>, or give it rows.',
        }));
      return (
        <figure className="data-table">
          {as === 'cards' ? (
            <CardRows columns={table.columns} rows={rows} place={place} />
          ) : (
            <div className="scroll" role="group" aria-label={table.caption} tabIndex={0}>
              <TableRows columns={table.columns} rows={rows} place={place} />
            </div>
          )}
          <figcaption>
            {table.caption.replace(/\.$/, '')}. {table.source.length > 1 ? 'Sources' : 'Source'}:{' '}
            {table.source.map(({ title, href }, i) => (
              <span key={href}>
                {i ? ', ' : ''}
                {check(place('source', i), () => (
                  <a href={link(href, place('source', i))}>{title}</a>
                ))}
              </span>
            ))}
            , {checkedOn(table.checked)}.
          </figcaption>
        </figure>
      );
    });
  };
}
