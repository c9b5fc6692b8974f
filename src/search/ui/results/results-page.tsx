/** The results page: all that a query finds, linkable. */
import './results-page.css';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { hitsPerSearch, snippetWords, snippetWordsNarrow } from '../../limits.ts';
import type { Hit, SearchEnvironment, SearchProvider, SearchResponse } from '../../provider.ts';
import { InOtherVersions, NoResults, SearchFailure } from '../no-results.tsx';
import { limitQuery, shortenQuery } from '../shorten-query.ts';
import { isNarrowScreen, useMore, useSearch } from '../use-search.ts';
import { notePlace, type ResultsAddress, readResultsAddress, resultsUrl, useNotedPlace } from './address.ts';
import { ResultList } from './result-list.tsx';

/** What was typed into the placeholder, and whether the reader is in it. */
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
  /** Goes to an address of the site; `terms` are to be highlighted there. */
  navigate(url: string, terms: readonly string[]): void;
}

/** Milliseconds without a key after which the address follows what is typed. */
const debounceMs = 400;

export function ResultsPage({ provider, environment, search, before, siteTitle, navigate }: ResultsPageProps) {
  const [{ query, version }, setAddress] = useState(() => {
    const address = readResultsAddress(search, environment);
    return { ...address, query: before.typed || address.query };
  });
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
  useNotedPlace(more);

  // What was typed before is newer than the first address.
  const followed = useRef(search);
  useEffect(() => {
    if (followed.current === search) return;
    followed.current = search;
    setAddress(readResultsAddress(search, environment));
  }, [search, environment]);
  useEffect(() => {
    if (before.focused) input.current?.focus();
  }, [before]);
  useEffect(() => {
    const update = () => setAddress(readResultsAddress(location.search, environment));
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, [environment]);
  useEffect(() => {
    const title = query ? `Search results for “${query}”` : 'Search the documentation';
    document.title = `${title} | ${siteTitle}`;
    const shown = readResultsAddress(location.search, environment);
    if (shown.query === query && shown.version === version) return;
    const timer = setTimeout(() => {
      if (isAddressOf({ query, version }, environment)) return;
      // Typing on changes the entry; another query gets one of its own, so that Back returns to the one before.
      const isTypedOn = query.startsWith(shown.query) || shown.query.startsWith(query);
      const write = isTypedOn ? 'replaceState' : 'pushState';
      history[write](null, '', resultsUrl(environment.resultsPage, query, version));
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query, version, environment, siteTitle]);

  /** A history entry of its own: Back returns to what was searched before. */
  const go = (next: { query: string; version: string }) => {
    if (!isAddressOf(next, environment)) history.pushState(null, '', resultsUrl(environment.resultsPage, next.query, next.version));
    setAddress(next);
  };
  const onOpen = (event: MouseEvent, hit: Hit, position: number) => {
    const answer = more.answerOf(hit);
    if (answer) provider.opened(hit, position, answer);
    notePlace(more);
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
      {/* Below the results: not before they are there, or it would jump. */}
      {(!typed || response || status === 'error') && (
        <p className="search-page-by">
          Search by{' '}
          {provider.attribution.href ? <a href={provider.attribution.href}>{provider.attribution.name}</a> : provider.attribution.name}
        </p>
      )}
    </>
  );
}

/** Whether the page's address is that of a search. */
function isAddressOf({ query, version }: ResultsAddress, environment: SearchEnvironment): boolean {
  const shown = readResultsAddress(location.search, environment);
  return shown.query === query && shown.version === version;
}

function summary(typed: boolean, status: string, response: SearchResponse | null, version: string): string {
  if (!typed) return 'Type what you are looking for: a word, a function, a question.';
  if (status === 'stalled') return 'Searching …';
  if (status === 'error' || !response || response.total === 0) return '';
  return `${response.total} ${response.total === 1 ? 'result' : 'results'} in version ${version} and the unversioned pages`;
}

/** Reads what the reader did on the page as the build wrote it; for `ResultsPage`, which replaces that. */
export function readPlaceholder(place: Element): DoneBefore {
  const field = place.querySelector<HTMLInputElement>('input[name=q]');
  return { typed: shortenQuery(field?.value ?? ''), focused: field !== null && field === document.activeElement };
}
