/**
 * The shell comes alive: React takes over the drawn page, and from then on other pages are shown in it.
 */
import { site } from 'virtual:site';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type PageData, pageData, resolveBody } from '../page/page-data.ts';
import { unversionedSet } from '../page/site-info.ts';
import { Shell } from '../shell/shell.tsx';
import { pageAddress } from './address.ts';
import type { Controls } from './controls/controls.ts';
import type { Data, FoundPage } from './data.ts';
import { bindContents } from './contents.ts';
import { bindIslands } from './islands/islands.tsx';
import { bindNavigation, type Show } from './navigation.ts';
import { offlinePanel } from './offline/panel.ts';
import { bindPrefetch, isThrifty } from './prefetch.ts';
import { preferredVersion, rememberVersion } from './preferences.ts';
import { showSearchPage } from './search-page.ts';
import { bindTerms } from './terms.ts';
import { trustedHtml } from './trusted.ts';

const view = (page: PageData, body: unknown) => <Shell site={site} page={page} preferred={preferredVersion()} body={body} />;

/** Draws the page at an address that no document is for (offline, any page of a kept version). */
async function drawHere(container: Element, data: Data): Promise<{ root: Root; page: PageData }> {
  const address = pageAddress(site, location.pathname);
  const found = address && (await data.page(address.set, address.path));
  if (!found) throw new Error(`There is no page at ${location.pathname}.`);
  const page = pageData(site, found.set, found.doc, found.record);
  const root = createRoot(container);
  flushSync(() => root.render(view(page, trustedHtml(resolveBody(found.record.body, site, found.set.path)))));
  document.title = page.documentTitle;
  return { root, page };
}

async function takeOver(container: Element, data: Data): Promise<{ root: Root; page: PageData | null }> {
  const { state } = data;
  if (!state) return drawHere(container, data);
  const set = await data.meta(state.set);
  const doc = set.docs.find(({ id }) => id === state.id);
  if (!doc) throw new Error(`The metadata of ${set.name} lacks the page "${state.id}".`);
  const page = pageData(site, set, doc, state.record);
  // The body stays as the document has it: it is never sent twice.
  return { root: hydrateRoot(container, view(page, trustedHtml(''))), page };
}

/** Starts what outlives a page. Rejects where the document or its data is not as it should be; links stay plain then. */
export async function startApp(data: Data, controls: Controls): Promise<void> {
  const container = document.getElementById('shell');
  if (!container || document.documentElement.hasAttribute('data-static')) return;
  const { root, page } = await takeOver(container, data);
  const islands = bindIslands();
  const contents = bindContents();
  bindTerms();
  const pageIsShown = (shown: PageData) => {
    if (shown.version) rememberVersion(shown.version);
    islands.pageShown();
    contents.pageShown();
    controls.pageShown();
    if (shown.set === unversionedSet && shown.id === 'search') showSearchPage(data);
    offlinePanel(data, shown);
  };
  const show: Show = ({ set, doc, record }: FoundPage) => {
    const next = pageData(site, set, doc, record);
    islands.pageLeaves();
    flushSync(() => root.render(view(next, trustedHtml(resolveBody(record.body, site, set.path)))));
    document.title = next.documentTitle;
    for (const open of document.querySelectorAll('#drawer [aria-current=page]')) open.closest('details.category')?.setAttribute('open', '');
    pageIsShown(next);
    return next;
  };
  bindNavigation(data, show);
  bindPrefetch(data);
  if (page) pageIsShown(page);
  if (!isThrifty() && data.state) data.pack(data.state.set).catch(() => undefined);
  if ('serviceWorker' in navigator) {
    const { registerWorker } = await import('./offline/register.ts');
    registerWorker();
  }
}
