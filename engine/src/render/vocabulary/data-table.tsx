/** `<DataTable>`: a table from `content/data/` with the version's rows, its source, and the date of the check. */
import type { PhrasingContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { suggest } from '../../basics/nearest.ts';
import {
  type CellPart,
  cellText,
  type DataTable as DataTableSource,
  partsOf,
  placesIn,
} from '../../content/modules/data-table.ts';
import { type Place, Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { nameVersions } from '../../versions/name-versions.ts';
import type { PageContext } from '../draw/page-context.ts';
import { slug } from '../slug.ts';
import { tableClass } from '../table-width.ts';
import { optional, required } from './attributes.ts';
import { chart, figure } from './chart.tsx';
import { defineElement } from './element.ts';
import { InlineCode } from './markdown.tsx';
import { code, link, paragraph, table, target, text } from './markdown-nodes.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const checkedOn = (iso: string): string => `checked ${longDate.format(new Date(iso))}`;

interface RowsProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [index: number, row: DataTableSource['rows'][number]])[];
  readonly place: (...path: readonly PropertyKey[]) => Place;
  readonly page: PageContext;
  /** The column whose figures have bars. */
  readonly bars?: string | undefined;
}

type Row = RowsProps['rows'][number];

/** The content of a cell: text and code, which may be links; several links are a list. */
function cellAt({ place, page }: RowsProps, [index, { cells }]: Row, i = 0): ReactNode {
  const here = place('rows', index, 'cells', i);
  const drawPart = (part: CellPart, j: number) => {
    const shown = page.fill(part.text);
    const label = part.isCode ? <InlineCode>{shown}</InlineCode> : shown;
    const address = part.href && page.link(page.fill(part.href), here);
    const content = address ? <a href={address}>{label}</a> : label;
    if (part.copies)
      return (
        <span key={j} className="copyable">
          {content}
          <button type="button" className="copy" aria-label={`Copy ${shown}`} />
        </span>
      );
    return <Fragment key={j}>{content}</Fragment>;
  };
  return page.check(here, () => {
    const places = placesIn(cells[i] ?? '');
    if (!places) return partsOf(cells[i] ?? '').map(drawPart);
    return (
      <ul className="places">
        {places.map((part, j) => (
          <Fragment key={part.href}>
            {j ? ' ' : null}
            <li>{drawPart(part, j)}</li>
          </Fragment>
        ))}
      </ul>
    );
  });
}

/** The cells of a row after the first, in lines, with their columns if there are several. */
const namedCells = (props: RowsProps, row: Row) =>
  props.columns.slice(1).map((column, i) => (
    <p key={column}>
      {props.columns.length > 2 ? <span>{`${column}:`}</span> : null} {cellAt(props, row, i + 1)}
    </p>
  ));

/** The anchor of an entry by its first cell. */
const entryId = (title: string) => slug(title).slice(0, 60);

/** Collects what readers type when they mean one of the rows, which are in the section of an anchor, or in the current one. */
function collectAsked({ page, place }: RowsProps, rows: readonly Row[], anchor?: string): void {
  for (const [index, { askedAs }] of rows)
    if (askedAs !== undefined) page.askedAs(askedAs, place('rows', index, 'askedAs'), anchor);
}

