/** The query and version of the results page, kept in its address. Anyone can write an address, so it is shortened and checked. */
import { useEffect, useRef, useState } from 'react';
import { limitQuery } from '../../limits.ts';
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
  return {
    query: limitQuery('', (given.get('q') ?? '').replace(/\p{C}/gu, ' ')),
    version: versions.find(({ label }) => label === version)?.label ?? currentSet(),
  };
}

/** Address of the results page for a query in a version; `page` is its address without a query. */
export function resultsUrl(page: string, query: string, version: string): string {
  return `${page}?${new URLSearchParams({ q: query, version })}`;
}

/** Milliseconds without a key after which the address follows what is typed. */
const debounceMs = 400;

/**
 * The query and version of the page, in sync with its address.
 * @param search `location.search`; a new one replaces query and version
 * @param typed what the reader typed before the page was loaded: newer than the first address
 * @returns query and version, a function that changes them as the reader types, and one that adds a history entry
 */
export function useResultsAddress(environment: SearchEnvironment, search: string, typed: string) {
  const [{ query, version }, setAddress] = useState(() => {
    const address = readResultsAddress(search, environment);
    return { ...address, query: typed || address.query };
  });
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search) return;
    followed.current = search;
    setAddress(readResultsAddress(search, environment));
  }, [search, environment]);
  useEffect(() => {
    const update = () => setAddress(readResultsAddress(location.search, environment));
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, [environment]);
  useEffect(() => {
    const shown = readResultsAddress(location.search, environment);
    if (shown.query === query && shown.version === version) return;
    const timer = setTimeout(() => {
      // More letters change the history entry; another query gets a new one, so that Back returns to the previous query.
      const isTypedOn = query.startsWith(shown.query) || shown.query.startsWith(query);
      writeAddress(isTypedOn ? 'replaceState' : 'pushState', { query, version }, environment);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query, version, environment]);

  const go = (next: ResultsAddress) => {
    writeAddress('pushState', next, environment);
    setAddress(next);
  };
  return { query, version, setAddress, go };
}

/** Puts a query and version into the address, unless they are there. */
function writeAddress(method: 'pushState' | 'replaceState', { query, version }: ResultsAddress, environment: SearchEnvironment): void {
  const shown = readResultsAddress(location.search, environment);
  if (shown.query !== query || shown.version !== version) history[method](null, '', resultsUrl(environment.resultsPage, query, version));
}
