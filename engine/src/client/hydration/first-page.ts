/** The view of the first page: the one in the document or, offline, the one to render in it. */
import { site as builtIn } from 'virtual:site';
import type { PageState } from '../../model/page-state.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { ShellView } from '../../shell/view.ts';
import { pageData, resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { pageAddress } from '../address.ts';
import type { Data, FoundPage } from '../data.ts';
import { loadStyles } from '../islands/styles.ts';
import { offlinePage } from '../offline/offline-page.ts';
import { preferredVersion } from '../preferred-version.ts';
import { trustedHtml } from '../trusted.ts';

export const viewOf = (site: SiteInfo, { set, doc, record }: FoundPage): ShellView => ({
  site,
  page: pageData(site, set, doc, record),
  preferred: preferredVersion(),
  body: trustedHtml(resolveBody(record.body, site, set.path)),
});

async function bodyOf(site: SiteInfo, data: Data, set: string, path: string): Promise<string> {
  const shown = document.querySelector('[data-region=page] .prose')?.innerHTML;
  if (shown) return shown;
  const page = await data.page(set, path);
  return page ? resolveBody(page.record.body, site, page.set.path) : '';
}

async function documentView(site: SiteInfo, data: Data, state: PageState): Promise<ShellView> {
  const set = await data.meta(state.set);
  const doc = state.doc ?? set.docs.find(({ id }) => id === state.id);
  if (!doc) throw new Error(`The metadata of ${set.name} lacks the page "${state.id}".`);
  return {
    site,
    page: pageData(site, set, doc, state.record),
    // Set by preferred-links.ts before hydration.
    preferred: document.documentElement.dataset.preferred ?? latestVersion(site).label,
    body: trustedHtml(await bodyOf(site, data, set.name, doc.path)),
  };
}

async function offlineView(site: SiteInfo, data: Data, state: PageState): Promise<ShellView> {
  const address = pageAddress(site, location.pathname);
  try {
    const page = address && (await data.page(address.set, address.path));
    if (page) {
      await loadStyles(page.record.islands);
      return viewOf(site, page);
    }
  } catch (error) {
    console.warn('The page is not on this device.', error);
  }
  const set = await data.meta(state.set);
  return viewOf(site, offlinePage(site, set, address?.set === set.name ? address.path : ''));
}

/** Whether the document is another page's: the service worker sent it offline, in place of a page it doesn't have. */
export const isRenderedOffline = (): boolean => document.documentElement.dataset.offline !== undefined;

/**
 * The view of the page in the document or, offline, of the page to render in it.
 * @throws Error if data that it takes cannot be loaded
 */
export function firstView(data: Data): Promise<ShellView> {
  const { state } = data;
  if (!state) throw new Error('The document says nothing about its page.');
  const site = { ...builtIn, sidebarStarts: state.sidebarStarts ?? {} };
  return isRenderedOffline() ? offlineView(site, data, state) : documentView(site, data, state);
}