/** Each row as an entry with an anchor. Rows that follow each other with the same first cell are one entry. */
function EntryRows(props: RowsProps) {
  const { rows, place, page } = props;
  const entries: { id: string; title: string; first: Row; causes: Row[] }[] = [];
  for (const row of rows) {
    const title = filled(props, row[0], row[1].cells[0] ?? '', 0);
    const id = entryId(title);
    if (entries.at(-1)?.id === id) entries.at(-1)?.causes.push(row);
    else entries.push({ id, title, first: row, causes: [row] });
  }
  return (
    <dl className="entries">
      {entries.map(({ id, title, first, causes }) => {
        page.check(place('rows', first[0], 'cells', 0), () => page.anchor(id));
        collectAsked(props, causes, id);
        return (
          <div key={id} id={id} tabIndex={-1}>
            <dt>
              {cellAt(props, first)}
              {/* biome-ignore lint/a11y/useAnchorContent: its title is its name; the sign comes from the style sheet */}
              <a className="anchor" href={`#${id}`} title={`Direct link to ${title}`} />
            </dt>
            {causes.map((row) => (
              <dd key={row[0]}>{namedCells(props, row)}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** The text of a cell; empty if it has a mistake, which is collected with its place. */
const filled = ({ place, page }: RowsProps, index: number, cell: Row[1]['cells'][number], i: number): string =>
  page.check(place('rows', index, 'cells', i), () => page.fill(cellText(cell))) ?? '';

const textsOf = (props: RowsProps) =>
  props.rows.map(([index, { cells }]) => cells.map((cell, i) => filled(props, index, cell, i)));

/** A number, perhaps with a unit of a few letters, or none: `238,412`, `0.31 s`, `12 %`, `–`. */
const aligned = /^(?:–|[<~]?\d[\d.,]*(?: ?(?:%|×|[A-Za-z]{1,6}))?)$/;

/** The class of a column: figures are compared by their last digits. */
const columnClass = (cells: readonly string[]) =>
  cells.every((cell) => aligned.test(cell)) && cells.some((cell) => cell !== '–') ? 'align-right' : undefined;

/** The lengths of a column's bars, of 100, in the order of the rows; none for a cell without a figure. */
function barLengths({ bars, columns }: RowsProps, texts: readonly (readonly string[])[]) {
  const figures = texts.map((cells) => figure(cells[columns.indexOf(bars ?? '')] ?? '') ?? 0);
  const largest = Math.max(...figures);
  if (bars !== undefined && !largest)
    throw new Problem(`No cell of the column "${bars}" begins with a figure.`, {
      remedy: suggest(bars, columns.slice(1)),
    });
  return figures.map((value) => Math.round((1000 * value) / largest) / 10);
}

/** A bar below a figure, which says how long it is. */
const Bar = ({ length }: { readonly length: number }) => (
  <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={length} height="1" />
  </svg>
);

function TableRows(props: RowsProps) {
  const { caption, columns, rows, bars } = props;
  collectAsked(props, rows);
  const texts = textsOf(props);
  const lengths = barLengths(props, texts);
  const stacked = tableClass([columns, ...texts]);
  const classes = columns.map((_, i) => (i ? columnClass(texts.map((cells) => cells[i] ?? '')) : undefined));
  return (
    <div className="scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className={stacked}>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" className={classes[i]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row[0]}>
              {columns.map((column, i) =>
                i ? (
                  <td key={column} className={classes[i]} data-label={stacked && column}>
                    {cellAt(props, row, i)}
                    {column === bars ? <Bar length={lengths[r] ?? 0} /> : null}
                  </td>
                ) : (
                  <th key={column} scope="row">
                    {cellAt(props, row)}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChartRows(props: RowsProps) {
  const drawn = chart({ ...props, rows: textsOf(props) });
  if (!drawn)
    throw new Problem(`The data table has no figures to draw: “${props.caption}”.`, {
      remedy: 'A chart needs a number above 0 at the start of each cell in its second column.',
    });
  return (
    <>
      {drawn}
      <TableRows {...props} />
    </>
  );
}

const forms: ReadonlyMap<string, (props: RowsProps) => ReactNode> = new Map([
  ['table', TableRows],
  ['chart', ChartRows],
  ['entries', EntryRows],
]);

function tableMarkdown({ rows, columns, source, caption, checked }: DataTableSource, page: PageContext, form?: string) {
  const written = (part: CellPart): PhrasingContent => {
    const content = (part.isCode ? code : text)(page.fill(part.text));
    return part.href ? link(page.markdownAddress(page.fill(part.href)), content) : content;
  };
  const shown = rows.filter(({ versions }) => !versions || page.includes(versions));
  const ids = shown.map(({ cells }) => entryId(page.fill(cellText(cells[0] ?? ''))));
  const anchorOf = (i: number) => (form === 'entries' && ids[i] && ids[i] !== ids[i - 1] ? [target(ids[i])] : []);
  const sources = source.flatMap(({ title, href }, i) => [
    text(i ? ', ' : ''),
    link(page.markdownAddress(href), text(title)),
  ]);
  return [
    table([
      columns.map(text),
      ...shown.map(({ cells }, row) =>
        cells.map((cell, i) => [...(i ? [] : anchorOf(row)), ...partsOf(cell).map(written)]),
      ),
    ]),
    paragraph(
      text(`${caption.replace(/\.$/, '')}. ${source.length > 1 ? 'Sources' : 'Source'}: `),
      ...sources,
      text(`, ${checkedOn(checked)}.`),
    ),
  ];
}

export const dataTable = defineElement({
  name: 'DataTable',
  about:
    'a table of `content/data/`, its rows filtered by version, with its source and date; with `as="chart"`, its figures are drawn above it; with `as="entries"`, each row has an anchor, neighbors with the same first cell are one entry, and cells are named where there are more than two; with `bars="Cycles"`, each figure of that column has a bar',
  attributes: { name: required('sizes'), as: optional('chart'), bars: optional('Cycles') },
  content: 'none',
  html({ name, as = 'table', bars }, { page }) {
    const data = page.read(({ tables }) => tables.get(name));
    if (!data)
      throw new Problem(`There is no data table "${name}".`, { remedy: suggest(name, page.site.tables.keys()) });
    page.collected.files.add(`content/data/${name}.ts`);
    const Form = forms.get(as);
    if (!Form)
      throw new Problem(`<DataTable> can't be shown as "${as}".`, {
        remedy: `${suggest(as, forms.keys())} Without it, the rows are a table.`,
      });
    const place = (...path: readonly PropertyKey[]): Place => ({
      file: `content/data/${name}.ts`,
      path: ['table', ...path],
    });
    const rows = [...data.rows.entries()].filter(
      ([index, { versions }]) =>
        // A row whose range can't be read is not missing.
        page.check(place('rows', index, 'versions'), () => !versions || page.includes(versions)) ?? true,
    );
    if (!rows.length)
      throw new VersionProblem([page.version?.label ?? ''], (labels) => ({
        what: `The data table "${name}" has no row for ${nameVersions(labels, page.site.library.table)}.`,
        remedy: 'Put it in a <When>, or give it rows.',
      }));
    return (
      <figure className="data-table">
        <Form {...data} rows={rows} place={place} page={page} bars={bars} />
        <figcaption>
          {data.caption.replace(/\.$/, '')}. {data.source.length > 1 ? 'Sources' : 'Source'}:{' '}
          {data.source.map(({ title, href }, i) => (
            <span key={href}>
              {i ? ', ' : ''}
              {page.check(place('source', i), () => (
                <a href={page.link(href, place('source', i))}>{title}</a>
              ))}
            </span>
          ))}
          , {checkedOn(data.checked)}.
        </figcaption>
      </figure>
    );
  },
  markdown({ name, as }, { page }) {
    const data = page.site.tables.get(name);
    return data ? tableMarkdown(data, page, as) : [];
  },
});
