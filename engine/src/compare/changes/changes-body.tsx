/** The body of "What changed": new, removed, and moved pages, and the passages that differ. Rendered at build time; needs no script. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TocEntry } from '../../model/record.ts';
import type { Passage } from '../diff/passages.ts';
import { writeHtml } from '../diff/tree.ts';
import type { VersionChanges } from './between.ts';
import { FactTable } from './fact-table.tsx';
import type { ChangedPage } from './versions.ts';

const anchorOf = ({ id }: ChangedPage): string => `page-${id.replaceAll('/', '-')}`;

function PassageView({ passage, page }: { passage: Passage; page: ChangedPage }) {
  const { heading, nodes } = passage;
  return (
    <>
      {heading ? (
        <p className="passage-place">
          {/* The heading's text comes from our own tree, where it is escaped already. */}
          <a href={`${page.after}#${heading.anchor}`} dangerouslySetInnerHTML={{ __html: heading.text }} />
        </p>
      ) : null}
      <div className="passage" dangerouslySetInnerHTML={{ __html: writeHtml(nodes) }} />
    </>
  );
}

const PageList = ({ pages, children }: { pages: readonly ChangedPage[]; children: (page: ChangedPage) => ReactNode }) => (
  <ul>
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
      {isPart('changed') ? heading('changed') : null}
      {changed.map((page) => (
        <section key={page.id} className="changed-page">
          <h3 id={anchorOf(page)} tabIndex={-1}>
            <a href={page.after ?? ''}>{page.title}</a>
          </h3>
          {page.passages.map((passage, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
            <PassageView key={i} passage={passage} page={page} />
          ))}
        </section>
      ))}
    </>,
  );
  const toc = parts.flatMap(({ anchor, title }): TocEntry[] => [
    [2, anchor, title],
    ...(anchor === 'changed' ? changed.map((page): TocEntry => [3, anchorOf(page), page.title]) : []),
  ]);
  return { html, toc };
}
