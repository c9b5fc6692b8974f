/** The results page: all results of a query, at an address that can be shared. */
import './results-page.css';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../../shell/plain-click.ts';
import { hitsPerSearch } from '../../limits.ts';
import { limitQuery } from '../../pasted.ts';
import type { Hit, SearchEnvironment, SearchProvider } from '../../provider.ts';
import type { Sought } from '../../score-passages.ts';
import { limitedInput } from '../limited-input.ts';
import { beforeTyping, countedResults, SearchBy, SearchMessages } from '../messages.tsx';
import { isEmptyQuery, type SearchState, useSearch } from '../use-search.ts';
import { VersionOptions } from '../version-options.tsx';
import type { ResultsAddress } from './address.ts';
import { ResultList } from './result-list.tsx';
import { savePlace, useMore, useResultsAddress, useSavedPlace } from './use-results.ts';

/** What was typed into the placeholder, and whether it has focus. */
export interface DoneBefore {
  readonly typed: string;
  readonly focused: boolean;
}

export interface ResultsPageProps {
  readonly provider: SearchProvider;
  readonly environment: SearchEnvironment;
  readonly before: DoneBefore;
  readonly siteTitle: string;
  /** Navigates to an address of the site, and shows the passage with what is sought. */
  navigate(url: string, sought: Sought): void;
}

interface ResultsFormProps extends Pick<SearchEnvironment, 'versions'>, ResultsAddress {
  readonly input: RefObject<HTMLInputElement | null>;
  onType(query: string): void;
  onSearch(address: ResultsAddress): void;
}

const ResultsForm = ({ query, version, versions, input, onType, onSearch }: ResultsFormProps) => (
  <search>
    <form
      className="search-page-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ query, version });
      }}
    >
      <label className="search-page-field">
        <span>Search docs</span>
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={limitedInput(query, onType)}
        />
      </label>
      <label className="search-page-field search-page-version">
        <span>Version</span>
        <select
          name="version"
          value={version}
          onChange={(event) => onSearch({ query, version: event.currentTarget.value })}
        >
          <VersionOptions versions={versions} />
        </select>
      </label>
    </form>
  </search>
);

/** The search page: its query and version are those of the address. */
export function ResultsPage({ provider, environment, before, siteTitle, navigate }: ResultsPageProps) {
  const { query, version, setAddress, go } = useResultsAddress(environment, before.typed);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(provider, query, version, hitsPerSearch);
  const { status, response } = search;
  const more = useMore(provider, response);
  useSavedPlace(more);

  const isEmpty = isEmptyQuery(query);
  const title = isEmpty ? 'Search the documentation' : `Search results for “${query}”`;
  useEffect(() => {
    if (before.focused) input.current?.focus();
  }, [before]);
  useEffect(() => {
    document.title = `${title} | ${siteTitle}`;
  }, [title, siteTitle]);

  const onOpen = (event: MouseEvent, hit: Hit, position: number) => {
    const answer = more.answerOf(hit);
    if (answer) provider.opened(hit, position, answer);
    savePlace(more);
    if (!isPlainClick(event) || hit.external) return;
    event.preventDefault();
    navigate(hit.url, { query, words: hit.words });
  };
  const { versions } = environment;
  const onType = (text: string) => setAddress({ query: text, version });
  const onSuggestion = (text: string) => go({ query: text, version });
  const onScope = (label: string) => go({ query, version: label });
  return (
    <>
      <h1>{title}</h1>
      <ResultsForm query={query} version={version} versions={versions} input={input} onType={onType} onSearch={go} />
      <p role="status" className="search-page-status">
        {isEmpty ? beforeTyping.hint : summary(search, version)}
      </p>
      <SearchMessages search={search} environment={environment} onSuggestion={onSuggestion} onScope={onScope} />
      {response?.total ? (
        <ResultList
          provider={provider}
          response={response}
          settled={status === 'idle'}
          groups={more.groups}
          onOpen={onOpen}
        />
      ) : null}
      {isEmpty ? <StartPages pages={environment.startPages} /> : null}
      {more.hasMore ? <MoreButton status={more.status} onClick={more.load} /> : null}
      {/* Below the results: shown with them, so that it does not jump. */}
      {isEmpty || response || status === 'error' ? (
        <p className="search-page-by">
          <SearchBy attribution={provider.attribution} />
        </p>
      ) : null}
    </>
  );
}

/** Before anything is typed, what readers need most. */
const StartPages = ({ pages }: { readonly pages: SearchEnvironment['startPages'] }) =>
  pages.length ? (
    <>
      <p className="search-page-closest">{beforeTyping.starts}</p>
      <ul className="search-page-starts">
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  ) : null;

const MoreButton = ({ status, onClick }: { readonly status: SearchState['status']; onClick(): void }) => (
  <p>
    <button type="button" className="button" aria-disabled={status === 'loading'} onClick={onClick}>
      {status === 'error' ? 'Retry' : 'Show more results'}
    </button>
  </p>
);

function summary({ status, response }: SearchState, version: string): string {
  if (status === 'stalled') return 'Searching …';
  if (status === 'error' || !response || response.total === 0) return '';
  return `${countedResults(response)} in version ${version} and the unversioned pages`;
}

/** Reads what the reader typed into the placeholder, for `ResultsPage`, which replaces it. */
export function readPlaceholder(place: Element): DoneBefore {
  const field = place.querySelector<HTMLInputElement>('input[name=q]');
  return { typed: limitQuery('', field?.value ?? ''), focused: field !== null && field === document.activeElement };
}
