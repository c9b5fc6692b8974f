/** The search dialog: a combobox over the docs. */
import './dialog.css';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hitsPerGroup, hitsPerGroupNarrow } from '../../limits.ts';
import { limitQuery, shortenQuery } from '../../pasted.ts';
import type { SearchEnvironment, SearchProvider, SearchResponse } from '../../provider.ts';
import { highlightUrl } from '../highlight.tsx';
import { counted, SearchMessages } from '../messages.tsx';
import { isNarrowScreen, useSearch } from '../use-search.ts';
import { type Choice, choicesOf, useChoices } from './choices.ts';
import { DialogFooter } from './footer.tsx';
import { HitList } from './hit-list.tsx';
import { type RememberedPlace, useRemembered } from './remembered.ts';
import { SearchBox } from './search-box.tsx';
import { useStartPages } from './start-pages.ts';
import { StartScreen } from './start-screen.tsx';

export interface SearchDialogProps {
  readonly provider: SearchProvider;
  readonly environment: SearchEnvironment;
  /** What the reader typed before the dialog was loaded. */
  readonly initialQuery: string;
  /** Returns whether a key toggles the dialog. */
  isShortcut(event: globalThis.KeyboardEvent): boolean;
  onClose(): void;
  /** Navigates to an address of the site, and highlights `terms` there. */
  navigate(url: string, terms: readonly string[]): void;
}

export function SearchDialog({ provider, environment, initialQuery, isShortcut, onClose, navigate }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => shortenQuery(initialQuery));
  const [scope, setScope] = useState(() => environment.currentSet());
  const search = useSearch(provider, query, scope, isNarrowScreen() ? hitsPerGroupNarrow : hitsPerGroup);
  const { status, response } = search;
  const remembered = useRemembered(environment);
  const starts = useStartPages(environment, scope);
  const choices = choicesOf(query, response, { ...remembered.places, starts }, environment, scope);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);
  useEffect(() => provider.warm(scope), [provider, scope]);
  const close = () => dialog.current?.close();
  const open = (choice: Choice, newTab: boolean) => {
    if (choice.hit && response) provider.opened(choice.hit, choices.indexOf(choice) + 1, response);
    if (choice.place) remembered.visit(choice.place);
    if (newTab) {
      window.open(choice.hit ? highlightUrl(choice.hit) : choice.url, '_blank', 'noopener');
      return;
    }
    close();
    if (choice.hit?.external) location.assign(choice.url);
    else navigate(choice.url, choice.hit?.words ?? []);
  };
  const [list, onKey] = useChoices(choices, response, open, ({ place }) => place && remembered.visit(place));
  const onKeyDown = (event: KeyboardEvent) => {
    // A closing dialog keeps the focus for a moment, but its keys are meant for the page.
    if (!dialog.current?.open) return;
    if (isShortcut(event.nativeEvent)) {
      event.stopPropagation();
      close();
    } else if (event.target !== input.current || !onKey(event)) return;
    event.preventDefault();
  };

  const typed = query.trim() !== '';
  const listed = choices.length > 0;
  // The pressed button disappears with its row, so move the focus.
  const keepFocus = (act: (place: RememberedPlace) => void) => (place: RememberedPlace) => {
    act(place);
    input.current?.focus();
  };
  const changeScope = (version: string) => {
    setScope(version);
    input.current?.focus();
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
          status={status}
          input={input}
          list={listed ? list.id : null}
          popup={typed ? 'listbox' : 'grid'}
          active={listed ? list.optionId(list.active) : null}
          onQuery={(text) => setQuery(limitQuery(query, text))}
          onCancel={close}
        />
        <div className="search-body" aria-busy={status === 'loading' || status === 'stalled'}>
          {typed ? null : (
            <StartScreen
              {...list}
              scope={scope}
              places={remembered.places}
              starts={starts}
              onSave={keepFocus(remembered.save)}
              onForget={keepFocus(remembered.forget)}
            />
          )}
          <SearchMessages search={search} feedbackUrl={environment.feedbackUrl} onSuggestion={setQuery} onScope={changeScope} />
          {response?.total ? <HitList {...list} provider={provider} response={response} settled={status === 'idle'} /> : null}
        </div>
        <DialogFooter scope={scope} versions={environment.versions} attribution={provider.attribution} onScope={changeScope} />
        <p role="status" className="visually-hidden">
          {response && status === 'idle' ? announcement(response) : ''}
        </p>
      </div>
    </dialog>
  );
}

const announcement = (response: SearchResponse) => `${response.total ? counted(response) : 'No results'} for ${response.query}`;
