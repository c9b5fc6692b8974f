/** The search page's results, loaded with that page. */
import { site } from 'virtual:site';
import { createRoot } from 'react-dom/client';
import { ResultsPage } from '../search/results/entry.ts';
import { Guarded } from '../shell/crash/guarded.tsx';
import { loadChunk } from './chunk.ts';
import type { Data } from './data.ts';
import { navigateTo } from './search-dialog.tsx';
import { searchEnvironment, searchProvider } from './search-environment.ts';

/** Draws the results page in `place`. */
export function mountResults(place: HTMLElement, data: Data): void {
  const environment = searchEnvironment(data);
  loadChunk(place, 'search', () => searchProvider(environment)).then((provider) => {
    createRoot(place).render(
      <Guarded name="search">
        <ResultsPage provider={provider} environment={environment} search={location.search} siteTitle={site.config.title} navigate={navigateTo} />
      </Guarded>,
    );
  });
}
