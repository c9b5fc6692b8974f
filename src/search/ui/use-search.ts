/** A search as it goes on while the reader types: what is asked, what came, and how the asking stands. */
import { useLayoutEffect, useMemo, useState } from 'react';
import { hitsPerSearch, narrowScreen, stalledAfter } from '../limits.ts';
import type { Hit, HitGroup, OtherVersions, SearchProvider, SearchRequest, SearchResponse } from '../provider.ts';

/** `stalled` is loading for long enough that the reader should see it. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  readonly status: SearchStatus;
  /** The last answer: stays until the next one is there, so that results do not flicker. */
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
  /** A changed number asks again. */
  readonly attempt: number;
}

interface Answered extends SearchState {
  /** What the state is about; until it is about what is asked now, the search is loading. */
  readonly asked: string;
}

const nothing: Answered = { asked: '', status: 'idle', response: null, otherVersions: null };

/** Searches whenever an option changes; an answer that came too late is dropped. */
export function useSearch({ provider, query, scope, hits, perGroup, snippetWords, attempt }: SearchOptions): SearchState {
  const [state, setState] = useState(nothing);
  const asked = query.trim() === '' ? '' : `${attempt} ${scope} ${query}`;
  // In the layout phase: the question goes out before the key is painted, and not a frame later.
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

/** Whether the screen is one on which search takes the whole width; asked again with every key, so that it follows a turned phone. */
export const isNarrowScreen = () => matchMedia(narrowScreen).matches;

export interface MoreResults {
  readonly groups: readonly HitGroup[];
  /** Number of answers shown, the first one included. */
  readonly pages: number;
  /** Whether there is something to load. */
  readonly left: boolean;
  readonly status: 'idle' | 'loading' | 'error';
  load(): void;
  /** The answer that has a hit: analytics needs its query id. */
  answerOf(hit: Hit): SearchResponse | undefined;
}

interface More {
  /** The answer that these continue. */
  readonly of: SearchResponse | null;
  readonly answers: readonly SearchResponse[];
  readonly status: MoreResults['status'];
}

/** The results after the first ones, loaded a page at a time. Answers that continue another search than the one shown are dropped. */
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

/** Groups of several answers, a page's hits together. */
function joined(answers: readonly SearchResponse[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const group of answers.flatMap((answer) => answer.groups)) {
    const known = groups.get(group.id);
    groups.set(group.id, known ? { ...known, hits: [...known.hits, ...group.hits] } : group);
  }
  return [...groups.values()];
}
