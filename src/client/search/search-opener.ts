/**
 * Search, loaded when first wanted: a hover, touch or focus on its button fetches it, a click or a key opens it.
 */

import type { SearchService } from '../../shell/services.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { reloadIfStale } from '../stale-build.ts';

/** Search as the shell opens it, and as replaying uses it. */
export interface SearchControl extends SearchService {
  /** Whether it has been opened and its code isn't here yet. */
  isLoading(): boolean;
  /** A key pressed since search was opened and before its code was here. */
  type(key: string): void;
}

/** Where the query waits while the page is loaded anew for it. */
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

/** A modal place for how loading goes; closed by Escape. */
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

/** Makes the control. Nothing is loaded before it is asked for. */
export function searchOpener(data: Data): SearchControl {
  const load = importAgain(() => import('./search-dialog.tsx'));
  /** Closes what is open; says whether anything was, since a dialog tells of its closing only later. */
  let close: (() => boolean) | null = null;
  let type: ((key: string) => void) | null = null;

  const loadOrReload = async (query: () => string) => {
    try {
      const { mountDialog, provider } = await load();
      return { mountDialog, provider: await provider(data) };
    } catch (error) {
      try {
        sessionStorage.setItem(waitingQuery, query());
      } catch {
        // The reader types it again.
      }
      if (await reloadIfStale(data)) await new Promise(() => undefined);
      takeWaitingQuery();
      throw error;
    }
  };

  const open = (query = '') => {
    if (close) return;
    let typed = query;
    let given = false;
    const before = document.activeElement;
    // What is typed before the dialog is there is not lost.
    type = (key) => {
      if (key === 'Escape') close?.();
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
    };
    const listen = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
      if (
        onButton ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.key === 'Escape' ||
        (event.key.length > 1 && event.key !== 'Backspace')
      )
        return;
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
      if (!given) close = null;
    });
    close = () => {
      const wasOpen = waiting.open;
      waiting.close();
      return wasOpen;
    };
    loadChunk(waiting, 'search', () => loadOrReload(() => typed)).then(({ mountDialog, provider }) => {
      if (!waiting.isConnected) return;
      given = true;
      waiting.close();
      settle();
      close = mountDialog(data, provider, typed, before, () => {
        close = null;
      });
    });
  };

  // Only after a reload: the first look at the session's storage takes a while.
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
