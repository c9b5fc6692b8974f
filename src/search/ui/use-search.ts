/** Searches while the reader types, and loads the snippets of the results. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { narrowScreen, stalledAfter } from '../limits.ts';
import type { Fragment, HitGroup, OtherVersions, SearchProvider, SearchResponse } from '../provider.ts';

/** `stalled`: loading for so long that the reader should see it. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  readonly status: SearchStatus;
  /** The last answer. It stays until the next one arrives, so that results do not flicker. */
  readonly response: SearchResponse | null;
  readonly otherVersions: OtherVersions | null;
}

export interface SearchOptions {
  readonly provider: SearchProvider;
  readonly query: string;
  readonly scope: string;
  readonly hits: number;
  readonly perGroup: number;
  readonly snippetWords: number;
  /** A new number repeats the search. */
  readonly attempt: number;
}

interface Answered extends SearchState {
  /** The search that the state belongs to. While it is not the current one, the search is loading. */
  readonly asked: string;
}

const nothing: Answered = { asked: '', status: 'idle', response: null, otherVersions: null };

/** Searches whenever an option changes. Drops stale answers. */
export function useSearch({ provider, query, scope, hits, perGroup, snippetWords, attempt }: SearchOptions): SearchState {
  const [state, setState] = useState(nothing);
  const asked = query.trim() === '' ? '' : `${attempt} ${scope} ${query}`;
  // A layout effect sends the query before the key is painted, not a frame later.
  useLayoutEffect(() => {
    if (asked === '') {
      setState(nothing);
      return;
    }
    let over = false;
    const update = (change: Partial<SearchState>) => over || setState((before) => ({ ...before, asked, ...change }));
    const stalled = setTimeout(update, stalledAfter, { status: 'stalled' });
    const ask = async () => {
      const response = await provider.search({ query, scope, offset: 0, hits, perGroup, snippetWords });
      clearTimeout(stalled);
      update({ status: 'idle', response, otherVersions: null });
      if (over) return;
      provider.viewed(response.groups.flatMap((group) => group.hits));
      if (response.unknownWords) update({ otherVersions: await provider.otherVersions(query, scope) });
    };
    ask().catch(() => {
      clearTimeout(stalled);
      update({ status: 'error', response: null, otherVersions: null });
    });
    return () => {
      over = true;
      clearTimeout(stalled);
    };
  }, [provider, query, scope, hits, perGroup, snippetWords, asked]);
  return state.asked === asked || asked === '' ? state : { ...state, status: 'loading' };
}

/** Whether search takes the whole width of the screen; evaluated at every key, so that it follows a rotated phone. */
export const isNarrowScreen = () => matchMedia(narrowScreen).matches;

/** Milliseconds without a key after which snippets are fetched: the results of a half-typed word are soon replaced. */
const snippetDebounceMs = 200;

type Snippets = ReadonlyMap<string, readonly Fragment[]>;
const none: Snippets = new Map();

export interface SnippetOptions {
  readonly provider: SearchProvider;
  readonly query: string;
  readonly scope: string;
  readonly snippetWords: number;
  readonly groups: readonly HitGroup[];
  /** Whether the hits belong to the current query. */
  readonly settled: boolean;
  /** Element that contains the hits; those without a snippet have their id in `data-pending`. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Snippets by the ids of hits, fetched when the hits are in view and the reader pauses. Each hit reserves a line for its snippet. */
export function useSnippets({ provider, query, scope, snippetWords, groups, settled, list }: SnippetOptions): Snippets {
  const [fetched, setFetched] = useState<{ readonly of: string; readonly snippets: Snippets }>({ of: '', snippets: none });
  const of = `${scope} ${query}`;
  useEffect(() => {
    const pending = new Map(groups.flatMap(({ hits }) => hits.filter(({ textFile }) => textFile)).map((hit) => [hit.id, hit]));
    if (!settled || pending.size === 0) return;
    let over = false;
    let timer = 0;
    const inView = new Set<string>();
    const load = async () => {
      const hits = [...inView].flatMap((id) => pending.get(id) ?? []);
      inView.clear();
      const found = await provider.snippets({ query, scope, snippetWords }, hits);
      if (!over) setFetched((before) => ({ of, snippets: new Map([...(before.of === of ? before.snippets : none), ...found]) }));
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        inView.add((target as HTMLElement).dataset.pending ?? '');
      }
      clearTimeout(timer);
      if (inView.size > 0) timer = window.setTimeout(load, snippetDebounceMs);
    });
    for (const element of list.current?.querySelectorAll('[data-pending]') ?? []) observer.observe(element);
    return () => {
      over = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [provider, query, scope, snippetWords, groups, settled, list, of]);
  return fetched.of === of ? fetched.snippets : none;
}
