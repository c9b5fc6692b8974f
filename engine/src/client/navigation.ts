/** Client-side navigation with the Navigation API. In browsers without it, links remain plain links. */

import { site } from 'virtual:site';
import { shellIds } from '../config/ids.ts';
import { afterPaint, nextTask } from '../shell/after-paint.ts';
import { openCategories } from '../shell/sidebar/drawer.ts';
import { targetOf, uncover } from '../shell/target.ts';
import { type PageAddress, pageAddress } from './address.ts';
import { announce, startProgress } from './announce.ts';
import { browserGlobal } from './browser-global.ts';
import type { Data, FoundPage } from './data.ts';
import { areStylesHere, loadStyles } from './islands/styles.ts';
import { closeOverlay } from './overlays.ts';

export type Show = (page: FoundPage) => string;

/** Undefined in older browsers. */
const navigation = browserGlobal<Navigation>('navigation');

/**
 * Loads `url` as a document, as the fallback for a failed navigation. It restores the previous address first, because a
 * reload would keep the history entry in this document's group: going back would change only the address.
 * @param from the previous address
 */
function loadFully(url: string, from: string): void {
  history.replaceState(history.state, '', from);
  if (new URL(url).pathname === location.pathname) location.reload();
  else location.replace(url);
}

async function swap(update: () => void, animated: boolean): Promise<void> {
  if (!animated || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update();
    return;
  }
  const transition = document.startViewTransition(update);
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Replaces an address like `page.html`, and one with a heading that doesn't exist in this version. */
function correctAddress(pathname: string): void {
  const { search, hash } = location;
  const right = pathname + search + (targetOf(hash) ? hash : '');
  if (right !== location.pathname + search + hash) history.replaceState(history.state, '', right);
}

function shouldNotIntercept({
  canIntercept,
  hashChange,
  downloadRequest,
  formData,
  navigationType,
  destination,
}: NavigateEvent): boolean {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return true;
  // A history entry added by a script doesn't change the page.
  if (navigationType !== 'traverse' && destination.sameDocument) return true;
  // The page itself handles a change of its query (search).
  const { pathname, search, hash } = new URL(destination.url);
  return pathname === location.pathname && search !== location.search && !hash;
}

/** Scrolls to the heading, to the top, or (back and forward) to the previous position. */
function scrollAfter(event: NavigateEvent, isScrolled: boolean): void {
  const target = targetOf(location.hash);
  if (target) uncover(target);
  if (event.navigationType === 'traverse') event.scroll();
  // `event.scroll()` doesn't reach the heading in Firefox 153.
  else if (location.hash) {
    // No browser counts as a target what is reached in place.
    target?.setAttribute('data-target', '');
    target?.scrollIntoView({ behavior: 'instant' });
  } else if (isScrolled) scrollTo({ top: 0, behavior: 'instant' });
}

function focusPage(): void {
  // A former anchor is an empty element inside the heading or term that gets the focus.
  (targetOf(location.hash)?.closest<HTMLElement>('[tabindex]') ?? document.getElementById(shellIds.main))?.focus({
    preventScroll: true,
  });
}

export function bindNavigation(data: Data, show: Show): void {
  if (!navigation) return;
  /** Whether the browser is loading another document, until it comes back to this one. */
  let isLeaving = false;
  addEventListener('pageshow', () => {
    isLeaving = false;
  });

  const go = async (event: NavigateEvent, { set, path }: PageAddress, from: string) => {
    const { signal, destination } = event;
    openCategories(location.pathname);
    const inMemory = data.pageNow(set, path);
    const now = inMemory && areStylesHere(inMemory.record.islands) ? inMemory : null;
    const progress = now ? null : startProgress();
    try {
      const page = now ?? (await data.page(set, path));
      if (!page) throw new Error(`No page is known at ${location.pathname}.`);
      // Let the click finish dispatching before swapping the page: its remaining handlers would force a synchronous
      // layout.
      await (now ? nextTask() : loadStyles(page.record.islands));
      if (signal.aborted) return;
      // Read before the DOM changes: afterwards, it would cause a second layout.
      const isScrolled = scrollY > 0;
      // A page in memory is shown immediately: an animation would only delay it. After a swipe, the browser has shown
      // one already.
      let shownAt = '';
      await swap(() => {
        if (!signal.aborted) shownAt = show(page);
      }, !now && !event.hasUAVisualTransition);
      if (signal.aborted) return;
      scrollAfter(event, isScrolled);
      progress?.end();
      // Not earlier: when a navigation ends, the browser computes the page's style.
      await new Promise<void>(afterPaint);
      if (signal.aborted) return;
      focusPage();
      announce(document.title);
      // In a later task, because a replaced address would cancel this navigation.
      nextTask().then(() => location.href === destination.url && correctAddress(shownAt));
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The data of the page could not be loaded, so its document is loaded instead.', error);
      isLeaving = true;
      loadFully(destination.url, from);
    } finally {
      progress?.end();
    }
  };

  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType === 'traverse' && closeOverlay() && event.cancelable) {
      event.preventDefault();
      return;
    }
    if (isLeaving || shouldNotIntercept(event)) return;
    const address = pageAddress(site, new URL(event.destination.url).pathname);
    // What is no page may be a file, or the server may have a redirect.
    if (!address || !data.mayHave(address.set, address.path)) return;
    const from = location.href;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => go(event, address, from) });
  });
}
