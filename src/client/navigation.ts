/**
 * Moving about in the page through the platform's Navigation API. Where a browser lacks it, links are plain links.
 */
import { site } from 'virtual:site';
import { afterPaint, nextTask } from '../shell/after-paint.ts';
import { closeDrawer, isDrawerOpen } from '../shell/sidebar/drawer.ts';
import { type PageAddress, pageAddress } from './address.ts';

import type { Data, FoundPage } from './data.ts';
import { areStylesHere, loadStyles } from './islands/styles.ts';
import { announce, startProgress } from './progress.ts';

/** Shows a page in place of the present one, at once. */
export type Show = (found: FoundPage) => void;

/** The parts of the Navigation API used here. */
interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly signal: AbortSignal;
  intercept(options: { handler(): Promise<void>; focusReset: 'manual'; scroll: 'manual' }): void;
  scroll(): void;
}

const navigation = (window as { navigation?: EventTarget }).navigation;

/** What the address names in the page shown. */
const target = () => (location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null);

/** True while the browser loads a document in place of this one. */
let leaving = false;
addEventListener('pageshow', () => {
  leaving = false;
});

/**
 * The browser loads `url` as a document: what a navigation that failed falls back to. Not by a reload, which would keep the entry one with
 * those of this document: going back from it would change the address and nothing else.
 * @param from the address before: a document is only loaded where more than the fragment changes
 */
function loadFully(url: string, from: string): void {
  leaving = true;
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

/** Whether a navigation is left to the browser. */
function shouldNotIntercept({ canIntercept, hashChange, downloadRequest, formData, navigationType, destination }: NavigateEvent): boolean {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return true;
  // An entry written by script: it shows nothing new.
  if (navigationType !== 'traverse' && destination.sameDocument) return true;
  // A query on the page at hand (search) is that page's own affair.
  const { pathname, search, hash } = new URL(destination.url);
  return pathname === location.pathname && search !== location.search && !hash;
}

/** Handles this site's navigations in the page. */
export function bindNavigation(data: Data, show: Show): void {
  if (!navigation) return;

  const go = async (event: NavigateEvent, { set, path }: PageAddress, from: string) => {
    const { signal, navigationType, destination } = event;
    const known = data.pageNow(set, path);
    const now = known && areStylesHere(known.record.islands) ? known : null;
    const progress = now ? null : startProgress();
    try {
      const found = now ?? (await data.page(set, path));
      if (!found) throw new Error(`No page is known at ${location.pathname}.`);
      // Let the click finish dispatching before swapping the page: its remaining handlers would force a synchronous layout.
      await (now ? nextTask() : loadStyles(found.record.islands));
      if (signal.aborted) return;
      // Asked for while nothing has changed yet: afterwards it would have the new page laid out twice.
      const isScrolled = scrollY > 0;
      // A page that is here already is shown at once: an animation would only hold it up.
      await swap(() => {
        if (!signal.aborted) show(found);
      }, !now);
      if (signal.aborted) return;
      // The heading one came from, where the other version has none such.
      if (location.hash && !target()) history.replaceState(history.state, '', location.pathname + location.search);
      // To the heading, the top, or (back and forward) where the reader was.
      if (navigationType === 'traverse') event.scroll();
      // `event.scroll()` doesn't reach the heading in Firefox 153.
      else if (location.hash) target()?.scrollIntoView({ behavior: 'instant' });
      else if (isScrolled) scrollTo({ top: 0, behavior: 'instant' });
      progress?.end();
      // Not before: a navigation that has ended makes the browser compute the page's style.
      await new Promise<void>(afterPaint);
      if (signal.aborted) return;
      // A former anchor is an empty element inside the heading or term that takes the focus.
      (target()?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main'))?.focus({ preventScroll: true });
      announce(document.title);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The page is loaded whole, since its data could not be.', error);
      loadFully(destination.url, from);
    } finally {
      progress?.end();
    }
  };

  navigation.addEventListener('navigate', (plain) => {
    const event = plain as NavigateEvent;
    if (event.navigationType === 'traverse' && isDrawerOpen()) {
      closeDrawer();
      if (event.cancelable) {
        event.preventDefault();
        return;
      }
    }
    if (leaving || shouldNotIntercept(event)) return;
    const address = pageAddress(site, new URL(event.destination.url).pathname);
    // What is no page of the set leads elsewhere on the server, or nowhere.
    if (!address || data.lacks(address.set, address.path)) return;
    const from = location.href;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => go(event, address, from) });
  });
}
