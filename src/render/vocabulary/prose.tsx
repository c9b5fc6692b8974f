/** The elements that Markdown syntax produces: headings, links, tables, facts, formulas. */
import type { ReactNode } from 'react';
import { fillFacts } from '../../content/facts.ts';
import { type Place, Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { mathMarkup } from '../maths.ts';
import { slug, textOf } from '../text.ts';

interface Lined {
  /** Line in the source file, set by the compiler. */
  readonly line?: string;
  readonly children?: ReactNode;
}

/** Where in its file a part of the page is, for messages. */
export function usePlace(line: string | undefined): Place {
  const { view, passage } = useCollector();
  return { file: passage ?? view.topic.file, ...(line ? { line: Number(line) } : {}) };
}

/** Empty elements with the former anchors of a heading or term, so that old links still work. */
export function FormerAnchors({ anchors, place }: { anchors: readonly string[]; place: Place }) {
  const { anchor: note, check } = useCollector();
  return check(place, () => {
    anchors.forEach(note);
    return anchors.map((anchor) => <span key={anchor} id={anchor} />);
  });
}

/** Anchor of the footnotes' heading. */
const footnoteLabel = 'footnote-label';

function heading(level: 2 | 3 | 4) {
  return function Heading({ children, id, former, line }: Lined & { id?: string; former?: string }) {
    const collector = useCollector();
    const place = usePlace(line);
    const Tag = `h${level}` as const;
    // remark-gfm adds this heading above the footnotes, for screen readers.
    if (id === footnoteLabel)
      return (
        <Tag id={id} className="sr-only">
          {children}
        </Tag>
      );
    return collector.check(place, () => {
      const text = textOf(children, (props) => (typeof props.name === 'string' ? collector.view.fact(props.name) : undefined));
      const anchor = collector.anchorPrefix + (id ?? slug(text));
      collector.anchor(anchor);
      if (level < 4) collector.toc.push([level as 2 | 3, anchor, text]);
      const title = `Direct link to ${text}`;
      return (
        <Tag id={anchor} tabIndex={-1}>
          {former ? <FormerAnchors anchors={former.split(' ')} place={place} /> : null}
          {children}
          {/* biome-ignore lint/a11y/useAnchorContent: its title is its name; the sign comes from the style sheet */}
          <a className="anchor" href={`#${anchor}`} title={title} />
        </Tag>
      );
    });
  };
}

export const H2 = heading(2);
export const H3 = heading(3);
export const H4 = heading(4);

export function H1({ line }: Lined) {
  const { check } = useCollector();
  return check(usePlace(line), (): never => {
    throw new Problem('The body has a first-level heading.', { remedy: 'The title in the front matter is the h1: start with ##.' });
  });
}

/** A link in the link grammar. */
export function Link({
  href = '',
  children,
  line,
  title,
  ...footnote
}: Lined & { href?: string; title?: string } & Readonly<Record<string, unknown>>) {
  const { view, links, check } = useCollector();
  const place = usePlace(line);
  // Links to and from footnotes don't lead to headings.
  if ('data-footnote-ref' in footnote || 'data-footnote-backref' in footnote)
    return (
      <a href={href} {...footnote}>
        {children}
      </a>
    );
  return check(place, () => {
    const filled = fillFacts(decodeURI(href), view.fact);
    const { href: address, target } = view.link(filled);
    if (target) links.push({ target, place });
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

/** A version fact: `@zkvm@` in the source. */
export function Fact({ name, line }: { name: string; line?: string }) {
  const { view, check } = useCollector();
  return check(usePlace(line), () => view.fact(name));
}

export const InlineCode = ({ children }: Lined) => <code>{children}</code>;

/** A table in a box that scrolls if the table is too wide, also from the keyboard. */
export const Table = ({ children }: Lined) => (
  <div className="scroll" role="group" aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </div>
);

interface Cell extends Lined {
  readonly style?: { readonly textAlign?: string };
}

/** Replaces Markdown's inline alignment, which the site's policy forbids, by a class. */
const cellClass = ({ style }: Cell) => (style?.textAlign ? `align-${style.textAlign}` : undefined);

export const DataCell = (cell: Cell) => <td className={cellClass(cell)}>{cell.children}</td>;

/** A header cell. The empty corner above row names is not a header. */
export const HeaderCell = (cell: Cell) => (cell.children ? <th className={cellClass(cell)}>{cell.children}</th> : <td />);

/** The box of a task list item, which is only a picture. */
export const TaskBox = ({ checked }: { checked?: boolean }) => (
  <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? 'Done' : 'Not done'} />
);

/** A formula. `after` is punctuation that must stay on the formula's line. */
export function Maths({ tex, display, after = '', line }: { tex: string; display?: string; after?: string; line?: string }) {
  const { check } = useCollector();
  return check(usePlace(line), () => {
    const markup = { __html: mathMarkup(tex, display === 'true') + after };
    return display === 'true' ? (
      <div className="maths scroll" tabIndex={0} role="group" aria-label="Formula" dangerouslySetInnerHTML={markup} />
    ) : (
      <span className={after ? 'unbroken' : undefined} dangerouslySetInnerHTML={markup} />
    );
  });
}
