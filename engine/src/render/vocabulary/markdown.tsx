/** What Markdown itself has: links, tables, facts, inline code, the boxes of task lists. */

import type { ReactNode } from 'react';
import { usePage } from '../draw/page-context.ts';
import type { ElementProps, MarkdownOf } from './element.ts';
import { text } from './markdown-nodes.ts';

/** @param to the address as it was typed; `href` is encoded, which would make it another one */
export function Link({
  href = '',
  to = href,
  children,
  line,
  title,
}: ElementProps & { readonly href?: string; readonly to?: string; readonly title?: string }) {
  const page = usePage();
  const place = page.place(line);
  return page.check(place, () => {
    const filled = page.fill(to);
    const address = page.link(filled, place);
    if (filled.startsWith('term:'))
      return (
        <a className="term" href={address} data-term={filled.slice('term:'.length)}>
          {children}
        </a>
      );
    return (
      <a href={address} title={title}>
        {children}
      </a>
    );
  });
}

/** A table in a box that scrolls if the table is too wide, also from the keyboard. */
export const Table = ({ children, stacked }: ElementProps & { readonly stacked?: string }) => (
  <div className="scroll" role="group" aria-label="Table" tabIndex={0}>
    <table className={stacked}>{children}</table>
  </div>
);

interface CellProps extends ElementProps {
  readonly style?: { readonly textAlign?: string };
  /** The name of its column, where rows may be stacked. */
  readonly label?: string;
}

/** Replaces Markdown's inline alignment, which the site's policy forbids, by a class. */
const cellClass = ({ style }: CellProps) => (style?.textAlign ? `align-${style.textAlign}` : undefined);

export function DataCell({ label, ...cell }: CellProps) {
  const page = usePage();
  return (
    <td className={cellClass(cell)} data-label={label && page.fill(label)}>
      {cell.children}
    </td>
  );
}

/** A header cell. The empty corner above row names is not a header. */
export const HeaderCell = (cell: CellProps) =>
  cell.children ? <th className={cellClass(cell)}>{cell.children}</th> : <td />;

/** A version fact: `@build@` in the source. */
export function Fact({ name, line }: ElementProps & { readonly name: string }) {
  const page = usePage();
  return page.check(page.place(line), () => page.fact(name));
}

export const factMarkdown: MarkdownOf = ({ name = '' }, _, page) => [text(page.fact(name))];

/** Text in which long identifiers and paths may break between their parts. */
export function breakable(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(breakable);
  if (typeof node !== 'string' || !/\S{16}/.test(node)) return node;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return node.split(/(?<=\w[_/]|::)(?=\w)/).flatMap((part, i) => (i ? [<wbr key={i} />, part] : part));
}

/** Long code and commands are marked: they may break. A fact reads “[object Object]”. */
export const InlineCode = ({ children }: ElementProps) =>
  /.{25}|^(?=[^[]*\s).{15}/.test(String(children)) ? (
    <code className="breaks">{breakable(children)}</code>
  ) : (
    <code>{children}</code>
  );

export const inlineCodeMarkdown: MarkdownOf = (_, children) => [
  { type: 'inlineCode', value: children.map((child) => ('value' in child ? child.value : '')).join('') },
];

/** The box of a task list item, which is only a picture. */
export const TaskBox = ({ checked }: { checked?: boolean }) => (
  <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? 'Done' : 'Not done'} />
);
