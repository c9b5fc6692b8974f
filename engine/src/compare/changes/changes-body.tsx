/** The body of "What changed": new, removed, and moved pages, and the sections that differ. Rendered at build time; needs no script. */
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

interface PageListProps {
  readonly pages: readonly ChangedPage[];
  readonly className?: string;
  children(page: ChangedPage): ReactNode;
}

const PageList = ({ pages, className = 'page-list', children }: PageListProps) => (
  <ul className={className}>
    {pages.map((page) => (
      <li key={page.id}>{children(page)}</li>
    ))}
  </ul>
);

export interface DrawnBody {
  readonly html: string;
  readonly toc: readonly TocEntry[];
}

/** Addresses that the page links to, with base. */
export interface ChangesLinks {
  readonly upgrade: string;
  readonly feed: string;
}

export function changesBody({ before, after, facts, added, removed, moved, changed }: VersionChanges, links: ChangesLinks): DrawnBody {
  const parts = [
    { anchor: 'numbers', title: 'Numbers', isThere: facts.length > 0 },
    { anchor: 'added', title: 'New pages', isThere: added.length > 0 },
    { anchor: 'removed', title: 'Removed pages', isThere: removed.length > 0 },
    { anchor: 'moved', title: 'Moved pages', isThere: moved.length > 0 },
    { anchor: 'changed', title: 'Changed pages', isThere: changed.length > 0 },
  ].filter(({ isThere }) => isThere);
  const isPart = (anchor: string) => parts.some((part) => part.anchor === anchor);
  const heading = (anchor: string) => {
    const title = parts.find((part) => part.anchor === anchor)?.title;
    return (
      <h2 id={anchor} tabIndex={-1}>
        {title}
        {/* biome-ignore lint/a11y/useAnchorContent: its title is its name; the style sheet adds the sign */}
        <a className="anchor" href={`#${anchor}`} title={`Direct link to ${title}`} />
      </h2>
    );
  };
  const html = renderToStaticMarkup(
    <>
      <p>
        How the documentation of {after.label} differs from that of {before.label}. To bring a program up to date, follow{' '}
        <a href={links.upgrade}>
          the upgrade guide from {before.label} to {after.label}
        </a>
        . New versions are announced in <a href={links.feed}>an Atom feed</a>.
      </p>
      {parts.length ? null : <p>There are no differences.</p>}
      {isPart('numbers') ? heading('numbers') : null}
      <FactTable facts={facts} before={before.label} after={after.label} />
      {isPart('added') ? (
        <>
          {heading('added')}
          <PageList pages={added}>{({ after: href, title }) => <a href={href ?? ''}>{title}</a>}</PageList>
        </>
      ) : null}
      {isPart('removed') ? (
        <>
          {heading('removed')}
          <PageList pages={removed}>
            {({ before: href, title }) => (
              <>
                <a href={href ?? ''}>{title}</a>, last in {before.label}
              </>
            )}
          </PageList>
        </>
      ) : null}
      {isPart('moved') ? (
        <>
          {heading('moved')}
          <PageList pages={moved}>
            {({ before: from, after: to, title }) => (
              <>
                <a href={to ?? ''}>{title}</a>, formerly <a href={from ?? ''}>{from}</a>
              </>
            )}
          </PageList>
        </>
      ) : null}
      {isPart('changed') ? (
        <>
          {heading('changed')}
          <PageList pages={changed} className="changed-pages">
            {(page) => <ChangedItem page={page} before={before.label} />}
          </PageList>
        </>
      ) : null}
    </>,
  );
  const toc = parts.map(({ anchor, title }): TocEntry => [2, anchor, title]);
  return { html, toc };
}
