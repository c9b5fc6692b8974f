/** The dialog's input and its buttons. */
import './search-box.css';
import type { RefObject } from 'react';
import type { SearchState } from '../use-search.ts';
import { Icon } from './icons.tsx';

export interface SearchBoxProps {
  readonly query: string;
  readonly status: SearchState['status'];
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the list that the input controls, its kind, and the id of its active option. */
  readonly list: string | null;
  readonly popup: 'listbox' | 'grid';
  readonly active: string | null;
  onQuery(query: string): void;
  onCancel(): void;
}

export function SearchBox({ query, status, input, list, popup, active, onQuery, onCancel }: SearchBoxProps) {
  return (
    <search>
      <form className="search-box" data-status={status} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-haspopup={popup}
          aria-expanded={list !== null}
          aria-controls={list ?? undefined}
          aria-activedescendant={active ?? undefined}
          placeholder="Search docs"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        {query ? (
          <button
            type="button"
            className="icon-button"
            title="Clear the query"
            aria-label="Clear the query"
            onClick={() => {
              onQuery('');
              input.current?.focus();
            }}
          >
            <Icon name="clear" />
          </button>
        ) : null}
        <button type="button" className="search-cancel" onClick={onCancel}>
          Cancel
        </button>
      </form>
    </search>
  );
}
