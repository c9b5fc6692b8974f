/** Loads the results of the search page and renders them. */
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { reloadIfStale } from '../stale-build.ts';

const load = importAgain(() => import('./search-results.tsx'));

export function showSearchPage(data: Data): void {
  const place = document.getElementById('search-page');
  if (!place) return;
  const loadOrReload = async () => {
    try {
      const { mountResults, provider } = await load();
      return { mountResults, provider: await provider(data) };
    } catch (error) {
      if (await reloadIfStale(data)) await new Promise(() => undefined);
      throw error;
    }
  };
  // Keep the document's form: the reader may already be typing in it.
  const state = place.appendChild(document.createElement('div'));
  loadChunk(state, 'search', loadOrReload).then(({ mountResults, provider }) => {
    if (place.isConnected) mountResults(place, data, provider);
  });
}
