/** The results page: all results of a query, at an address that can be shared. */
import './results-page.css';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { hitsPerSearch, limitQuery, shortenQuery, snippetWords, snippetWordsNarrow } from '../../limits.ts';
import type { Hit, SearchEnvironment, SearchProvider, SearchResponse } from '../../provider.ts';
import { InOtherVersions, NoResults, SearchFailure } from '../no-results.tsx';
import { isNarrowScreen, useSearch } from '../use-search.ts';
import { useResultsAddress } from './address.ts';
import { savePlace, useMore, useSavedPlace } from './more.ts';
import { ResultList } from './result-list.tsx';

/** What was typed into the placeholder, and whether it has focus. */
export interface DoneBefore {
  readonly typed: string;
  readonly focused: boolean;
}

export interface ResultsPageProps {
  readonly provider: SearchProvider;
  readonly environment: SearchEnvironment;
  /** `location.search`; a new one shows new results. */
  readonly search: string;
  readonly before: DoneBefore;
  readonly siteTitle: string;
  /** Navigates to an address of the site, and highlights `terms` there. */
  navigate(url: string, terms: readonly string[]): void;
}

export function ResultsPage({ provider, environment, search, before, siteTitle, navigate }: ResultsPageProps) {
  const { query, version, setAddress, go } = useResultsAddress(environment, search, before.typed);
  const input = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const narrow = isNarrowScreen();
  const request = {
    scope: version,
    hits: hitsPerSearch,
    perGroup: hitsPerSearch,
    snippetWords: narrow ? snippetWordsNarrow : snippetWords,
  };
  const { status, response, otherVersions } = useSearch({ provider, query, attempt, ...request });
  const more = useMore(provider, response, request);
  useSavedPlace(more);

  useEffect(() => {
    if (before.focused) input.current?.focus();
  }, [before]);
  useEffect(() => {
    document.title = `${query ? `Search results for “${query}”` : 'Search the documentation'} | ${siteTitle}`;
  }, [query, siteTitle]);

  const onOpen = (event: MouseEvent, hit: Hit, position: number) => {
    const answer = more.answerOf(hit);
    if (answer) provider.opened(hit, position, answer);
    savePlace(more);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!plain || hit.external) return;
    event.preventDefault();
    navigate(hit.url, hit.words);
  };
  const typed = query.trim() !== '';
  return (
    <>
      <h1>{typed ? <>Search results for “{query}”</> : 'Search the documentation'}</h1>
      <search>
        <form
          className="search-page-form"
          onSubmit={(event) => {
            event.preventDefault();
            go({ query, version });
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
              onInput={(event) => setAddress({ query: limitQuery(query, event.currentTarget.value), version })}
              onChange={() => {}}
            />
          </label>
          <label className="search-page-field search-page-version">
            <span>Version</span>
            <select name="version" value={version} onChange={(event) => go({ query, version: event.currentTarget.value })}>
              {environment.versions.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          </label>
        </form>
      </search>
      <p role="status" className="search-page-status">
        {summary(typed, status, response, version)}
      </p>
      {typed && status === 'error' && <SearchFailure onRetry={() => setAttempt(attempt + 1)} />}
      {typed && otherVersions && (
        <InOtherVersions otherVersions={otherVersions} scope={version} onScope={(label) => go({ query, version: label })} />
      )}
      {typed && response && response.total > 0 && (
        <ResultList
          provider={provider}
          query={response.query}
          scope={response.scope}
          snippetWords={request.snippetWords}
          settled={status === 'idle'}
          groups={more.groups}
          onOpen={onOpen}
        />
      )}
      {typed && response?.total === 0 && status !== 'error' && (
        <NoResults response={response} feedbackUrl={environment.feedbackUrl(query)} onSuggestion={(text) => go({ query: text, version })} />
      )}
      {more.left && (
        <p>
          <button type="button" className="button search-page-more" aria-disabled={more.status === 'loading'} onClick={more.load}>
            {more.status === 'error' ? 'Retry' : 'Show more results'}
          </button>
        </p>
      )}
      {/* Below the results: shown with them, so that it does not jump. */}
      {(!typed || response || status === 'error') && (
        <p className="search-page-by">
          Search by{' '}
          {provider.attribution.href ? <a href={provider.attribution.href}>{provider.attribution.name}</a> : provider.attribution.name}
        </p>
      )}
    </>
  );
}

function summary(typed: boolean, status: string, response: SearchResponse | null, version: string): string {
  if (!typed) return 'Type what you are looking for: a word, a function, a question.';
  if (status === 'stalled') return 'Searching …';
  if (status === 'error' || !response || response.total === 0) return '';
  return `${response.total} ${response.total === 1 ? 'result' : 'results'} in version ${version} and the unversioned pages`;
}

/** Reads what the reader typed into the placeholder, for `ResultsPage`, which replaces it. */
export function readPlaceholder(place: Element): DoneBefore {
  const field = place.querySelector<HTMLInputElement>('input[name=q]');
  return { typed: shortenQuery(field?.value ?? ''), focused: field !== null && field === document.activeElement };
}
