/** The search dialog and its dependencies, loaded on first use. */

import { flushSync } from 'react-dom';
import { idPrefix, shellIds } from '../../config/ids.ts';
import type { SearchProvider } from '../../search/provider.ts';
import type { Sought } from '../../search/score-passages.ts';
import { SearchDialog, type TypedText } from '../../search/ui/dialog/dialog.tsx';
import { showPassage } from '../../search/ui/landing.ts';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
import { mountRoot } from '../../shell/mount-root.ts';
import { searchShortcut } from '../../shell/navbar/search-shortcut.ts';
import { targetOf } from '../../shell/target.ts';
import { browserGlobal } from '../browser-global.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';
import { searchEnvironment, searchProvider } from './search-environment.ts';

export { searchProvider } from './search-environment.ts';

export function warm(data: Data): void {
  searchProvider(data).then(
    (provider) => provider.warm(searchEnvironment(data).currentSet()),
    () => undefined,
  );
}

export function navigateTo(url: string, sought: Sought): void {
  const navigation = browserGlobal<{ navigate(url: string): { finished: Promise<unknown> } }>('navigation');
  if (!navigation) {
    location.assign(url);
    return;
  }
  navigation.navigate(url).finished.then(
    () => {
      const main = document.getElementById(shellIds.main);
      if (main) showPassage(main, targetOf(location.hash), sought);
    },
    () => undefined,
  );
}

/**
 * Shows the dialog. Returns a function that closes it and returns whether it was open.
 * @param before the element to restore focus to
 */
export function mountDialog(
  data: Data,
  provider: SearchProvider,
  typed: TypedText,
  before: Element | null,
  onClose: () => void,
): () => boolean {
  const place = document.body.appendChild(newElement('div', {}));
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    // The dialog restores focus itself if it can: unmount afterwards.
    setTimeout(() => {
      root.unmount();
      place.remove();
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
  };
  // At once, so that its input has the focus before the next key.
  const root = flushSync(() =>
    mountRoot(
      place,
      <ErrorBoundary name="search">
        <SearchDialog
          provider={provider}
          environment={searchEnvironment(data)}
          typed={typed}
          isShortcut={(event) => searchShortcut(event) === 'toggle'}
          onClose={close}
          navigate={navigateTo}
        />
      </ErrorBoundary>,
      { identifierPrefix: idPrefix('search') },
    ),
  );
  return () => {
    const dialog = place.querySelector('dialog');
    const wasOpen = dialog?.open ?? true;
    if (dialog?.open) dialog.close();
    else close();
    return wasOpen;
  };
}
