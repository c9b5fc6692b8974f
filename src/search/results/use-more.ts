import { useEffect, useState } from 'react';
import { hitsPerSearch } from '../limits.ts';
import type { HitGroup, SearchProvider, SearchRequest, SearchResponse } from '../provider.ts';

export interface MoreResults {
  readonly groups: readonly HitGroup[];
  /** Whether there is something to load. */
  readonly left: boolean;
  readonly status: 'idle' | 'loading' | 'error';
  load(): void;
}

/** The results after the first ones, loaded a page at a time. */
export function useMore(
  provider: SearchProvider,
  first: SearchResponse | null,
  request: Omit<SearchRequest, 'query' | 'offset'>,
): MoreResults {
  const [more, setMore] = useState<readonly SearchResponse[]>([]);
  const [status, setStatus] = useState<MoreResults['status']>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have no more of the old ones
  useEffect(() => {
    setMore([]);
    setStatus('idle');
  }, [first]);
  const answers = first ? [first, ...more.filter(({ query }) => query === first.query)] : [];
  const offset = answers.length * hitsPerSearch;
  const load = async () => {
    if (!first || status === 'loading') return;
    setStatus('loading');
    try {
      const next = await provider.search({ ...request, query: first.query, offset });
      setMore((before) => [...before, next]);
      setStatus('idle');
    } catch {
      setStatus('error');
    }
  };
  return { groups: joined(answers), left: first !== null && offset < first.total, status, load: () => void load() };
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
