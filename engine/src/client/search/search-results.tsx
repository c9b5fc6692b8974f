/** The results of the search page, loaded on that page. */
import { site } from 'virtual:site';
import { flushSync } from 'react-dom';
import { idPrefix } from '../../config/ids.ts';
import type { SearchProvider } from '../../search/provider.ts';
import { ResultsPage, readPlaceholder } from '../../search/ui/results/results-page.tsx';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
import { mountRoot } from '../../shell/mount-root.ts';
import type { Data } from '../data.ts';
import { navigateTo } from './search-dialog.tsx';
import { searchEnvironment } from './search-environment.ts';

export { searchProvider } from './search-environment.ts';

export function mountResults(place: HTMLElement, data: Data, provider: SearchProvider): () => void {
  const before = readPlaceholder(place);
  // At once: what is typed later would be lost with the placeholder.
  const root = flushSync(() =>
    mountRoot(
      place,
      <ErrorBoundary name="search">
        <ResultsPage
          provider={provider}
          environment={searchEnvironment(data)}
          before={before}
          siteTitle={site.config.title}
          navigate={navigateTo}
        />
      </ErrorBoundary>,
      { identifierPrefix: idPrefix('results') },
    ),
  );
  return () => root.unmount();
}
