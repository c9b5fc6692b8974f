import { type KeyboardEvent as ReactKeyboardEvent, useContext, useEffect } from 'react';
import { SearchIcon } from '../icons/icons.tsx';
import { type SearchService, Services } from '../services.ts';
import { isCharacter, searchKeys, searchShortcut } from './search-shortcut.ts';

function useSearchShortcut(search: SearchService | undefined): void {
  useEffect(() => {
    if (!search) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented ? null : searchShortcut(event);
      if (!asked) return;
      event.preventDefault();
      // A key that is held down would toggle it repeatedly.
      if (asked === 'open') search.open();
      else if (!event.repeat) search.toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [search]);
}

/** The search button: hover and focus load search, a click opens it, and typing starts the query. */
export function SearchButton() {
  const search = useContext(Services)?.search;
  useSearchShortcut(search);
  const prepare = () => search?.prepare();
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!isCharacter(event) || event.key === ' ') return;
    event.preventDefault();
    search?.open(event.key === '/' ? '' : event.key);
  };
  return (
    <button
      type="button"
      className="search-button"
      data-action="search"
      aria-keyshortcuts={searchKeys.aria}
      onClick={() => search?.open()}
      onKeyDown={onKeyDown}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    >
      <SearchIcon />
      <span>Search</span>
      <kbd>{searchKeys.shown}</kbd>
    </button>
  );
}
