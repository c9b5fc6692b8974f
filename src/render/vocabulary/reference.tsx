/** What pages show from data: tables, the glossary, islands. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DataTable as DataTableSource } from '../../../content/data/table.ts';
import { fillFacts } from '../../content/facts.ts';
import { suggest } from '../../problems/nearest.ts';
import { Problem, placed } from '../../problems/problem.ts';
import { describeIssues } from '../../problems/schema.ts';
import { checkedOn } from '../checked-on.ts';
import { useCollector } from '../collector.ts';
import type { SiteData } from '../data.ts';
import { FormerAnchors, usePlace } from './prose.tsx';

type Cell = DataTableSource['rows'][number]['cells'][number];

/** Aliases that say more than a plural does. */
const otherNames = (term: string, aliases: readonly string[]) =>
  aliases.filter((alias) => !alias.toLowerCase().startsWith(term.toLowerCase().slice(0, -1)));

/** Makes the elements that draw from `data`. */
export function referenceElements(data: SiteData) {
  function CellView({ cell, header }: { cell: Cell; header: boolean }) {
    const { view } = useCollector();
    const filled = (text: string) => fillFacts(text, view.fact);
    const linked = (href: string | undefined, text: ReactNode) => (href ? <a href={view.link(filled(href)).href}>{text}</a> : text);
    const content =
      typeof cell === 'string'
        ? filled(cell)
        : 'code' in cell
          ? linked(cell.href, <code>{filled(cell.code)}</code>)
          : linked(cell.href, filled(cell.text));
    return header ? <th scope="row">{content}</th> : <td>{content}</td>;
  }

  /** A table from `content/data/`, rows of other versions left out, with its source and the day it was read. */
  function DataTable({ name = '', line }: { name?: string; line?: string }) {
    const { view } = useCollector();
    return placed(usePlace(line), () => {
      const table = data.tables.get(name);
      if (!table) throw new Problem(`There is no data table "${name}".`, { remedy: suggest(name, data.tables.keys()) });
      const rows = table.rows.filter(({ versions }) => !versions || view.includes(versions));
      if (!rows.length)
        throw new Problem(`The data table "${name}" has no row for this version.`, { remedy: 'Put it in a <When>, or give it rows.' });
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
                {rows.map((row, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the table is drawn once, at build time
                  <tr key={i}>
                    {row.cells.map((cell, j) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the table is drawn once, at build time
                      <CellView key={j} cell={cell} header={j === 0} />
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
                <a href={view.link(href).href}>{title}</a>
              </span>
            ))}
            , {checkedOn(table.checked)}.
          </figcaption>
        </figure>
      );
    });
  }

  /** The whole glossary, each term with its anchor, below links to the first term of each letter. */
  function Glossary() {
    const collector = useCollector();
    const firsts = new Map(data.glossary.map(({ id, term }) => [term.charAt(0).toUpperCase(), id] as const).reverse());
    return (
      <>
        <nav className="letters" aria-label="Terms by first letter">
          {[...firsts].reverse().map(([letter, id]) => (
            <a key={letter} href={`#${id}`}>
              {letter}
            </a>
          ))}
        </nav>
        <dl className="glossary">
          {data.glossary.map(({ id, anchors = [], term, aliases, definition, see }) => {
            const others = otherNames(term, aliases);
            collector.anchor(id, undefined);
            const link = see ? collector.view.link(see) : null;
            if (link?.target) collector.links.push({ target: link.target, line: undefined });
            return (
              <div key={id} id={id} tabIndex={-1}>
                <dt>
                  <FormerAnchors anchors={anchors} />
                  {term}
                  {others.length ? <small>{` also ${others.join(', ')}`}</small> : null}
                </dt>
                <dd>
                  {definition}{' '}
                  {link ? (
                    <a href={link.href} aria-label={`More on ${term}`}>
                      More
                    </a>
                  ) : null}
                </dd>
              </div>
            );
          })}
        </dl>
      </>
    );
  }

  /** An island, rendered completely at build time; the browser hydrates it when it comes into view. */
  function Island({ name = '', line, ...props }: { name?: string; line?: string } & Record<string, unknown>) {
    const { islands } = useCollector();
    return placed(usePlace(line), () => {
      const island = data.islands.get(name);
      if (!island) throw new Problem(`There is no island "${name}".`, { remedy: suggest(name, data.islands.keys()) });
      const { Component } = island;
      const checked = island.props.safeParse(props);
      if (!checked.success)
        throw new Problem(`The props of the island "${name}" are wrong: ${describeIssues(checked.error)}.`, {
          remedy: 'Its props are listed in content/islands/about.ts.',
        });
      islands.add(name);
      const draw = () => {
        try {
          return renderToString(<Component {...props} />, { identifierPrefix: name });
        } catch (error) {
          throw new Problem(`The island "${name}" cannot be drawn: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      };
      return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: draw() }} />;
    });
  }

  return { DataTable, Glossary, Island };
}
