/** Loads search on first use: a hover, touch, or focus on its button preloads it, and a click or a key opens it. */
import { site } from 'virtual:site';
import type { PageFeature } from '../../model/page-feature.ts';
import workerUrl from '../../search/embedded/worker.ts?worker&url';
import type { SearchProvider } from '../../search/provider.ts';
import type { TypedText } from '../../search/ui/dialog/dialog.tsx';
import { isCharacter } from '../../shell/navbar/search-shortcut.ts';
import type { SearchService } from '../../shell/services.ts';
import { unversionedSet } from '../../versions/site-versions.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';
import { reloadIfStale } from '../stale-build.ts';

export interface SearchControl extends SearchService {
  isLoading(): boolean;
  type(key: string): void;
  paste(text: string): void;
}

function openWaiting(onClosed: () => void): HTMLDialogElement {
  const dialog = newElement('dialog', { class: 'search-wait', 'aria-label': 'Search' });
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
  const names = state.files.digest;
  if (document.head.querySelector(`link[href="${names}"]`)) return;
  const preload = (rel: string, as: string, href: string) =>
    document.head.append(newElement('link', { rel, as, href, crossorigin: '' }));
  // Browsers know no preload for workers.
  preload('modulepreload', 'script', workerUrl);
  preload('preload', 'fetch', names);
}

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
    loadChunk(waiting, 'search', () => loadPart(data, load, () => ahead.typed().text)).then(
      ([{ mountDialog }, provider]) => {
        if (!waiting.isConnected) return;
        waiting.close();
        settle();
        close = mountDialog(data, provider, ahead.typed(), before, () => {
          close = null;
        });
      },
    );
  };

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
    paste: (text) => typing?.paste(text),
  };
}

/**
 * Loads a part of search, and the provider. If the site was rebuilt, reloads the page instead.
 * @param query the query to open search with after a reload; without one, the page shows search by itself
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
    if (!(await reloadIfStale(data, () => (query ? ['search', ...query()] : [])))) throw error;
    return new Promise(() => undefined);
  }
}

interface TypeAhead {
  typed(): TypedText;
  type(key: string): void;
  paste(pasted: string): void;
  end(): void;
}

function typeAhead(initialText: string, onEscape: () => void): TypeAhead {
  let text = initialText;
  let isEntered = false;
  const type = (key: string) => {
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    isEntered = key === 'Enter';
  };
  const listen = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
    const isEdit = /^(?:Backspace|Enter)$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (onButton || !(isCharacter(event) || isEdit)) return;
    event.preventDefault();
    type(event.key);
  };
  const paste = (pasted: string) => {
    text += pasted;
    isEntered = false;
  };
  const listening = new AbortController();
  addEventListener('keydown', listen, { capture: true, signal: listening.signal });
  addEventListener('paste', ({ clipboardData }) => paste(clipboardData?.getData('text') ?? ''), {
    signal: listening.signal,
  });
  return { typed: () => ({ text, isEntered }), type, paste, end: () => listening.abort() };
}

export function bindSearchPage(data: Data): PageFeature {
  const load = importAgain(() => import('./search-results.tsx'));
  let unmount: (() => void) | null = null;
  return {
    beforePaint({ set, id }) {
      const place =
        set === unversionedSet && id === 'search' ? document.querySelector<HTMLElement>('.search-page') : null;
      if (!place) return;
      // Keep the document's form: the reader may already be typing in it.
      const state = place.appendChild(newElement('div', {}));
      loadChunk(state, 'search', () => loadPart(data, load)).then(([{ mountResults }, provider]) => {
        if (place.isConnected) unmount = mountResults(place, data, provider);
      });
    },
    leave() {
      unmount?.();
      unmount = null;
    },
  };
}
