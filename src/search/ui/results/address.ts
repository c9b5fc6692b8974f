/** What the results page keeps in its address and its history entry. Anyone can write an address, so it is cut and checked. */
import { useEffect, useRef } from 'react';
import type { SearchEnvironment } from '../../provider.ts';
import { limitQuery } from '../shorten-query.ts';
import type { MoreResults } from '../use-search.ts';

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

/** Address of the results page for a query in a version; `page` is the page's own address. */
export function resultsUrl(page: string, query: string, version: string): string {
  return `${page}?${new URLSearchParams({ q: query, version })}`;
}

interface Place {
  readonly pages: number;
  readonly top: number;
}

const key = 'searchPlace';
/** More than a reader loads; a limit for what anyone may have written into a history entry. */
const mostPages = 20;

/** Notes the place in the current history entry. */
export function notePlace({ pages }: Pick<MoreResults, 'pages'>): void {
  const place: Place = { pages, top: scrollY };
  history.replaceState({ ...(history.state as object | null), [key]: place }, '');
}

function notedPlace(): Place | null {
  const state = history.state as Record<string, Partial<Place> | undefined> | null;
  const { pages, top } = state?.[key] ?? {};
  return Number.isInteger(pages) && typeof top === 'number' ? { pages: Math.min(pages as number, mostPages), top } : null;
}

/** Restores the noted place once: loads as many pages of results, then scrolls. */
export function useNotedPlace(more: MoreResults): void {
  const wanted = useRef<Place | null>(null);
  const isRead = useRef(false);
  if (!isRead.current) {
    isRead.current = true;
    wanted.current = notedPlace();
  }
  useEffect(() => {
    const place = wanted.current;
    if (!place || more.pages === 0 || more.status !== 'idle') return;
    if (more.pages < place.pages && more.left) {
      more.load();
      return;
    }
    wanted.current = null;
    scrollTo({ top: place.top, behavior: 'instant' });
  });
}
