/** Where a reader was on the results page, kept in its history entry: Back shows as many results, scrolled to the same place. */
import { useEffect, useRef } from 'react';
import type { MoreResults } from '../use-search.ts';

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
