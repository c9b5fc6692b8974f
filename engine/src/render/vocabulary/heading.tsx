/** Headings with their anchors. */
import { type Place, Problem } from '../../problems/problem.ts';
import { useCollector } from '../collector.ts';
import { slug } from '../slug.ts';
import { textOf } from '../text.ts';
import { type ElementProps, usePlace } from './element.ts';

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

export interface HeadingProps extends ElementProps {
  readonly id?: string;
  readonly former?: string;
  /** Whether it is in a control, which can't contain a link or another tab stop. */
  readonly isInControl?: boolean;
}

function heading(level: 2 | 3 | 4) {
  return function Heading({ children, id, former, line, isInControl = false }: HeadingProps) {
    const collector = useCollector();
    const place = usePlace(line);
    const Tag = `h${level}` as const;
    // remark-gfm adds this heading above the footnotes, for screen readers.
    if (id === footnoteLabel)
      return (
        <Tag id={id} className="visually-hidden">
          {children}
        </Tag>
      );
    return collector.check(place, () => {
      const text = textOf(children, (props) =>
        typeof props.name === 'string' ? collector.view.fact(props.name) : undefined,
      );
      const anchor = collector.anchorPrefix + (id ?? slug(text));
      collector.anchor(anchor);
      if (level === 2 || level === 3) collector.toc.push([level, anchor, text]);
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
  const { check } = useCollector();
  return check(usePlace(line), (): never => {
    throw new Problem('The body has a first-level heading.', {
      remedy: 'The title in the front matter is the h1: start with ##.',
    });
  });
}
