/**
 * Starts the client: React hydrates the regions of the document, and from then on renders other pages in them.
 */

import { bindComparison } from '../compare/interface/opener.ts';
import { afterPaint } from '../shell/after-paint.ts';
import type { ShellView } from '../shell/view.ts';
import { upgradePage } from '../site/change-addresses.ts';
import { unversionedSet } from '../versions/site-versions.ts';
import { importAgain } from './chunk.ts';
import { compareEnvironment } from './compare-environment.ts';
import type { Data } from './data.ts';
import { isRenderedOffline, viewOf } from './hydration/first-page.ts';
import { documentRegions } from './hydration/regions.ts';
import { bindIslands } from './islands/islands.tsx';
import { bindFocus } from './keep-focus.ts';
import { bindNavigation, type Show } from './navigation.ts';
import { offlineService } from './offline/service.ts';
import { rememberVersion } from './preferred-version.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindProse } from './prose/prose.ts';
import { type SearchControl, showSearchPage } from './search/search-opener.ts';

const loadNearestPages = importAgain(() => import('./nearest-pages.ts'));
const loadUpgrade = importAgain(() => import('../compare/guide/upgrade.tsx'));

/**
 * Starts the client. Resolves when the page is interactive.
 * @param first the page in the document or, offline, the one to render in it
 * @throws Error if the document lacks what the client needs; links remain plain links
 */
export async function startApp(data: Data, search: SearchControl, first: ShellView): Promise<void> {
  const { site } = first;
  const regions = documentRegions({ search, offline: offlineService(data) });
  if (isRenderedOffline()) {
    regions.show(first);
    document.title = first.page.documentTitle;
  } else await regions.hydrate(first);

  bindFocus();
  const islands = bindIslands(data);
  const prose = bindProse();
  const prefetch = bindPrefetch(data);
  const compare = compareEnvironment(data, site);
  const comparison = bindComparison(compare, site);
  let shown: ShellView = first;
  /** Work that must be done before the page is painted. */
  const beforePaint = () => {
    prose.beforePaint();
    if (shown.page.set === unversionedSet && shown.page.id === 'search') showSearchPage(data);
  };
  const afterwards = () => {
    const { page } = shown;
    islands.pageShown();
    prose.pageShown();
    prefetch.pageShown(page);
    comparison.pageShown(page);
    const nearest = document.querySelector('.nearest:empty');
    if (nearest) {
      loadNearestPages()
        .then(({ offerNearestPages }) => offerNearestPages(nearest, data, site))
        .catch((error: unknown) => console.warn('Similar pages are not offered.', error));
    }
    if (page.version && page.id === upgradePage) {
      loadUpgrade().then(
        ({ showUpgrade }) => showUpgrade(compare, site, page),
        (error: unknown) => console.warn('The script of the guide could not be loaded: checked boxes are not saved.', error),
      );
    }
    rememberVersion(page.version);
  };
  /** Shows a view; `inPlace`: in the previous page's element. */
  const showView = (next: ShellView, inPlace = false) => {
    shown = next;
    if (!inPlace) islands.pageLeaves();
    regions.show(next, inPlace);
    document.title = next.page.documentTitle;
    beforePaint();
    afterPaint(() => {
      if (shown === next) afterwards();
    });
  };
  const show: Show = (found) => {
    const view = viewOf(site, found);
    showView(view);
    return view.page.href;
  };
  if (import.meta.hot) {
    const { followEdits } = await import('./dev/follow-edits.ts');
    followEdits({ data, view: () => shown, viewOf: (found) => viewOf(site, found), show: showView });
  }
  bindNavigation(data, show);
  beforePaint();
  afterwards();
  if ('serviceWorker' in navigator && 'caches' in window) {
    import('./offline/register.ts').then(
      ({ registerWorker }) => registerWorker(data),
      (error: unknown) => console.warn('Nothing is kept for reading offline.', error),
    );
  }
}
