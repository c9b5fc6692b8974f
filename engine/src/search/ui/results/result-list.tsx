/** The results, grouped by page. */
import { type MouseEvent, useRef } from 'react';
import type { Hit } from '../../provider.ts';
import { Fragments } from '../fragments.tsx';
import { numbered, shortcoming, startsWithPage } from '../numbered.ts';
import { type SnippetOptions, useSnippets } from '../use-search.ts';

export interface ResultListProps extends Omit<SnippetOptions, 'list'> {
  onOpen(event: MouseEvent, hit: Hit, position: number): void;
}

export function ResultList({ onOpen, ...search }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const snippets = useSnippets({ ...search, list });
  return (
    <ol ref={list} className="search-page-results">
      {numbered(search.groups).map(({ group, hits, label }) => (
        <li key={group.id}>
          {label ? <p className="search-page-closest">{label}</p> : null}
          <p className="search-page-place">
            {[group.version, ...group.crumbs, startsWithPage(group) ? null : group.title].filter(Boolean).join(' › ')}
          </p>
          <ul>
            {hits.map(({ hit, number }) => (
              <li key={hit.id}>
                <h2>
                  {hit.above.map((heading) => (
                    <span key={heading}>{`${heading} › `}</span>
                  ))}
                  <a href={hit.url} onClick={(event) => onOpen(event, hit, number + 1)}>
                    <Fragments of={hit.heading} />
                  </a>
                </h2>
                {hit.record || hit.snippet.length ? (
                  <p
                    className="search-page-snippet"
                    data-pending={hit.record && !snippets.has(hit.id) ? hit.id : undefined}
                  >
                    <Fragments of={snippets.get(hit.id) ?? hit.snippet} />
                  </p>
                ) : null}
                {shortcoming(hit, group) ? <p className="search-page-missing">{shortcoming(hit, group)}</p> : null}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
