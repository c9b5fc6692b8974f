/** The search dialog and what it needs, loaded at the first sign that a reader will search. */
import { createRoot } from 'react-dom/client';
import type { SearchProvider } from '../../search/provider.ts';
import { SearchDialog } from '../../search/ui/dialog/dialog.tsx';
import { highlightTerms } from '../../search/ui/highlight.ts';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
import type { Data } from '../data.ts';
import { searchEnvironment, searchProvider } from './search-environment.ts';

/** What answers queries. Rejects where it cannot be loaded. */
export const provider = (data: Data): Promise<SearchProvider> => searchProvider(searchEnvironment(data));

/** Gets the index ready. */
export function warm(data: Data): void {
  const environment = searchEnvironment(data);
  searchProvider(environment).then(
    (found) => found.warm(environment.currentSet()),
    () => undefined,
  );
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

/**
 * Shows the dialog; gives a function that closes it, and says whether it was open still.
 * @param before where focus goes back to
 */
export function mountDialog(
  data: Data,
  found: SearchProvider,
  initialQuery: string,
  before: Element | null,
  onClose: () => void,
): () => boolean {
  const place = document.createElement('div');
  place.id = 'search';
  document.body.append(place);
  const root = createRoot(place);
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    // The dialog gives focus back itself where it can; unmounting waits until it has.
    setTimeout(() => {
      root.unmount();
      place.remove();
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
  root.render(
    <ErrorBoundary name="search">
      <SearchDialog
        provider={found}
        environment={searchEnvironment(data)}
        initialQuery={initialQuery}
        onClose={close}
        navigate={navigateTo}
      />
    </ErrorBoundary>,
  );
  return () => {
    const dialog = place.querySelector('dialog');
    const wasOpen = dialog?.open ?? true;
    if (dialog?.open) dialog.close();
    else close();
    return wasOpen;
  };
}
