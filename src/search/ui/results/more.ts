/** The results after the first ones, and the place in them that a history entry keeps. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { hitsPerSearch } from '../../limits.ts';
import type { Hit, HitGroup, SearchProvider, SearchRequest, SearchResponse } from '../../provider.ts';

export interface MoreResults {
  readonly groups: readonly HitGroup[];
  /** Number of answers shown, the first one included. */
  readonly pages: number;
  /** Whether there are more results to load. */
  readonly left: boolean;
  readonly status: 'idle' | 'loading' | 'error';
  load(): void;
  /** The answer that contains a hit; analytics needs its query id. */
  answerOf(hit: Hit): SearchResponse | undefined;
}

interface More {
  /** The answer that these continue. */
  readonly of: SearchResponse | null;
  readonly answers: readonly SearchResponse[];
  readonly status: MoreResults['status'];
}

/** Loads further results, a page at a time. Drops answers that continue a search that is no longer shown. */
export function useMore(
  provider: SearchProvider,
  first: SearchResponse | null,
  request: Omit<SearchRequest, 'query' | 'scope' | 'offset'>,
): MoreResults {
  const [more, setMore] = useState<More>({ of: null, answers: [], status: 'idle' });
  const { answers: later, status } = more.of === first ? more : { answers: [], status: 'idle' as const };
  const answers = useMemo(() => (first ? [first, ...(more.of === first ? more.answers : [])] : []), [first, more]);
  const groups = useMemo(() => joined(answers), [answers]);
  const offset = answers.length * hitsPerSearch;
  const load = async () => {
    if (!first || status === 'loading') return;
    const update = (change: Partial<More>) => setMore((now) => (now.of === first ? { ...now, ...change } : now));
    setMore({ of: first, answers: later, status: 'loading' });
    try {
      const next = await provider.search({ ...request, query: first.query, scope: first.scope, offset });
      update({ answers: [...later, next], status: 'idle' });
      provider.viewed(next.groups.flatMap((group) => group.hits));
    } catch {
      update({ status: 'error' });
    }
  };
  return {
    groups,
    pages: answers.length,
    left: first !== null && offset < first.total,
    status,
    load: () => void load(),
    answerOf: (hit) => answers.find(({ groups }) => groups.some(({ hits }) => hits.some(({ id }) => id === hit.id))),
  };
}

/** Merges the groups of several answers. */
function joined(answers: readonly SearchResponse[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const group of answers.flatMap((answer) => answer.groups)) {
    const known = groups.get(group.id);
    groups.set(group.id, known ? { ...known, hits: [...known.hits, ...group.hits] } : group);
  }
  return [...groups.values()];
}

interface Place {
  readonly pages: number;
  readonly top: number;
}

const key = 'searchPlace';
/** More than a reader loads; limits what a history entry can ask for. */
const mostPages = 20;

/** Saves the place in the current history entry. */
export function savePlace({ pages }: Pick<MoreResults, 'pages'>): void {
  const place: Place = { pages, top: scrollY };
  history.replaceState({ ...(history.state as object | null), [key]: place }, '');
}

function savedPlace(): Place | null {
  const state = history.state as Record<string, Partial<Place> | undefined> | null;
  const { pages, top } = state?.[key] ?? {};
  return Number.isInteger(pages) && typeof top === 'number' ? { pages: Math.min(pages as number, mostPages), top } : null;
}

/** Restores the saved place once: loads the same number of pages of results, then scrolls. */
export function useSavedPlace(more: MoreResults): void {
  const wanted = useRef<Place | null>(null);
  const isRead = useRef(false);
  if (!isRead.current) {
    isRead.current = true;
    wanted.current = savedPlace();
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
