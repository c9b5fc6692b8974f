/**
 * The state of the results page: its query and version, the results after the first ones, and the place in them that a
 * history entry keeps.
 */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isMap, isNumber, objectOf } from '../../../basics/guards.ts';
import { hitsPerSearch } from '../../limits.ts';
import type { Hit, HitGroup, SearchEnvironment, SearchProvider, SearchResponse } from '../../provider.ts';
import { useSnippetLength } from '../use-search.ts';
import { type ResultsAddress, readResultsAddress, resultsUrl } from './address.ts';

/** Milliseconds without a key after which the address follows what is typed. */
const debounceMs = 400;

/** The query string of the page's address. It stays as it is while the reader is leaving for another page. */
function addressStore() {
  const { pathname } = location;
  let { search } = location;
  const isHere = () => location.pathname === pathname;
  return {
    isHere,
    current() {
      if (isHere()) ({ search } = location);
      return search;
    },
    follow(onChange: () => void) {
      addEventListener('popstate', onChange);
      return () => removeEventListener('popstate', onChange);
    },
  };
}

/** What the reader chose or typed, which is newer than the address until that changes. */
interface ChosenAddress {
  readonly address: ResultsAddress;
  readonly over: string;
}

/**
 * The query and version of the page, in sync with its address.
 * @param typed what the reader typed before the page was loaded: newer than the address
 * @returns query and version, a function that changes them as the reader types, and one that adds a history entry
 */
export function useResultsAddress(environment: SearchEnvironment, typed: string) {
  const [store] = useState(addressStore);
  const search = useSyncExternalStore(store.follow, store.current);
  const shown = useMemo(() => readResultsAddress(search, environment), [search, environment]);
  const [draft, setDraft] = useState<ChosenAddress | null>(
    typed ? { address: { ...shown, query: typed }, over: search } : null,
  );
  const current = draft?.over === search ? draft.address : null;
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => {
      // The reader is leaving: a change of the address now would cancel the navigation.
      if (!store.isHere()) return;
      const { query } = readResultsAddress(location.search, environment);
      // More letters change the history entry; another query gets a new one, so that Back returns to the previous
      // query.
      const isTypedOn = current.query.startsWith(query) || query.startsWith(current.query);
      writeAddress(isTypedOn ? 'replaceState' : 'pushState', current, environment);
      setDraft({ address: current, over: store.current() });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [current, store, environment]);
  const go = (address: ResultsAddress) => {
    writeAddress('pushState', address, environment);
    setDraft({ address, over: store.current() });
  };
  const setAddress = (address: ResultsAddress) => setDraft({ address, over: search });
  return { ...(current ?? shown), setAddress, go };
}

/** Puts a query and version into the address, unless they are there. */
function writeAddress(
  method: 'pushState' | 'replaceState',
  { query, version }: ResultsAddress,
  environment: SearchEnvironment,
): void {
  const shown = readResultsAddress(location.search, environment);
  if (shown.query !== query || shown.version !== version)
    history[method](null, '', resultsUrl(environment.resultsPage, query, version));
}

export interface MoreResults {
  readonly groups: readonly HitGroup[];
  /** Number of answers shown, the first one included. */
  readonly pages: number;
  readonly hasMore: boolean;
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

const noMore: More = { of: null, answers: [], status: 'idle' };

/** Loads further results, a page at a time. Drops answers that continue a search that is no longer shown. */
export function useMore(provider: SearchProvider, first: SearchResponse | null): MoreResults {
  const [more, setMore] = useState(noMore);
  const { answers: later, status } = more.of === first ? more : noMore;
  const answers = useMemo(() => (first ? [first, ...later] : []), [first, later]);
  const groups = useMemo(() => joined(answers), [answers]);
  const offset = answers.length * hitsPerSearch;
  const snippetWords = useSnippetLength();
  const load = async () => {
    if (!first || status === 'loading') return;
    const update = (change: Partial<More>) => setMore((now) => (now.of === first ? { ...now, ...change } : now));
    setMore({ of: first, answers: later, status: 'loading' });
    try {
      const { query, scope } = first;
      const next = await provider.search({
        query,
        scope,
        offset,
        hits: hitsPerSearch,
        perGroup: hitsPerSearch,
        snippetWords,
      });
      update({ answers: [...later, next], status: 'idle' });
      provider.viewed(next.groups.flatMap((group) => group.hits));
    } catch {
      update({ status: 'error' });
    }
  };
  return {
    groups,
    pages: answers.length,
    hasMore: first !== null && offset < first.total,
    status,
    load: () => void load(),
    answerOf: (hit) => answers.find(({ groups }) => groups.some(({ hits }) => hits.some(({ id }) => id === hit.id))),
  };
}

function joined(answers: readonly SearchResponse[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const group of answers.flatMap((answer) => answer.groups)) {
    const earlier = groups.get(group.id);
    groups.set(group.id, earlier ? { ...earlier, hits: [...earlier.hits, ...group.hits] } : group);
  }
  return [...groups.values()];
}

interface ScrollPlace {
  readonly pages: number;
  readonly top: number;
}

const isScrollPlace = objectOf<ScrollPlace>({ pages: isNumber, top: isNumber });

const key = 'searchPlace';
/** More than a reader loads; limits what a history entry can ask for. */
const maxPages = 20;

export function savePlace({ pages }: Pick<MoreResults, 'pages'>): void {
  const place: ScrollPlace = { pages, top: scrollY };
  history.replaceState({ ...history.state, [key]: place }, '');
}

function savedPlace(): ScrollPlace | null {
  const state: unknown = history.state;
  const place = isMap(state) ? state[key] : null;
  return isScrollPlace(place) && Number.isInteger(place.pages)
    ? { pages: Math.min(place.pages, maxPages), top: place.top }
    : null;
}

/** Restores the saved place once: loads the same number of pages of results, then scrolls. */
export function useSavedPlace(more: MoreResults): void {
  const [place] = useState(savedPlace);
  const isRestored = useRef(false);
  useEffect(() => {
    if (!place || isRestored.current || more.pages === 0 || more.status !== 'idle') return;
    if (more.pages < place.pages && more.hasMore) {
      more.load();
      return;
    }
    isRestored.current = true;
    scrollTo({ top: place.top, behavior: 'instant' });
  });
}
