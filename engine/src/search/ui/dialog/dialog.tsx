/** The search dialog: a combobox over the docs. */
import './dialog.css';
import './footer.css';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { limitQuery } from '../../pasted.ts';
import type { SearchEnvironment, SearchProvider, SearchVersion } from '../../provider.ts';
import type { Sought } from '../../score-passages.ts';
import { countedResults, SearchBy, SearchMessages } from '../messages.tsx';
import { isEmptyQuery, type SearchState, useGroupSize, useSearch } from '../use-search.ts';
import { VersionOptions } from '../version-options.tsx';
import { type Choice, choicesOf, useChoices } from './choices.ts';
import { HitList } from './hit-list.tsx';
import { useRemembered } from './remembered.ts';
import { SearchBox } from './search-box.tsx';
import { StartScreen } from './start-screen.tsx';

export interface TypedText {
  readonly text: string;
  /** Whether Enter was the last key: the reader wants the first result. */
  readonly isEntered: boolean;
}

export interface SearchDialogProps {
  readonly provider: SearchProvider;
  readonly environment: SearchEnvironment;
  readonly typed: TypedText;
  isShortcut(event: globalThis.KeyboardEvent): boolean;
  onClose(): void;
  /** Navigates to an address of the site, and shows the passage with what is sought. */
  navigate(url: string, sought: Sought): void;
}

/** The dialog's element and its input, which has the focus from the start. */
function useModal({ text }: TypedText) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  return { dialog, input, close: () => dialog.current?.close(), focusInput: () => input.current?.focus() };
}

/**
 * Whether a key belongs to an input method, such as Enter that commits a composition. WebKit sends that one after the
 * composition has ended, and only its key code, 229, tells (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
const isComposing = ({ isComposing, keyCode }: globalThis.KeyboardEvent) => isComposing || keyCode === 229;

const isBusy = ({ status }: SearchState) => status === 'loading' || status === 'stalled';

/** Long, because it only connects: each part of the dialog, and each of its states, is a component or a hook of its own. */
export function SearchDialog({ provider, environment, typed, isShortcut, onClose, navigate }: SearchDialogProps) {
  const { dialog, input, close, focusInput } = useModal(typed);
  const [query, setQuery] = useState(() => limitQuery('', typed.text));
  const [isShortened, setShortened] = useState(query.trim() !== typed.text.trim());
  const changeQuery = (text: string, isPart = false) => {
    setQuery(text);
    setShortened(isPart);
  };
  const [scope, setScope] = useState(() => environment.currentSet());
  const search = useSearch(provider, query, scope, useGroupSize());
  const { response } = search;
  const remembered = useRemembered(environment);
  const choices = choicesOf(query, response, remembered.places, environment, scope);
  useEffect(() => provider.warm(scope), [provider, scope]);
  const open = (choice: Choice, newTab: boolean) => {
    if (choice.hit && response) provider.opened(choice.hit, choices.indexOf(choice) + 1, response);
    if (choice.place) remembered.visit(choice.place);
    if (newTab) return void window.open(choice.url, '_blank', 'noopener');
    close();
    if (choice.hit?.external) location.assign(choice.url);
    else navigate(choice.url, { query, words: choice.hit?.words ?? [] });
  };
  const answered = response && `${response.scope} ${response.query}`;
  const [list, onKey] = useChoices(choices, answered, open, ({ place }) => place && remembered.visit(place));
  const asked = `${scope} ${query}`;
  /** The search whose first result the reader wants, since before it was found. */
  const [wanted, setWanted] = useState(typed.isEntered && !isEmptyQuery(query) ? asked : '');
  const isWaiting = wanted === asked && isBusy(search);
  useEffect(() => {
    if (wanted === '' || isWaiting) return;
    setWanted('');
    const [first] = choices;
    if (wanted === asked && first?.hit) open(first, false);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // A closing dialog keeps the focus for a moment, but its keys are meant for the page.
    if (!dialog.current?.open || isComposing(event.nativeEvent)) return;
    if (isShortcut(event.nativeEvent)) {
      event.stopPropagation();
      close();
    } else if (event.target !== input.current) return;
    // The list of a search before this one is not what was asked for.
    else if (event.key === 'Enter' && !isEmptyQuery(query) && isBusy(search) && !list.active) setWanted(asked);
    else if (!onKey(event)) return;
    event.preventDefault();
  };
  const changeScope = (version: string) => {
    setScope(version);
    focusInput();
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search docs"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="search-panel">
        <SearchBox
          query={query}
          status={isWaiting ? 'stalled' : search.status}
          input={input}
          list={choices.length ? list : null}
          onQuery={changeQuery}
          onCancel={close}
        />
        <div className="search-body" aria-busy={isBusy(search)}>
          {isWaiting ? <p className="search-closest">Opening the first result …</p> : null}
          {isShortened ? <p className="search-closest">Shortened to the words that say most.</p> : null}
          {isEmptyQuery(query) ? (
            <StartScreen {...list} {...remembered} startPages={environment.startPages} onChanged={focusInput} />
          ) : null}
          <SearchMessages search={search} environment={environment} onSuggestion={changeQuery} onScope={changeScope} />
          {response?.total ? (
            <HitList {...list} provider={provider} response={response} settled={search.status === 'idle'} />
          ) : null}
        </div>
        <DialogFooter
          scope={scope}
          versions={environment.versions}
          attribution={provider.attribution}
          onScope={changeScope}
        />
        <Announcement search={search} />
      </div>
    </dialog>
  );
}

const Announcement = ({ search: { status, response } }: { readonly search: SearchState }) => (
  <p role="status" className="visually-hidden">
    {response && status === 'idle'
      ? `${response.total ? countedResults(response) : 'No results'} for ${response.query}`
      : ''}
  </p>
);

interface DialogFooterProps extends Pick<SearchProvider, 'attribution'> {
  readonly scope: string;
  readonly versions: readonly SearchVersion[];
  onScope(version: string): void;
}

// Not a footer: below the body, that would be a second one of the whole document.
const DialogFooter = ({ scope, versions, attribution, onScope }: DialogFooterProps) => (
  <div className="search-foot">
    <label>
      Version{' '}
      <select value={scope} onChange={(event) => onScope(event.currentTarget.value)}>
        <VersionOptions versions={versions} />
      </select>
    </label>
    <ul>
      <li>
        <kbd aria-label="Enter">↵</kbd> to select
      </li>
      <li>
        <kbd aria-label="Arrow up">↑</kbd>
        <kbd aria-label="Arrow down">↓</kbd> to navigate
      </li>
      <li>
        <kbd aria-label="Escape">esc</kbd> to close
      </li>
    </ul>
    <p>
      <SearchBy attribution={attribution} />
    </p>
  </div>
);
