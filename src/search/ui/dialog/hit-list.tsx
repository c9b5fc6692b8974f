// biome-ignore-all lint/a11y/useSemanticElements: a listbox groups its options with this role
/** The results in the dialog: a listbox of links, page by page. */
import type { MouseEvent } from 'react';
import type { Hit, SearchResponse } from '../../provider.ts';
import { Fragments } from '../fragments.tsx';
import { Icon } from '../icons.tsx';

export interface HitListProps {
  readonly response: SearchResponse;
  readonly id: string;
  /** Number of the option that Enter opens, among all options. */
  readonly active: number;
  readonly allHref: string;
  optionId(number: number): string;
  onPoint(number: number): void;
  onOpen(event: MouseEvent, number: number): void;
}

export function HitList({ response, id, active, allHref, optionId, onPoint, onOpen }: HitListProps) {
  let number = -1;
  const option = (n: number) => ({
    id: optionId(n),
    role: 'option',
    'aria-selected': n === active,
    tabIndex: -1,
    onMouseMove: () => onPoint(n),
    onClick: (event: MouseEvent) => onOpen(event, n),
  });
  return (
    <div id={id} role="listbox" aria-label="Search results">
      {response.groups.map((group) => (
        <section key={group.id} role="group" aria-label={group.title} className="search-group">
          {group.hits[0]?.kind !== 'page' && (
            <p className="search-group-title" aria-hidden="true">
              <span>{group.title}</span>
              <Place version={group.version} crumbs={group.crumbs} />
            </p>
          )}
          {group.hits.map((hit) => {
            number++;
            return (
              <a key={hit.id} href={hit.url} className={`search-hit search-hit-${hit.kind}`} {...option(number)}>
                <HitBody hit={hit} />
              </a>
            );
          })}
        </section>
      ))}
      <a href={allHref} className="search-hit search-all" {...option(number + 1)}>
        See all {response.total} results
      </a>
    </div>
  );
}

/** Version and categories of a page. */
const Place = ({ version, crumbs }: Pick<Hit, 'version' | 'crumbs'>) => (
  <span className="search-place">
    {crumbs.map((crumb) => (
      <span key={crumb}>{crumb}</span>
    ))}
    {version && <span className="search-version">{version}</span>}
  </span>
);

/** What a hit shows: its heading, and the text that matched in its place. */
const HitBody = ({ hit }: { hit: Hit }) => (
  <>
    <Icon name={hit.kind} />
    <span className="search-lines">
      <span>
        {hit.above.map((heading) => (
          <span key={heading} className="search-above">
            {heading}
          </span>
        ))}
        <Fragments of={hit.heading} />
      </span>
      {hit.snippet.length > 0 && (
        <span className="search-snippet">
          <Fragments of={hit.snippet} />
        </span>
      )}
    </span>
    {hit.kind === 'page' && <Place version={hit.version} crumbs={hit.crumbs} />}
    <Icon name="enter" />
  </>
);
