/** The results, grouped by page. */
import { type MouseEvent, useRef } from 'react';
import type { Hit } from '../../provider.ts';
import { Fragments } from '../highlight.tsx';
import { type SnippetOptions, useSnippets } from '../use-search.ts';

export interface ResultListProps extends Omit<SnippetOptions, 'list'> {
  onOpen(event: MouseEvent, hit: Hit, position: number): void;
}

export function ResultList({ onOpen, ...search }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const snippets = useSnippets({ ...search, list });
  let position = 0;
  return (
    <ol ref={list} className="search-page-results">
      {search.groups.map((group) => (
        <li key={group.id}>
          <p className="search-page-place">{[group.version ?? '', ...group.crumbs, group.title].filter(Boolean).join(' › ')}</p>
          <ul>
            {group.hits.map((hit) => {
              const own = ++position;
              return (
                <li key={hit.id}>
                  <h2>
                    {hit.above.map((heading) => `${heading} › `)}
                    <a href={hit.url} onClick={(event) => onOpen(event, hit, own)}>
                      <Fragments of={hit.heading} />
                    </a>
                  </h2>
                  <p className="search-page-snippet" data-pending={hit.textFile && !snippets.has(hit.id) ? hit.id : undefined}>
                    <Fragments of={snippets.get(hit.id) ?? hit.snippet} />
                  </p>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
