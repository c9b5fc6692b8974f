/**
 * The shell comes alive: React takes over the drawn page, and from then on other pages are shown in it.
 */

import { site as builtIn } from 'virtual:site';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageData } from '../model/page-data.ts';
import type { PageState } from '../model/page-state.ts';
import { Shell } from '../shell/shell.tsx';
import { pageData, resolveBody } from '../site/page-data.ts';
import { latestVersion, unversionedSet } from '../versions/site-versions.ts';
import { pageAddress } from './address.ts';
import { afterPaint } from './after-paint.ts';
import { bindContents } from './contents.ts';
import type { Controls } from './controls/controls.ts';
import type { Data, FoundPage } from './data.ts';
import { documentState } from './document-state.ts';
import { bindIslands } from './islands/islands.tsx';
import { loadStyles } from './islands/styles.ts';
import { bindNavigation, type Show } from './navigation.ts';
import { offlinePanel } from './offline/panel.ts';
import { preferredVersion, rememberVersion } from './preferred-version.ts';
import { bindPrefetch, isThrifty } from './prefetch.ts';
import { bindScrollBoxes } from './scroll-boxes.ts';
import { showSearchPage } from './search/search-page.ts';
import { bindTerms } from './terms.ts';
import { trustedHtml } from './trusted.ts';

const site = { ...builtIn, sidebarStarts: documentState?.sidebarStarts ?? {} };

/** Stands for the body the document has: it is never sent twice. One object, so that drawing again changes nothing. */
const asItStands = trustedHtml('');

/** A page drawn here has them before the shell instead. */
const inserts =
  document.documentElement.dataset.drawn === undefined ? { readerScript: asItStands, frameSheet: asItStands, pageSheet: asItStands } : null;

const view = (page: PageData, body: string, preferred = preferredVersion()) => (
  <Shell site={site} page={page} preferred={preferred} body={body} inserts={inserts} />
);

const bodyOf = ({ set, record }: FoundPage) => trustedHtml(resolveBody(record.body, site, set.path));

interface Shown {
  readonly root: Root;
  readonly page: PageData;
}

/** Draws the page at an address that has no document here: offline, in the frame of another. */
async function drawHere(container: Element, data: Data): Promise<Shown> {
  const address = pageAddress(site, location.pathname);
  const found = address && (await data.page(address.set, address.path));
  if (!found) throw new Error(`There is no page at ${location.pathname}.`);
  await loadStyles(found.record.islands);
  const page = pageData(site, found.set, found.doc, found.record);
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() => root.render(view(page, bodyOf(found))));
  document.title = page.documentTitle;
  return { root, page };
}

async function takeOver(container: Element, data: Data, state: PageState): Promise<Shown> {
  const set = await data.meta(state.set);
  const doc = set.docs.find(({ id }) => id === state.id);
  if (!doc) throw new Error(`The metadata of ${set.name} lacks the page "${state.id}".`);
  const page = pageData(site, set, doc, state.record);
  // The document was drawn for a reader without a version of choice.
  const latest = latestVersion(site).label;
  const sheets = [...container.querySelectorAll('style')];
  const root = hydrateRoot(container, view(page, asItStands, latest));
  // Where something else has changed the document (an extension, say), they may have been taken for too much.
  for (const sheet of sheets) if (!sheet.isConnected) document.head.append(sheet);
  if (preferredVersion() !== latest) root.render(view(page, asItStands));
  return { root, page };
}

/** Starts what outlives a page. Rejects where the document or its data is not as it should be; links stay plain then. */
export async function startApp(data: Data, controls: Controls): Promise<void> {
  const container = document.getElementById('shell');
  const { state } = data;
  // The not-found document stands for any address: its links are plain.
  if (!container || !state) return;
  const { root, page } = await (inserts === null ? drawHere(container, data) : takeOver(container, data, state));
  const islands = bindIslands(data);
  const contents = bindContents();
  const scrollBoxes = bindScrollBoxes();
  bindTerms();
  let shown = page;
  /** What has to be right in the first frame that shows the page. */
  const beforePaint = () => {
    controls.pageShown();
    if (shown.set === unversionedSet && shown.id === 'search') showSearchPage(data);
  };
  const afterwards = () => {
    islands.pageShown();
    contents.pageShown();
    scrollBoxes.pageShown();
    offlinePanel(data, shown);
    if (shown.version) rememberVersion(shown.version);
  };
  const show: Show = (found) => {
    const next = pageData(site, found.set, found.doc, found.record);
    shown = next;
    islands.pageLeaves();
    flushSync(() => root.render(view(next, bodyOf(found))));
    document.title = next.documentTitle;
    const drawer = document.getElementById('drawer');
    for (const open of drawer?.querySelectorAll('[aria-current=page]') ?? []) open.closest('details.category')?.setAttribute('open', '');
    beforePaint();
    afterPaint(() => {
      if (shown === next) afterwards();
    });
  };
  bindNavigation(data, show);
  bindPrefetch(data);
  beforePaint();
  afterwards();
  if (!isThrifty()) data.pack(page.set).catch(() => undefined);
  if ('serviceWorker' in navigator && 'caches' in window) {
    const { registerWorker } = await import('./offline/register.ts');
    registerWorker(data);
  }
}
