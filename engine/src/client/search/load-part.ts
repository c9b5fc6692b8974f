/** Loads the parts of search. If the site was rebuilt, reloads the page, and keeps the query meanwhile. */
import type { SearchProvider } from '../../search/provider.ts';
import type { Data } from '../data.ts';
import { reloadIfStale } from '../stale-build.ts';

/** Session storage key that keeps the query while the page reloads. */
const waitingQuery = 'search-wanted';

/** Returns the query that waits since a reload, once. */
export function takeWaitingQuery(): string | null {
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
export async function loadPart<T extends { searchProvider(data: Data): Promise<SearchProvider> }>(
  data: Data,
  load: () => Promise<T>,
  query?: () => string,
): Promise<[T, SearchProvider]> {
  try {
    const part = await load();
    return [part, await part.searchProvider(data)];
  } catch (error) {
    if (!(await reloadIfStale(data))) throw error;
    // Until the page is replaced, the reader types on.
    if (query) addEventListener('pagehide', () => sessionStorage.setItem(waitingQuery, query()));
    return new Promise(() => undefined);
  }
}
