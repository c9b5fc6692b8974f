/**
 * Starts the client: React hydrates the regions of the document, and from then on renders other pages in them.
 */

import { afterPaint } from '../shell/after-paint.ts';
import type { ShellView } from '../shell/view.ts';
import { bindMenus } from './close-menus.ts';
import type { Data } from './data.ts';
import { isRenderedOffline, viewOf } from './hydration/first-page.ts';
import { documentRegions } from './hydration/regions.ts';
import { bindFocus } from './keep-focus.ts';
import { bindNavigation, type Show } from './navigation.ts';
import { offlineService } from './offline/service.ts';
import { bindFeatures } from './page-features.ts';
import type { SearchControl } from './search/search-opener.ts';

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
  bindMenus();
  const features = bindFeatures(data, site);
  let shown: ShellView = first;
  const beforePaint = () => {
    for (const feature of features) feature.beforePaint?.(shown.page);
  };
  const pageShown = () => {
    for (const feature of features) feature.shown?.(shown.page);
  };
  /** Shows a view; `inPlace`: in the previous page's element. */
  const showView = (next: ShellView, inPlace = false) => {
    shown = next;
    if (!inPlace) for (const feature of features) feature.leave?.();
    regions.show(next, inPlace);
    document.title = next.page.documentTitle;
    beforePaint();
    afterPaint(() => {
      if (shown === next) pageShown();
    });
  };
  const show: Show = (page) => {
    const view = viewOf(site, page);
    showView(view);
    return view.page.href;
  };
  if (import.meta.hot) {
    const { followEdits } = await import('./dev/follow-edits.ts');
    followEdits({ data, view: () => shown, viewOf: (page) => viewOf(site, page), show: showView });
  }
  bindNavigation(data, show);
  beforePaint();
  pageShown();
  if ('serviceWorker' in navigator && 'caches' in window) {
    import('./offline/register.ts').then(
      ({ registerWorker }) => registerWorker(data),
      (error: unknown) => console.warn('Nothing is kept for reading offline.', error),
    );
  }
}
