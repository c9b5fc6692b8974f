/** Brings the search page to life: its results are drawn by search itself. */
import { loadChunk } from './chunk.ts';
import type { Data } from './data.ts';

export function showSearchPage(data: Data): void {
  const place = document.getElementById('search-page');
  if (!place) return;
  loadChunk(place, 'search', () => import('./search-results.tsx')).then(({ mountResults }) => {
    if (place.isConnected) mountResults(place, data);
  });
}
