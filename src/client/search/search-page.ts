/** Brings the search page to life: its results are drawn by search itself. */
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { reloadIfRenewed } from '../renewal.ts';

const load = importAgain(() => import('./search-results.tsx'));

export function showSearchPage(data: Data): void {
  const place = document.getElementById('search-page');
  if (!place) return;
  const loadOrRenew = async () => {
    try {
      const { mountResults, provider } = await load();
      return { mountResults, provider: await provider(data) };
    } catch (error) {
      if (await reloadIfRenewed(data)) await new Promise(() => undefined);
      throw error;
    }
  };
  // Below the form that the document has: what is typed into it meanwhile stays.
  const state = place.appendChild(document.createElement('div'));
  loadChunk(state, 'search', loadOrRenew).then(({ mountResults, provider }) => {
    if (place.isConnected) mountResults(place, data, provider);
  });
}
