/**
 * Moving about in the page through the platform's Navigation API. Where a browser lacks it, links are plain links.
 */
import { site } from 'virtual:site';
import type { PageData } from '../page/page-data.ts';
import { pageAddress } from './address.ts';
import { closeDrawer, isDrawerOpen } from './controls/drawer.ts';
import type { Data, FoundPage } from './data.ts';
import { announce, startProgress } from './progress.ts';

/** Shows a page in place of the present one, at once. */
export type Show = (found: FoundPage) => PageData;

/** The parts of the Navigation API used here. */
interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string };
  readonly signal: AbortSignal;
  intercept(options: { handler(): Promise<void>; focusReset: 'manual'; scroll: 'manual' }): void;
  scroll(): void;
}

const navigation = (window as { navigation?: EventTarget }).navigation;

/** The browser loads the address as a document: what a failed navigation falls back to, once. */
function loadFully(url: string): void {
  const key = 'loaded-fully';
  try {
    if (sessionStorage.getItem(key) === url) return;
    sessionStorage.setItem(key, url);
  } catch {
    // Storage is blocked: a document load cannot loop by itself, since it starts no navigation.
  }
  location.href === url ? location.reload() : location.assign(url);
}

function moveFocus(): void {
  // The heading of the address if it names one, else the page.
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

async function swap(update: () => void, animated: boolean): Promise<void> {
  const start = (document as { startViewTransition?: (update: () => void) => { updateCallbackDone: Promise<void>; ready: Promise<void> } }).startViewTransition;
  if (!animated || !start || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update();
    return;
  }
  const transition = start.call(document, update);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Handles this site's navigations in the page. */
export function bindNavigation(data: Data, show: Show): void {
  if (!navigation) return;
  navigation.addEventListener('navigate', (plain) => {
    const event = plain as NavigateEvent;
    if (event.navigationType === 'traverse' && isDrawerOpen()) {
      closeDrawer();
      if (event.cancelable) {
        event.preventDefault();
        return;
      }
    }
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload') return;
    const url = new URL(event.destination.url);
    const address = pageAddress(site, url.pathname);
    if (!address || /\.\w+$/.test(url.pathname.replace(/\.html$/, '').split('/').at(-1)?.replace(/^\d+(\.\d+)*$/, '') ?? '')) return;
    // A query on the page one is on (search) is that page's own affair.
    if (url.pathname === location.pathname && url.search !== location.search && !url.hash) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        const now = data.pageNow(address.set, address.path);
        const progress = now ? null : startProgress();
        try {
          const found = now ?? (await data.page(address.set, address.path));
          if (event.signal.aborted) return;
          if (!found) throw new Error(`No page is known at ${url.pathname}.`);
          // A page that is here already is shown at once: an animation would only hold it up.
          await swap(() => show(found), !now);
          if (event.signal.aborted) return;
          // To the heading, the top, or (back and forward) where the reader was.
          if (event.navigationType === 'traverse' || url.hash) event.scroll();
          else scrollTo({ top: 0, behavior: 'instant' });
          moveFocus();
          announce(document.title);
        } catch (error) {
          if (event.signal.aborted) return;
          console.warn('The page is loaded whole, since its data could not be.', error);
          loadFully(url.href);
        } finally {
          progress?.end();
        }
      },
    });
  });
}
