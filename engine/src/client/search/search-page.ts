/** Shows the results of the search page, whose code is loaded there. */
import type { PageFeature } from '../../model/page-feature.ts';
import { unversionedSet } from '../../versions/site-versions.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { loadPart } from './load-part.ts';

export function bindSearchPage(data: Data): PageFeature {
  const load = importAgain(() => import('./search-results.tsx'));
  let unmount: (() => void) | null = null;
  return {
    beforePaint({ set, id }) {
      const place = set === unversionedSet && id === 'search' ? document.getElementById('search-page') : null;
      if (!place) return;
      // Keep the document's form: the reader may already be typing in it.
      const state = place.appendChild(document.createElement('div'));
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
