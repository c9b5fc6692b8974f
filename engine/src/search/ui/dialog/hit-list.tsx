// biome-ignore-all lint/a11y/useSemanticElements: a listbox groups its options with this role
/** The results in the dialog: a listbox of links, grouped by page. */
import './hit-list.css';
import { type MouseEvent, useRef } from 'react';
import type { Fragment, Hit, SearchProvider, SearchResponse } from '../../provider.ts';
import { Fragments } from '../fragments.tsx';
import { isWholePage, numbered, shortcoming, startsWithPage } from '../numbered.ts';
import { useSnippets } from '../use-search.ts';
import type { ChoiceList } from './choices.ts';
import { Icon } from './icons.tsx';

export interface HitListProps extends ChoiceList {
  readonly response: SearchResponse;
  readonly provider: SearchProvider;
  /** Whether the response belongs to the current query. */
  readonly settled: boolean;
}

export function HitList({ response, provider, settled, id, active, optionId, hrefOf, onPoint, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { groups, total } = response;
  const snippets = useSnippets({ provider, response, groups, settled, list });
  const shown = groups.reduce((count, { hits }) => count + hits.length, 0);
  const option = (n: number) => ({
    id: optionId(n),
    href: hrefOf(n),
    role: 'option',
    'aria-selected': n === active,
    tabIndex: -1,
    onMouseMove: () => onPoint(n),
    onClick: (event: MouseEvent) => onOpen(event, n),
  });
  return (
    <div ref={list} id={id} role="listbox" aria-label="Search results">
      {numbered(groups).map(({ group, hits, label }) => (
        <section
          key={group.id}
          role="group"
          aria-label={label ? `${label} ${group.title}` : group.title}
          className="search-group"
        >
          {label ? (
            <p className="search-closest" aria-hidden="true">
              {label}
            </p>
          ) : null}
          {startsWithPage(group) ? null : (
            <p className="search-group-title" aria-hidden="true">
              <span>{group.title}</span>
              <Place version={group.version} crumbs={group.crumbs} />
            </p>
          )}
          {hits.map(({ hit, number }, i) => {
            const page = isWholePage(hit, group) ? (i ? 'below its title' : 'title') : null;
            return (
              <a
                key={hit.id}
                className={page === 'title' ? 'search-hit' : 'search-hit search-part'}
                {...option(number)}
              >
                <HitBody
                  hit={hit}
                  page={page}
                  snippet={snippets.get(hit.id) ?? hit.snippet}
                  note={shortcoming(hit, group)}
                />
              </a>
            );
          })}
        </section>
      ))}
      {shown < total ? (
        <a className="search-hit search-all" {...option(shown)}>
          {`See all ${total} results`}
        </a>
      ) : null}
    </div>
  );
}

const Place = ({ version, crumbs }: Pick<Hit, 'version' | 'crumbs'>) => (
  <span className="search-place">
    {crumbs.map((crumb) => (
      <span key={crumb}>{crumb}</span>
    ))}
    {version ? <span className="search-version">{version}</span> : null}
  </span>
);

interface HitBodyProps {
  readonly hit: Hit;
  /** Whether it is the whole page, and then whether it is the title of its group. */
  readonly page: 'title' | 'below its title' | null;
  readonly snippet: readonly Fragment[];
  readonly note: string | null;
}

/** A hit's heading, and the text that matched in its context. */
const HitBody = ({ hit, page, snippet, note }: HitBodyProps) => (
  <>
    <Icon name={page ? 'page' : hit.kind} />
    <span className="search-lines">
      <span>
        {hit.above.map((outer) => (
          <span key={outer} className="search-above">
            {outer}
          </span>
        ))}
        <Fragments of={hit.heading} />
      </span>
      {hit.record || snippet.length ? (
        <span className="search-snippet" data-pending={snippet.length ? undefined : hit.id}>
          <Fragments of={snippet} />
        </span>
      ) : null}
      {note ? <span className="search-missing">{note}</span> : null}
    </span>
    {page === 'title' ? <Place version={hit.version} crumbs={hit.crumbs} /> : null}
    <Icon name="enter" />
  </>
);
