/** The search dialog and what it needs, loaded at the first sign that a reader will search. */
import { createRoot } from 'react-dom/client';
import { SearchDialog } from '../search/dialog/entry.ts';
import { highlightTerms } from '../search/highlight.ts';
import { Guarded } from '../shell/crash/guarded.tsx';
import { loadChunk } from './chunk.ts';
import type { Data } from './data.ts';
import { searchEnvironment, searchProvider } from './search-environment.ts';

/** Gets the index ready. */
export function warm(data: Data): void {
  const environment = searchEnvironment(data);
  searchProvider(environment).then((provider) => provider.warm(environment.currentSet()), () => undefined);
}

/** Goes to an address in the page where that is possible, and shows the terms there. */
export function navigateTo(url: string, terms: readonly string[]): void {
  const { navigation } = window as { navigation?: { navigate(url: string): { finished: Promise<unknown> } } };
  if (!navigation) {
    location.assign(url);
    return;
  }
  navigation.navigate(url).finished.then(
    () => {
      const main = document.getElementById('main');
      if (main) highlightTerms(main, terms);
    },
    () => undefined,
  );
}

/** Shows the dialog in `place`; gives a function that closes it. */
export function mountDialog(place: HTMLElement, data: Data, initialQuery: string, onClose: () => void): () => void {
  const environment = searchEnvironment(data);
  let closed = false;
  let root: ReturnType<typeof createRoot> | null = null;
  const before = document.activeElement;
  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    // The dialog gives focus back itself where it can; unmounting waits until it has.
    setTimeout(() => {
      root?.unmount();
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
  loadChunk(place, 'search', () => searchProvider(environment)).then((provider) => {
    if (closed) return;
    root = createRoot(place);
    root.render(
      <Guarded name="search">
        <SearchDialog provider={provider} environment={environment} initialQuery={initialQuery} onClose={close} navigate={navigateTo} />
      </Guarded>,
    );
  });
  return () => {
    const dialog = place.querySelector('dialog');
    if (dialog) dialog.close();
    else close();
  };
}
