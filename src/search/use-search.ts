/** A search as it goes on while the reader types: what is asked, what came, and how the asking stands. */
import { useLayoutEffect, useState } from 'react';
import { narrowScreen, stalledAfter } from './limits.ts';
import type { Elsewhere, SearchProvider, SearchResponse } from './provider.ts';

/** `stalled` is loading for long enough that the reader should see it. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  readonly status: SearchStatus;
  /** The last answer: stays until the next one is there, so that results do not flicker. */
  readonly response: SearchResponse | null;
  readonly elsewhere: Elsewhere | null;
}

export interface SearchOptions {
  readonly provider: SearchProvider;
  readonly query: string;
  readonly scope: string;
  readonly hits: number;
  readonly perGroup: number;
  readonly snippetWords: number;
  /** A changed number asks again. */
  readonly attempt: number;
}

const nothing: SearchState = { status: 'idle', response: null, elsewhere: null };

/** Searches whenever an option changes; an answer that came too late is dropped. */
export function useSearch({ provider, query, scope, hits, perGroup, snippetWords, attempt }: SearchOptions): SearchState {
  const [state, setState] = useState(nothing);
  // In the layout phase: the question goes out before the key is painted, and not a frame later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to ask again.
  useLayoutEffect(() => {
    if (query.trim() === '') {
      setState(nothing);
      return;
    }
    let over = false;
    const update = (change: Partial<SearchState>) => over || setState((before) => ({ ...before, ...change }));
    const stalled = setTimeout(update, stalledAfter, { status: 'stalled' });
    update({ status: 'loading' });
    const ask = async () => {
      const response = await provider.search({ query, scope, offset: 0, hits, perGroup, snippetWords });
      clearTimeout(stalled);
      update({ status: 'idle', response, elsewhere: null });
      if (over) return;
      provider.viewed(response.groups.flatMap((group) => group.hits));
      if (response.unknownWords) update({ elsewhere: await provider.elsewhere(query, scope) });
    };
    ask().catch(() => {
      clearTimeout(stalled);
      update({ status: 'error', response: null, elsewhere: null });
    });
    return () => {
      over = true;
      clearTimeout(stalled);
    };
  }, [provider, query, scope, hits, perGroup, snippetWords, attempt]);
  return state;
}

/** Whether the screen is one on which search takes the whole width; asked anew with every key, so that it follows a turned phone. */
export const isNarrowScreen = () => matchMedia(narrowScreen).matches;
