/** The view of the first page: the one in the document or, offline, the one to render in it. */
import type { PageState } from '../../model/page-state.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { View } from '../../shell/view.ts';
import { pageData, resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { pageAddress } from '../address.ts';
import type { Data, FoundPage } from '../data.ts';
import { loadStyles } from '../islands/styles.ts';
import { preferredVersion } from '../preferred-version.ts';
import { trustedHtml } from '../trusted.ts';

/** Creates the view of a page. */
export const viewOf = (site: SiteInfo, { set, doc, record }: FoundPage): View => ({
  site,
  page: pageData(site, set, doc, record),
  preferred: preferredVersion(),
  body: trustedHtml(resolveBody(record.body, site, set.path)),
});

/** The body in the document, or else in the page's record. */
async function bodyOf(site: SiteInfo, data: Data, set: string, path: string): Promise<string> {
  const own = document.querySelector('[data-region=page] .prose')?.innerHTML;
  if (own) return own;
  const found = await data.page(set, path);
  return found ? resolveBody(found.record.body, site, found.set.path) : '';
}

/** The view of the page in the document: hydration with it changes nothing. */
export async function documentView(site: SiteInfo, data: Data, state: PageState): Promise<View> {
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

/** The view of a page without a document of its own: offline, it is rendered in the emptied document of another page. */
export async function offlineView(site: SiteInfo, data: Data): Promise<View> {
  const address = pageAddress(site, location.pathname);
  const found = address && (await data.page(address.set, address.path));
  if (!found) throw new Error(`There is no page at ${location.pathname}.`);
  await loadStyles(found.record.islands);
  return viewOf(site, found);
}
