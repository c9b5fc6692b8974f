/**
 * Loads search on first use: the dialog, which a hover, touch, or focus on its button preloads and a click or a key opens; and the results of
 * the search page.
 */
import type { SearchProvider } from '../../search/provider.ts';
import { isCharacter } from '../../shell/navbar/search-shortcut.ts';
import type { SearchService } from '../../shell/services.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { reloadIfStale } from '../stale-build.ts';

/** The search service for the shell, and what replaying events needs. */
export interface SearchControl extends SearchService {
  /** Whether search was opened and its code is still loading. */
  isLoading(): boolean;
  /** Handles a key that was pressed while its code was loading. */
  type(key: string): void;
}

/** Session storage key that keeps the query while the page reloads. */
const waitingQuery = 'search-wanted';

function takeWaitingQuery(): string | null {
  try {
    const query = sessionStorage.getItem(waitingQuery);
    sessionStorage.removeItem(waitingQuery);
    return query;
  } catch {
    return null;
  }
}

/**
 * Loads a part of search, and the provider. If the site was rebuilt, reloads the page instead.
 * @param query the query to open search with after a reload
 */
async function loadPart<T extends { searchProvider(data: Data): Promise<SearchProvider> }>(
  data: Data,
  load: () => Promise<T>,
  query?: () => string,
): Promise<[T, SearchProvider]> {
  try {
    const part = await load();
    return [part, await part.searchProvider(data)];
  } catch (error) {
    try {
      if (query) sessionStorage.setItem(waitingQuery, query());
    } catch {
      // Storage is blocked: the reader has to type the query again.
    }
    if (await reloadIfStale(data)) await new Promise(() => undefined);
    takeWaitingQuery();
    throw error;
  }
}

/** Opens a modal dialog for the loading state; Escape closes it. */
function openWaiting(onClosed: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-wait';
  dialog.setAttribute('aria-label', 'Search');
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClosed();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Creates the control. Nothing is loaded before first use. */
export function searchOpener(data: Data): SearchControl {
  const load = importAgain(() => import('./search-dialog.tsx'));
  /** Closes the dialog and returns whether it was open, because its close event comes later. */
  let close: (() => boolean) | null = null;
  let type: ((key: string) => void) | null = null;

  const open = (query = '') => {
    if (close) return;
    let typed = query;
    let isMounted = false;
    const before = document.activeElement;
    // Keep what is typed before the dialog is loaded.
    type = (key) => {
      if (key === 'Escape') close?.();
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
    };
    const listen = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
      const isBackspace = event.key === 'Backspace' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (onButton || !(isCharacter(event) || isBackspace)) return;
      event.preventDefault();
      type?.(event.key);
    };
    const settle = () => {
      type = null;
      removeEventListener('keydown', listen, true);
    };
    addEventListener('keydown', listen, true);
    const waiting = openWaiting(() => {
      settle();
      if (!isMounted) close = null;
    });
    close = () => {
      const wasOpen = waiting.open;
      waiting.close();
      return wasOpen;
    };
    loadChunk(waiting, 'search', () => loadPart(data, load, () => typed)).then(([{ mountDialog }, provider]) => {
      if (!waiting.isConnected) return;
      isMounted = true;
      waiting.close();
      settle();
      close = mountDialog(data, provider, typed, before, () => {
        close = null;
      });
    });
  };

  // Only after a reload: the first access to session storage is slow.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = entry?.type === 'reload' ? takeWaitingQuery() : null;
  if (wanted !== null) open(wanted);

  return {
    prepare() {
      load()
        .then(({ warm }) => warm(data))
        .catch(() => undefined);
    },
    open,
    toggle() {
      if (close?.()) return;
      close = null;
      open();
    },
    isLoading: () => type !== null,
    type: (key) => type?.(key),
  };
}

const loadResults = importAgain(() => import('./search-results.tsx'));

/** Shows the results of the search page. */
export function showSearchPage(data: Data): void {
  const place = document.getElementById('search-page');
  if (!place) return;
  // Keep the document's form: the reader may already be typing in it.
  const state = place.appendChild(document.createElement('div'));
  loadChunk(state, 'search', () => loadPart(data, loadResults)).then(([{ mountResults }, provider]) => {
    if (place.isConnected) mountResults(place, data, provider);
  });
}
