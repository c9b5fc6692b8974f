/**
 * What the dialog and the results page say besides results: that search failed, that other versions have a word, that
 * there are no results.
 */
import './messages.css';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { counted } from '../../basics/counted.ts';
import { fetchData } from '../../transport/fetch-file.ts';
import type { NameFate } from '../names.ts';
import type { OtherVersions, SearchEnvironment, SearchProvider, SearchResponse } from '../provider.ts';
import { soughtNames } from '../sought-names.ts';
import { isFar } from './numbered.ts';
import type { SearchState } from './use-search.ts';

export interface SearchMessagesProps {
  readonly search: SearchState;
  readonly environment: Pick<SearchEnvironment, 'commands' | 'feedbackUrl' | 'help' | 'namesUrl' | 'upgradeUrl'>;
  onSuggestion(query: string): void;
  onScope(version: string): void;
}

export const SearchMessages = ({
  search: { status, response, otherVersions, retry },
  environment,
  onScope,
  onSuggestion,
}: SearchMessagesProps) => {
  const fates = useNameFates(environment, response);
  return (
    <>
      {status === 'error' ? <SearchFailure onRetry={retry} /> : null}
      {response && fates.length ? (
        <ul className="search-message search-names">
          {fates.map(({ name, text, last }) => (
            <li key={`${name} ${text}`}>
              <code>{name}</code>: {withCode(text)}.{' '}
              {last === undefined ? (
                <a href={environment.namesUrl?.replace('.json', '')}>All names</a>
              ) : (
                <a href={environment.upgradeUrl(last, response.scope)}>Upgrade from {last}</a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {response && otherVersions && !fates.length ? (
        <InOtherVersions otherVersions={otherVersions} scope={response.scope} onScope={onScope} />
      ) : null}
      {response?.total === 0 ? <NoResults {...{ response, environment, onSuggestion }} /> : null}
    </>
  );
};

/** Text with code in backticks. */
const withCode = (text: string): ReactNode =>
  [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: whole, 1: code, index }) =>
    code === undefined ? whole : <code key={index}>{code}</code>,
  );

const noFates: readonly NameFate[] = [];

/** What became of the names in the query; nothing if that can't be loaded. */
function useNameFates(
  { commands, namesUrl }: SearchMessagesProps['environment'],
  response: SearchResponse | null,
): readonly NameFate[] {
  const [found, setFound] = useState({ of: '', fates: noFates });
  const { query = '', scope = '', unknownWords = false } = response ?? {};
  const of = `${scope} ${query} ${unknownWords}`;
  useEffect(() => {
    if (namesUrl === null || !soughtNames(query, unknownWords, commands).length) return;
    let isStale = false;
    const load = async () => {
      const { isPublicNames, nameFates } = await import('../names.ts');
      const names = await fetchData(namesUrl, isPublicNames);
      if (!isStale) setFound({ of, fates: nameFates(names, query, scope, unknownWords) });
    };
    load().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [commands, namesUrl, query, scope, unknownWords, of]);
  return found.of === of ? found.fates : noFates;
}

/** What is said before anything is typed, and above the pages for a start. */
export const beforeTyping = {
  hint: 'Type a word or a question, or paste an error message as it is.',
  starts: 'Often needed',
};

/** How many results there are, and whether they are only the closest ones. */
export const countedResults = ({ total, groups: [first] }: SearchResponse) =>
  counted(total, first && isFar(first) ? 'closest result' : 'result');

export const SearchBy = ({ attribution: { name, href } }: Pick<SearchProvider, 'attribution'>) =>
  href ? (
    <>
      Search by <a href={href}>{name}</a>
    </>
  ) : (
    `Search by ${name}`
  );

interface NoResultsProps extends Omit<SearchMessagesProps, 'search' | 'onScope'> {
  readonly response: SearchResponse;
}

const NoResults = ({ response, environment: { feedbackUrl, help }, onSuggestion }: NoResultsProps) => (
  <div className="search-message">
    <p className="search-message-title">
      No results for <q>{response.query}</q>
    </p>
    {response.suggestions.length ? (
      <>
        <p>Try searching for</p>
        <ul className="search-choices">
          {response.suggestions.map((query) => (
            <li key={query}>
              <button type="button" className="button" onClick={() => onSuggestion(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </>
    ) : null}
    {help.length ? (
      <p>
        More help:{' '}
        {help.map(({ label, href }, i) => (
          <Fragment key={href}>
            {i ? ', ' : ''}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </p>
    ) : null}
    <p>
      Believe this query should return results?{' '}
      <a href={feedbackUrl(response.query)} target="_blank" rel="noopener">
        Let us know.
      </a>
    </p>
  </div>
);

const SearchFailure = ({ onRetry }: { onRetry(): void }) => (
  <div className="search-message" role="alert">
    <p className="search-message-title">Unable to fetch results</p>
    <p>You might want to check your network connection.</p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);

interface InOtherVersionsProps extends Pick<SearchMessagesProps, 'onScope'> {
  readonly otherVersions: OtherVersions;
  readonly scope: string;
}

/** Suggests versions that have words that are missing in the searched one. */
const InOtherVersions = ({ otherVersions: { words, versions, totals }, scope, onScope }: InOtherVersionsProps) => (
  <div className="search-message search-other-versions">
    <p>
      <q>{words.join(' ')}</q>
      <span>{` is not in ${scope}. In other versions:`}</span>
    </p>
    <ul className="search-choices">
      {versions.map((version, i) => (
        <li key={version}>
          <button
            type="button"
            className="button"
            aria-label={totals?.[i] ? undefined : `Search version ${version}`}
            onClick={() => onScope(version)}
          >
            {totals?.[i] ? `${counted(totals[i], 'result')} in ${version}` : version}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
