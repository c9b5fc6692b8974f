/** The dialog's input and its buttons. */
import './search-box.css';
import type { RefObject } from 'react';
import { limitedInput } from '../limited-input.ts';
import { isEmptyQuery, type SearchState } from '../use-search.ts';
import type { ChoiceList } from './choices.ts';
import { Icon } from './icons.tsx';

export interface SearchBoxProps {
  readonly query: string;
  readonly status: SearchState['status'];
  readonly input: RefObject<HTMLInputElement | null>;
  /** The list that the input controls; null if there is nothing to choose. */
  readonly list: ChoiceList | null;
  onQuery(query: string, isShortened: boolean): void;
  onCancel(): void;
}

export function SearchBox({ query, status, input, list, onQuery, onCancel }: SearchBoxProps) {
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
          aria-haspopup={isEmptyQuery(query) ? 'grid' : 'listbox'}
          aria-expanded={list !== null}
          aria-controls={list?.id}
          aria-activedescendant={list?.optionId(list.active)}
          placeholder="Search docs"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={limitedInput(query, onQuery)}
        />
        {query ? (
          <button
            type="button"
            className="icon-button"
            title="Clear the query"
            aria-label="Clear the query"
            onClick={() => {
              onQuery('', false);
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
