/**
 * Starts the client: React hydrates the regions of the document, what the reader did in the meantime is replayed, and
 * from then on other pages are rendered in the same regions.
 */
import { afterPaint } from '../../shell/after-paint.ts';
import { bindMenuArrows } from '../../shell/navbar/menu.tsx';
import { searchShortcut } from '../../shell/navbar/search-shortcut.ts';
import { bindDrawer } from '../../shell/sidebar/drawer.ts';
import type { ShellView } from '../../shell/view.ts';
import { actionOf, earlyControls } from '../controls.ts';
import type { Data } from '../data.ts';
import { makeData } from '../data.ts';
import { showFailure } from '../failure-message.ts';
import { firstView, viewOf } from '../hydration/first-page.ts';
import { documentRegions } from '../hydration/regions.ts';
import { bindFocus } from '../keep-focus.ts';
import { bindNavigation, type Show } from '../navigation.ts';
import { bindOverlays } from '../overlays.ts';
import { bindFeatures } from '../page-features.ts';
import type { SearchControl } from '../search/search-opener.ts';
import { searchOpener } from '../search/search-opener.ts';
import { askedBeforeReload, reloadIfStale } from '../stale-build.ts';
import { documentState } from './document-state.ts';

/** Resolves when the document is complete, because hydration needs all of it. */
const documentComplete = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** A retry loads `boot.ts` again, but this module only once. */
let isStarted = false;

/**
 * Starts the client once. If that fails, links remain plain links.
 * @throws Error if data it needs cannot be loaded; it may be called again then
 */
export async function start(): Promise<void> {
  await documentComplete();
  const data = makeData(documentState(), document.documentElement.dataset.base ?? '');
  const first = await firstView(data);
  if (isStarted) return;
  isStarted = true;
  const search = searchOpener(data);
  const early = window.early ?? [];
  try {
    await startApp(data, search, first);
  } catch (error) {
    console.error('Client failed to start; using normal page loads.', error);
    const isStale = await reloadIfStale(data, () => early.map(actionOf));
    window.endCapture?.();
    if (early.length && !isStale) showFailure();
    return;
  }
  window.endCapture?.();
  for (const action of askedBeforeReload()) repeat(action, search);
  replay(early, search);
  delete window.early;
}

/**
 * Hydrates the page, and binds everything that follows the reader. Resolves when the page is interactive.
 * @param first the page in the document
 * @throws Error if the document lacks what the client needs; links remain plain links
 */
async function startApp(data: Data, search: SearchControl, first: ShellView): Promise<void> {
  const { site } = first;
  const regions = documentRegions({ search });
  await regions.hydrate(first);

  bindFocus();
  bindMenuArrows();
  bindDrawer();
  bindOverlays();
  const features = bindFeatures(data, site);
  let shown: ShellView = first;
  const beforePaint = () => {
    for (const feature of features) feature.beforePaint?.(shown.page);
  };
  const pageShown = () => {
    for (const feature of features) feature.shown?.(shown.page);
  };
  const showView = (next: ShellView) => {
    shown = next;
    for (const feature of features) feature.leave?.();
    regions.show(next);
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
  bindNavigation(data, show);
  beforePaint();
  pageShown();
}

function controlOf(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(earlyControls);
  if (!control || control.isConnected) return control;
  return document.querySelector(`[data-action="${control.dataset.action}"]`);
}

/** Does what the reader asked for before the page was reloaded. */
function repeat(action: string, search: SearchControl): void {
  const control = document.querySelector<HTMLElement>(`[data-action="${CSS.escape(action)}"]`);
  if (control) control.click();
  else search.type(action);
}

function replay(events: readonly Event[], search: SearchControl): void {
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      const asked = search.isLoading() ? null : searchShortcut(event);
      if (asked === 'toggle') search.toggle();
      else if (asked === 'open') search.open();
      else search.type(event.key);
    } else if (event instanceof InputEvent) search.paste(event.data ?? '');
    else if (event.target instanceof Element) {
      const control = controlOf(event.target);
      // What the reader did was a tap.
      if (control?.matches('.term'))
        control.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      control?.click();
    }
  }
}
