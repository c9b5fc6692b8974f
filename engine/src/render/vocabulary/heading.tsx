/** Headings with their anchors. */
import { isValidElement, type ReactNode } from 'react';
import { type Place, Problem } from '../../problems/problem.ts';
import { usePage } from '../draw/page-context.ts';
import { slug } from '../slug.ts';
import type { ElementProps } from './element.ts';

/** The text of a heading: `fact` returns the value of a `<Fact>` in it. */
function headingText(node: ReactNode, fact: (name: string) => string): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child) => headingText(child, fact)).join('');
  if (!isValidElement<{ readonly name?: unknown; readonly children?: ReactNode }>(node)) return '';
  const { name, children } = node.props;
  return typeof name === 'string' ? fact(name) : headingText(children, fact);
}

/** Empty elements with the former anchors of a heading or term, so that old links still work. */
export function FormerAnchors({ anchors, place }: { anchors: readonly string[]; place: Place }) {
  const page = usePage();
  return page.check(place, () => {
    anchors.forEach(page.anchor);
    return anchors.map((anchor) => <span key={anchor} id={anchor} />);
  });
}

export interface HeadingProps extends ElementProps {
  readonly id?: string;
  readonly former?: string;
  /** Whether it is in a control, which can't contain a link or another tab stop. */
  readonly isInControl?: boolean;
}

function heading(level: 2 | 3 | 4) {
  return function Heading({ children, id, former, line, isInControl = false }: HeadingProps) {
    const page = usePage();
    const place = page.place(line);
    const Tag = `h${level}` as const;
    return page.check(place, () => {
      const text = headingText(children, page.fact);
      const anchor = id ?? slug(text);
      page.section(anchor);
      // A page of questions has many: its contents are their groups.
      if (level !== 4 && !isInControl) page.collected.toc.push([level, anchor, text]);
      const title = `Direct link to ${text}`;
      return (
        <Tag id={anchor} tabIndex={isInControl ? undefined : -1}>
          {former ? <FormerAnchors anchors={former.split(' ')} place={place} /> : null}
          {children}
          {/* biome-ignore lint/a11y/useAnchorContent: its title is its name; the sign comes from the style sheet */}
          {isInControl ? null : <a className="anchor" href={`#${anchor}`} title={title} />}
        </Tag>
      );
    });
  };
}

export const H2 = heading(2);
export const H3 = heading(3);
export const H4 = heading(4);

export function H1({ line }: ElementProps) {
  const page = usePage();
  return page.check(page.place(line), (): never => {
    throw new Problem('The body has a first-level heading.', {
      remedy: 'The title in the front matter is the h1: start with ##.',
    });
  });
}
