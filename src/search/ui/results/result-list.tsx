/** Results page by page, each with its place among the pages. */
import type { MouseEvent } from 'react';
import type { Hit, HitGroup } from '../../provider.ts';
import { Fragments } from '../fragments.tsx';

export interface ResultListProps {
  readonly groups: readonly HitGroup[];
  onOpen(event: MouseEvent, hit: Hit, position: number): void;
}

export function ResultList({ groups, onOpen }: ResultListProps) {
  let position = 0;
  return (
    <ol className="search-page-results">
      {groups.map((group) => (
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
                  <p>
                    <Fragments of={hit.snippet} />
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
