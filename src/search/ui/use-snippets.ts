/** Snippets of hits whose texts aren't loaded yet: fetched when the hits are in view and the reader pauses, and shown in a line kept free for them. */
import { type RefObject, useEffect, useState } from 'react';
import type { Fragment, HitGroup, SearchProvider } from '../provider.ts';

/** Milliseconds without a key after which snippets are fetched: the results of a half-typed word are soon replaced. */
const debounceMs = 200;

type Snippets = ReadonlyMap<string, readonly Fragment[]>;
const none: Snippets = new Map();

export interface SnippetOptions {
  readonly provider: SearchProvider;
  readonly query: string;
  readonly scope: string;
  readonly snippetWords: number;
  readonly groups: readonly HitGroup[];
  /** Whether the hits are those of what is typed now. */
  readonly settled: boolean;
  /** Element that holds the hits; those without a snippet have their id in `data-pending`. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The snippets that were fetched, by the ids of hits. */
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
      if (inView.size > 0) timer = window.setTimeout(load, debounceMs);
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
