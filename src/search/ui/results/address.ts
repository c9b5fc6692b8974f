/** What the address of the results page says. Anyone can write one, so it is cut and checked. */
import type { SearchEnvironment } from '../../environment.ts';
import { limitQuery } from '../shorten-query.ts';

export interface ResultsAddress {
  readonly query: string;
  readonly version: string;
}

/** Reads `location.search`. Control characters become spaces; an unknown version gives way to the reader's. */
export function readResultsAddress(
  search: string,
  { versions, currentSet }: Pick<SearchEnvironment, 'versions' | 'currentSet'>,
): ResultsAddress {
  const given = new URLSearchParams(search);
  const version = given.get('version');
  return {
    query: limitQuery('', (given.get('q') ?? '').replace(/\p{C}/gu, ' ')),
    version: versions.find(({ label }) => label === version)?.label ?? currentSet(),
  };
}

/** Address of the results page for a query in a version. */
export function resultsUrl(base: string, query: string, version: string): string {
  return `${base}search?${new URLSearchParams({ q: query, version })}`;
}
