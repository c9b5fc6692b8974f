/**
 * The address of the results page holds its query and version. Anyone can write an address, so it is shortened and
 * checked.
 */
import { queryLength } from '../../limits.ts';
import { shortenQuery } from '../../pasted.ts';
import type { SearchEnvironment } from '../../provider.ts';

export interface ResultsAddress {
  readonly query: string;
  readonly version: string;
}

/** Reads `location.search`. Control characters become spaces; an unknown version is replaced by the reader's. */
export function readResultsAddress(
  search: string,
  { versions, currentSet }: Pick<SearchEnvironment, 'versions' | 'currentSet'>,
): ResultsAddress {
  const given = new URLSearchParams(search);
  const version = given.get('version');
  const query = (given.get('q') ?? '').replace(/\p{C}/gu, ' ');
  return {
    query: query.length <= queryLength ? query : shortenQuery(query),
    version: versions.find(({ label }) => label === version)?.label ?? currentSet(),
  };
}

/** Address of the results page for a query in a version; `page` is its address without a query. */
export function resultsUrl(page: string, query: string, version: string): string {
  return `${page}?${new URLSearchParams({ q: query, version })}`;
}
