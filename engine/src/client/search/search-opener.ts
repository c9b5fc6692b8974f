/** Loads search on first use: a hover, touch, or focus on its button preloads it, and a click or a key opens it. */
import { site } from 'virtual:site';
import workerUrl from '../../search/embedded/worker.ts?worker&url';
import type { SearchService } from '../../shell/services.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
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
  const preload = (link: Pick<HTMLLinkElement, 'rel' | 'as' | 'href'>) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...link }));
  // Browsers know no preload for workers.
  preload({ rel: 'modulepreload', as: 'script', href: workerUrl });
  preload({ rel: 'preload', as: 'fetch', href: `${state.files.digest}names.json` });
}

/** Creates the control. Nothing is loaded before first use. */
export function searchOpener(data: Data): SearchControl {
  const load = importAgain(() => import('./search-dialog.tsx'));
  /** Closes the dialog and returns whether it was open, because its close event comes later. */
  let close: (() => boolean) | null = null;
  let typing: TypeAhead | null = null;

  let isPreloaded = false;
  const prepare = () => {
    if (!isPreloaded) preloadIndex(data);
    isPreloaded = true;
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

  // Only after a reload: the first access to session storage is slow.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = entry?.type === 'reload' ? takeWaitingQuery() : null;
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
