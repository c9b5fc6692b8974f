/** Elements that show data: tables, the glossary, islands. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DataTable as DataTableSource } from '../../content/data-table.ts';
import { fillFacts } from '../../content/facts.ts';
import { suggest } from '../../problems/nearest.ts';
import { type Place, Problem } from '../../problems/problem.ts';
import { describeIssues } from '../../problems/schema.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { nameVersions } from '../../versions/name-versions.ts';
import { checkedOn } from '../checked-on.ts';
import { useCollector } from '../collector.ts';
import type { SiteData } from '../data.ts';
import { FormerAnchors, usePlace } from './prose.tsx';

type Cell = DataTableSource['rows'][number]['cells'][number];

/** Aliases other than plurals. */
const otherNames = (term: string, aliases: readonly string[]) =>
  aliases.filter((alias) => !alias.toLowerCase().startsWith(term.toLowerCase().slice(0, -1)));

/** Creates the elements, given the site's data. */
export function referenceElements(data: SiteData) {
  function CellView({ cell, header, place }: { cell: Cell; header: boolean; place: Place }) {
    const { view, links, check } = useCollector();
    const filled = (text: string) => fillFacts(text, view.fact);
    const linked = (href: string | undefined, text: ReactNode) => {
      if (!href) return text;
      const { href: address, target } = view.link(filled(href));
      if (target) links.push({ target, place });
      return <a href={address}>{text}</a>;
    };
    const content = check(place, () => {
      if (typeof cell === 'string') return filled(cell);
      return 'code' in cell ? linked(cell.href, <code>{filled(cell.code)}</code>) : linked(cell.href, filled(cell.text));
    });
    return header ? <th scope="row">{content}</th> : <td>{content}</td>;
  }

  /** A table from `content/data/` without the rows of other versions, with its source and the date of the check. */
  function DataTable({ name = '', line }: { name?: string; line?: string }) {
    const { view, check } = useCollector();
    return check(usePlace(line), () => {
      const table = data.tables.get(name);
      view.rely(({ data: now }) => JSON.stringify(now.tables.get(name)));
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
                  <a href={view.link(href).href}>{title}</a>
                ))}
              </span>
            ))}
            , {checkedOn(table.checked)}.
          </figcaption>
        </figure>
      );
    });
  }

  /** The whole glossary, with links to the first term of each letter. */
  function Glossary() {
    const collector = useCollector();
    collector.view.rely(({ data: now }) => JSON.stringify(now.glossary));
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
          {data.glossary.map(({ id, anchors = [], term, aliases, definition, see }, index) => {
            const others = otherNames(term, aliases);
            const place = (field: string): Place => ({ file: 'content/glossary.ts', path: ['glossary', index, field] });
            collector.check(place('id'), () => collector.anchor(id));
            const link = see ? collector.check(place('see'), () => collector.view.link(see)) : null;
            if (link?.target) collector.links.push({ target: link.target, place: place('see') });
            return (
              <div key={id} id={id} tabIndex={-1}>
                <dt>
                  <FormerAnchors anchors={anchors} place={place('anchors')} />
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

  /** An island, prerendered at build time; the browser hydrates it when it scrolls into view. */
  function Island({ name = '', line, ...props }: { name?: string; line?: string } & Record<string, unknown>) {
    const { view, islands, check } = useCollector();
    return check(usePlace(line), () => {
      const island = data.islands.get(name);
      view.rely(({ data: now }) => now.islands.get(name)?.Component);
      view.rely(({ data: now }) => now.islands.get(name)?.props);
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
