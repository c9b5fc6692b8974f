/** The messages of the dialog and the results page if there are no results. */
import './no-results.css';
import type { OtherVersions, SearchResponse } from '../provider.ts';

export interface NoResultsProps {
  readonly response: SearchResponse;
  readonly feedbackUrl: string;
  onSuggestion(query: string): void;
}

export const NoResults = ({ response, feedbackUrl, onSuggestion }: NoResultsProps) => (
  <div className="search-message">
    <p className="search-message-title">
      No results for <q>{response.query}</q>
    </p>
    {response.suggestions.length > 0 && (
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
    )}
    <p>
      Believe this query should return results?{' '}
      <a href={feedbackUrl} target="_blank" rel="noopener">
        Let us know.
      </a>
    </p>
  </div>
);

export const SearchFailure = ({ onRetry }: { onRetry(): void }) => (
  <div className="search-message" role="alert">
    <p className="search-message-title">Unable to fetch results</p>
    <p>You might want to check your network connection.</p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);

/** Maximum number of versions to suggest. */
const mostOffered = 4;

/** Suggests versions that have words that are missing in the searched one. */
export const InOtherVersions = ({
  otherVersions,
  scope,
  onScope,
}: {
  otherVersions: OtherVersions;
  scope: string;
  onScope(version: string): void;
}) => (
  <div className="search-message search-other-versions">
    <p>
      <q>{otherVersions.words.join(' ')}</q> is not in {scope}. In other versions:
    </p>
    <ul className="search-choices">
      {otherVersions.versions.slice(0, mostOffered).map((version) => (
        <li key={version}>
          <button type="button" className="button" aria-label={`Search version ${version}`} onClick={() => onScope(version)}>
            {version}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
