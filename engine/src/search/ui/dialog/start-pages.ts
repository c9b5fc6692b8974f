/** Where a reader can start: the main pages of a version, as the project's sidebar has them. */
import { useEffect, useState } from 'react';
import type { SearchEnvironment } from '../../provider.ts';
import type { RememberedPlace } from './remembered.ts';

const none: readonly RememberedPlace[] = [];

/** The main pages of a version; empty until they are known. Without them, the dialog works as well. */
export function useStartPages({ startPages }: SearchEnvironment, scope: string): readonly RememberedPlace[] {
  const [loaded, setLoaded] = useState({ scope: '', pages: none });
  useEffect(() => {
    let isStale = false;
    startPages(scope).then(
      (pages) => isStale || setLoaded({ scope, pages: pages.map((page) => ({ ...page, page: '', version: scope })) }),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [startPages, scope]);
  return loaded.scope === scope ? loaded.pages : none;
}
