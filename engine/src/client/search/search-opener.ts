/** Loads search on first use: a hover, touch, or focus on its button preloads it, and a click or a key opens it. */
import { site } from 'virtual:site';
import workerUrl from '../../search/embedded/worker.ts?worker&url';
import type { SearchService } from '../../shell/services.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';
import { loadPart, takeWaitingQuery } from './load-part.ts';
import { type TypeAhead, typeAhead } from './type-ahead.ts';

/** The search service for the shell, and what replaying events needs. */
export interface SearchControl extends SearchService {
  /** Whether search was opened and its code is still loading. */
  isLoading(): boolean;
  /** Handles a key that was pressed while its code was loading. */
  type(key: string): void;
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

/**
 * Preloads what the dialog's code asks for when it has arrived, which saves a round trip: the worker, and the names in
 * the index of the page's version.
 */
function preloadIndex({ state }: Data): void {
  if (!state || site.config.search.provider !== 'embedded') return;
  const names = `${state.files.digest}names.json`;
  if (document.head.querySelector(`link[href="${names}"]`)) return;
  const preload = (rel: string, as: string, href: string) =>
    document.head.append(newElement('link', { rel, as, href, crossorigin: '' }));
  // Browsers know no preload for workers.
  preload('modulepreload', 'script', workerUrl);
  preload('preload', 'fetch', names);
}

/** What was typed before the page was reloaded; null if it wasn't. */
function queryBeforeReload(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The first access to session storage is slow.
  return entry?.type === 'reload' ? takeWaitingQuery() : null;
}

/** Creates the control. Nothing is loaded before first use. */
export function searchOpener(data: Data): SearchControl {
  const load = importAgain(() => import('./search-dialog.tsx'));
  /** Closes the dialog and returns whether it was open, because its close event comes later. */
  let close: (() => boolean) | null = null;
  let typing: TypeAhead | null = null;

  const prepare = () => {
    preloadIndex(data);
    load()
      .then(({ warm }) => warm(data))
      .catch(() => undefined);
  };

  const open = (query = '') => {
    if (close) return;
    // Rendering the dialog would delay what search fetches.
    prepare();
    const before = document.activeElement;
    const ahead = typeAhead(query, () => close?.());
    typing = ahead;
    const settle = () => {
      if (typing === ahead) typing = null;
      ahead.end();
    };
    const closeWaiting = () => {
      const wasOpen = waiting.open;
      waiting.close();
      return wasOpen;
    };
    const waiting = openWaiting(() => {
      settle();
      if (close === closeWaiting) close = null;
    });
    close = closeWaiting;
    loadChunk(waiting, 'search', () => loadPart(data, load, ahead.text)).then(([{ mountDialog }, provider]) => {
      if (!waiting.isConnected) return;
      waiting.close();
      settle();
      close = mountDialog(data, provider, ahead.text(), before, () => {
        close = null;
      });
    });
  };

  const wanted = queryBeforeReload();
  if (wanted !== null) open(wanted);

  return {
    prepare,
    open,
    toggle() {
      if (close?.()) return;
      close = null;
      open();
    },
    isLoading: () => typing !== null,
    type: (key) => typing?.type(key),
  };
}
