import type { PageData } from '../../model/page-data.ts';

/** Pagination: links to the previous and the next page of the sidebar. */
export function Pagination({ previous, next }: Pick<PageData, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label="Previous and next page">
      {previous ? (
        <a href={previous.href} rel="prev">
          <small>Previous</small>
          {previous.label}
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href} rel="next">
          <small>Next</small>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}
