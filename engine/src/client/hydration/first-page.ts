/** The view of the page in the document. */
import { site as builtIn } from 'virtual:site';
import type { SiteInfo } from '../../model/site-info.ts';
import type { ShellView } from '../../shell/view.ts';
import { pageData, resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import type { Data, FoundPage } from '../data.ts';
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

/**
 * The view of the page in the document.
 * @throws Error if data that it takes cannot be loaded
 */
export async function firstView(data: Data): Promise<ShellView> {
  const { state } = data;
  if (!state) throw new Error('The document says nothing about its page.');
  const site = { ...builtIn, sidebarStarts: state.sidebarStarts ?? {} };
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
