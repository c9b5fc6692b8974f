/**
 * The body of "What changed": new, removed, and moved pages, and the sections that differ. Rendered at build time;
 * needs no script.
 */
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TocEntry } from '../../model/record.ts';
import { compareHref } from '../../site/change-addresses.ts';
import type { VersionChanges } from './between.ts';
import { FactTable } from './fact-table.tsx';
import type { ChangedPage } from './versions.ts';

/** A page that differs: its title, a link to its comparison, and the sections in which it differs. */
function ChangedItem({ page, before }: { page: ChangedPage; before: string }) {
  const href = page.after ?? '';
  const headings = page.passages.flatMap(({ heading }) => heading ?? []);
  const isAtStart = page.passages.some(({ heading }) => heading === null);
  return (
    <>
      <a href={href}>{page.title}</a>{' '}
      <a href={compareHref(href, before)} rel="nofollow" aria-label={`Compare ${page.title}`}>
        Compare
      </a>
      <p>
        {isAtStart ? 'At the start' : null}
        {headings.map(({ anchor, text }, i) => (
          <Fragment key={anchor}>
            {i || isAtStart ? ', ' : null}
            {/* The heading's text comes from our own tree, where it is escaped already. */}
            <a href={`${href}#${anchor}`} dangerouslySetInnerHTML={{ __html: text }} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

export interface DrawnBody {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** Addresses that the page links to, with base. */
export interface ChangesLinks {
  readonly upgrade: string;
  readonly feed: string;
}

/** A part of the page: its heading, which the table of contents lists, and what is below. */
interface ChangesPart {
  readonly anchor: string;
  readonly title: string;
  readonly content: ReactNode;
}

function partsOf({ before, after, facts, added, removed, moved, changed }: VersionChanges): ChangesPart[] {
  const parts: (ChangesPart | null)[] = [
    facts.length
      ? {
          anchor: 'numbers',
          title: 'Numbers',
          content: <FactTable facts={facts} before={before.label} after={after.label} />,
        }
      : null,
    pagePart('added', 'New pages', added, ({ after: href, title }) => <a href={href ?? ''}>{title}</a>),
    pagePart('removed', 'Removed pages', removed, ({ before: href, title }) => (
      <>
        <a href={href ?? ''}>{title}</a>, last in {before.label}
      </>
    )),
    pagePart('moved', 'Moved pages', moved, ({ before: from, after: to, title }) => (
      <>
        <a href={to ?? ''}>{title}</a>, formerly <a href={from ?? ''}>{from}</a>
      </>
    )),
    pagePart(
      'changed',
      'Changed pages',
      changed,
      (page) => <ChangedItem page={page} before={before.label} />,
      'changed-pages',
    ),
  ];
  return parts.filter((part) => part !== null);
}

function pagePart(
  anchor: string,
  title: string,
  pages: readonly ChangedPage[],
  item: (page: ChangedPage) => ReactNode,
  className = 'page-list',
): ChangesPart | null {
  if (!pages.length) return null;
  const content = (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.id}>{item(page)}</li>
      ))}
    </ul>
  );
  return { anchor, title, content };
}

const Part = ({ anchor, title, content }: ChangesPart) => (
  <>
    <h2 id={anchor} tabIndex={-1}>
      {title}
      {/* biome-ignore lint/a11y/useAnchorContent: its title is its name; the style sheet adds the sign */}
      <a className="anchor" href={`#${anchor}`} title={`Direct link to ${title}`} />
    </h2>
    {content}
  </>
);

export function changesBody(changes: VersionChanges, links: ChangesLinks): DrawnBody {
  const { before, after } = changes;
  const parts = partsOf(changes);
  const html = renderToStaticMarkup(
    <>
      <p>
        How the documentation of {after.label} differs from that of {before.label}. To bring a program up to date,
        follow{' '}
        <a href={links.upgrade}>
          the upgrade guide from {before.label} to {after.label}
        </a>
        . New versions are announced in <a href={links.feed}>an Atom feed</a>.
      </p>
      {parts.length ? null : <p>There are no differences.</p>}
      {parts.map((part) => (
        <Part key={part.anchor} {...part} />
      ))}
    </>,
  );
  return { html, toc: parts.map(({ anchor, title }): TocEntry => [2, anchor, title]) };
}
