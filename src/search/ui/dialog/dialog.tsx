/** The search dialog: a combobox over the docs. */
import './dialog.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hitsPerGroup, hitsPerGroupNarrow, hitsPerSearch, snippetWords, snippetWordsNarrow } from '../../limits.ts';
import type { SearchEnvironment, SearchProvider } from '../../provider.ts';
import { highlightUrl } from '../highlight.tsx';
import { InOtherVersions, NoResults, SearchFailure } from '../no-results.tsx';
import { type RememberedPlace, useRemembered } from '../remembered.ts';
import { limitQuery, shortenQuery } from '../shorten-query.ts';
import { isNarrowScreen, useSearch } from '../use-search.ts';
import { type Choice, choicesOf } from './choices.ts';
import { DialogFooter } from './footer.tsx';
import { HitList } from './hit-list.tsx';
import { SearchBox } from './search-box.tsx';
import { StartScreen } from './start-screen.tsx';

export interface SearchDialogProps {
  readonly provider: SearchProvider;
  readonly environment: SearchEnvironment;
  /** What the reader typed before the dialog was there. */
  readonly initialQuery?: string;
  /** Whether a key toggles the dialog. */
  isShortcut(event: globalThis.KeyboardEvent): boolean;
  onClose(): void;
  /** Goes to an address of the site; `terms` are to be highlighted there. */
  navigate(url: string, terms: readonly string[]): void;
}

export function SearchDialog({ provider, environment, initialQuery = '', isShortcut, onClose, navigate }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState(() => shortenQuery(initialQuery));
  const [scope, setScope] = useState(() => environment.currentSet());
  const [attempt, setAttempt] = useState(0);
  const [active, setActive] = useState(0);
  const narrow = isNarrowScreen();

  const options = {
    provider,
    query,
    scope,
    attempt,
    hits: hitsPerSearch,
    perGroup: narrow ? hitsPerGroupNarrow : hitsPerGroup,
    snippetWords: narrow ? snippetWordsNarrow : snippetWords,
  };
  const { status, response, otherVersions } = useSearch(options);
  const remembered = useRemembered(environment);
  const choices = choicesOf(query, response, remembered.places, environment, scope);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);
  useEffect(() => provider.warm(scope), [provider, scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts at its first choice
  useLayoutEffect(() => setActive(0), [response, query === '']);
  const optionId = (number: number) => `${id}o${number}`;
  useEffect(() => {
    document.getElementById(`${id}o${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const close = () => dialog.current?.close();
  const open = (choice: Choice, newTab: boolean) => {
    if (choice.hit && response) provider.opened(choice.hit, choice.number + 1, response);
    if (choice.place) remembered.visit(choice.place);
    const external = choice.hit?.external ?? false;
    if (newTab) {
      window.open(choice.hit ? highlightUrl(choice.hit) : choice.url, '_blank', 'noopener');
      return;
    }
    close();
    if (external) location.assign(choice.url);
    else navigate(choice.url, choice.hit?.words ?? []);
  };
  const onOpen = (event: MouseEvent, number: number) => {
    const choice = choices[number];
    if (!choice) return;
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (modified) {
      if (choice.place) remembered.visit(choice.place);
      return;
    }
    event.preventDefault();
    open(choice, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog that is closing has the focus a moment longer: its keys are the page's.
    if (!dialog.current?.open) return;
    const modifier = event.ctrlKey || event.metaKey;
    if (isShortcut(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.target !== input.current || event.nativeEvent.isComposing || choices.length === 0) return;
    const choice = choices[active];
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % choices.length,
      ArrowUp: (active || choices.length) - 1,
      Home: 0,
      End: choices.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && !modifier && !event.shiftKey && !event.altKey) setActive(to);
    else if (event.key === 'Enter' && choice) open(choice, modifier);
    else return;
    event.preventDefault();
  };

  const typed = query.trim() !== '';
  const listed = choices.length > 0;
  const list = { id: `${id}list`, active, optionId, onPoint: (number: number) => number !== active && setActive(number), onOpen };
  // The button that was pressed goes with its row.
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
          active={listed ? optionId(active) : null}
          onQuery={(text) => setQuery(limitQuery(query, text))}
          onCancel={close}
        />
        <div className="search-body" aria-busy={status === 'loading' || status === 'stalled'}>
          {!typed && (
            <StartScreen
              {...list}
              places={remembered.places}
              hrefOf={({ path }) => `${environment.base}${path.slice(1)}`}
              onSave={keepFocus(remembered.save)}
              onForget={keepFocus(remembered.forget)}
            />
          )}
          {typed && status === 'error' && <SearchFailure onRetry={() => setAttempt(attempt + 1)} />}
          {typed && response && otherVersions && <InOtherVersions otherVersions={otherVersions} scope={scope} onScope={changeScope} />}
          {typed && response && response.total > 0 && (
            <HitList
              {...list}
              provider={provider}
              response={response}
              snippetWords={options.snippetWords}
              settled={status === 'idle'}
              allHref={choices.at(-1)?.url ?? ''}
            />
          )}
          {typed && response && response.total === 0 && status !== 'error' && (
            <NoResults response={response} feedbackUrl={environment.feedbackUrl(response.query)} onSuggestion={setQuery} />
          )}
        </div>
        <DialogFooter scope={scope} versions={environment.versions} attribution={provider.attribution} onScope={changeScope} />
        <p role="status" className="visually-hidden">
          {typed && response && status === 'idle' ? announcement(response.total, response.query) : ''}
        </p>
      </div>
    </dialog>
  );
}

function announcement(total: number, query: string): string {
  return total === 0 ? `No results for ${query}` : `${total} ${total === 1 ? 'result' : 'results'} for ${query}`;
}
