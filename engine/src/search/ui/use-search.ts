/** Searches while the reader types, and loads the snippets of the results. */

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { breakpoints } from '../../shell/breakpoints.ts';
import {
  hitsPerGroup,
  hitsPerGroupNarrow,
  hitsPerSearch,
  snippetWords,
  snippetWordsNarrow,
  stalledAfterMs,
} from '../limits.ts';
import type { Fragment, HitGroup, OtherVersions, SearchProvider, SearchResponse } from '../provider.ts';

/** Maximum number of other versions that are offered. */
const maxOffered = 4;

export const isEmptyQuery = (query: string): boolean => query.trim() === '';

interface SearchAnswer {
  /** The search that the answer belongs to. While it is not the current one, the search is loading. */
  readonly asked: string;
  /** `stalled`: loading for so long that the reader should see it. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The last answer. It stays until the next one arrives, so that results do not flicker. */
  readonly response: SearchResponse | null;
  readonly otherVersions: OtherVersions | null;
}

export interface SearchState extends Omit<SearchAnswer, 'asked'> {
  retry(): void;
}

const nothing: SearchAnswer = { asked: '', status: 'idle', response: null, otherVersions: null };

/** Searches whenever an argument changes. Drops stale answers. An empty query has no answer. */
export function useSearch(provider: SearchProvider, query: string, scope: string, perGroup: number): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(nothing);
  const snippetWords = useSnippetLength();
  const asked = isEmptyQuery(query) ? '' : `${attempt} ${scope} ${query}`;
  // A cleared query drops its answer: the next one must not begin with it.
  if (asked === '' && state !== nothing) setState(nothing);
  // A layout effect sends the query before the key is painted, not a frame later.
  useLayoutEffect(() => {
    if (asked === '') return;
    let isStale = false;
    const update = (change: Partial<SearchAnswer>) =>
      isStale || setState((before) => ({ ...before, asked, ...change }));
    const stalled = setTimeout(update, stalledAfterMs, { status: 'stalled' });
    const ask = async () => {
      const request = { query, scope, offset: 0, hits: hitsPerSearch, perGroup, snippetWords };
      const response = await provider.search(request);
      clearTimeout(stalled);
      update({ status: 'idle', response, otherVersions: null });
      if (isStale) return;
      provider.viewed(response.groups.flatMap((group) => group.hits));
      const others = response.unknownWords ? await provider.otherVersions(query, scope) : null;
      if (!others) return;
      const versions = others.versions.slice(0, maxOffered);
      update({ otherVersions: { ...others, versions } });
      if (response.total || isStale) return;
      const answers = versions.map((version) => provider.search({ ...request, scope: version }).catch(() => null));
      const totals = (await Promise.all(answers)).map((answer) => answer?.total ?? 0);
      update({ otherVersions: { ...others, versions, totals } });
    };
    ask().catch(() => {
      clearTimeout(stalled);
      update({ status: 'error', response: null, otherVersions: null });
    });
    return () => {
      isStale = true;
      clearTimeout(stalled);
    };
  }, [provider, query, scope, perGroup, snippetWords, asked]);
  const current: SearchAnswer = asked === '' || state.asked === asked ? state : { ...state, status: 'loading' };
  return { ...current, retry: () => setAttempt(attempt + 1) };
}

/** Milliseconds without a key after which snippets are fetched: the results of a half-typed word are soon replaced. */
const snippetDebounceMs = 200;

type Snippets = ReadonlyMap<string, readonly Fragment[]>;
const none: Snippets = new Map();

export interface SnippetOptions {
  readonly provider: SearchProvider;
  readonly response: SearchResponse;
  readonly groups: readonly HitGroup[];
  /** Whether the hits belong to the current query. */
  readonly settled: boolean;
  /** Element that contains the hits; those without a snippet have their id in `data-pending`. */
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * Snippets by the ids of hits, fetched when the hits are in view and the reader pauses. Each hit reserves a line for
 * its snippet.
 */
export function useSnippets({ provider, response: { query, scope }, groups, settled, list }: SnippetOptions): Snippets {
  const [fetched, setFetched] = useState<{ readonly of: string; readonly snippets: Snippets }>({
    of: '',
    snippets: none,
  });
  const snippetWords = useSnippetLength();
  const of = `${scope} ${query}`;
  useEffect(() => {
    const pending = new Map(
      groups.flatMap(({ hits }) => hits.filter(({ record }) => record)).map((hit) => [hit.id, hit]),
    );
    if (!settled || !pending.size) return;
    let isStale = false;
    let timer = 0;
    const inView = new Set<string>();
    const load = async () => {
      const hits = [...inView].flatMap((id) => pending.get(id) ?? []);
      inView.clear();
      const added = await provider.snippets({ query, scope, snippetWords }, hits);
      if (!isStale)
        setFetched((before) => ({ of, snippets: new Map([...(before.of === of ? before.snippets : none), ...added]) }));
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        inView.add(target.dataset.pending ?? '');
      }
      clearTimeout(timer);
      if (inView.size) timer = window.setTimeout(load, snippetDebounceMs);
    });
    for (const element of list.current?.querySelectorAll('[data-pending]') ?? []) observer.observe(element);
    return () => {
      isStale = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [provider, query, scope, snippetWords, groups, settled, list, of]);
  return fetched.of === of ? fetched.snippets : none;
}

function followScreen(onChange: () => void): () => void {
  const screen = matchMedia(breakpoints.medium);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

/** Whether search takes the whole width of the screen; follows a phone that is rotated. */
const useNarrowScreen = (): boolean =>
  useSyncExternalStore(followScreen, () => !matchMedia(breakpoints.medium).matches);

export const useGroupSize = (): number => (useNarrowScreen() ? hitsPerGroupNarrow : hitsPerGroup);

export const useSnippetLength = (): number => (useNarrowScreen() ? snippetWordsNarrow : snippetWords);
