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

function CellView({ cell, header, place }: { cell: Cell; header: boolean; place: Place }) {
  const { view, link, check } = useCollector();
  const linked = (href: string | undefined, text: ReactNode) => (href ? <a href={link(view.fill(href), place)}>{text}</a> : text);
  const content = check(place, () => {
    if (typeof cell === 'string') return view.fill(cell);
    return 'code' in cell ? linked(cell.href, <code>{view.fill(cell.code)}</code>) : linked(cell.href, view.fill(cell.text));
  });
  return header ? <th scope="row">{content}</th> : <td>{content}</td>;
}

/** A table from `content/data/` without the rows of other versions, with its source and the date of the check. */
export function dataTableElement(data: SiteData) {
  return function DataTable({ name = '', line }: { name?: string; line?: string }) {
    const { view, link, check } = useCollector();
    return check(usePlace(line), () => {
      const table = data.tables.get(name);
      view.dependOn(({ data: now }) => JSON.stringify(now.tables.get(name)));
      if (!table) throw new Problem(`There is no data table "${name}".`, { remedy: suggest(name, data.tables.keys()) });
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
          <div className="scroll" role="group" aria-label={table.caption} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([index, { cells }]) => (
                  <tr key={index}>
                    {cells.map((cell, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the table is rendered once, at build time
                      <CellView key={i} cell={cell} header={i === 0} place={place('rows', index, 'cells', i)} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
