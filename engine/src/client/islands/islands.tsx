/**
 * Hydrates the islands of a page when they scroll into view. If one fails, it shows an error, and the others keep
 * working.
 */

import { islands as loaders } from 'virtual:islands';
import { type ReactNode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { isMap } from '../../basics/guards.ts';
import type { PageFeature } from '../../model/page-feature.ts';
import { messageOf } from '../../problems/thrown.ts';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
import { mountRoot } from '../../shell/mount-root.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { focusIn } from '../keep-focus.ts';
import { newElement } from '../new-element.ts';
import { reloadIfStale } from '../stale-build.ts';
import { trustedUrl } from '../trusted.ts';

function failure(error: unknown, retry: () => void) {
  return (
    <div className="chunk-failed" role="alert">
      <p>This interactive part crashed. {messageOf(error)}</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Puts controls back to what the document says: browsers fill in again what was entered before a reload, and the island
 * wouldn't know of it.
 */
function resetControls(slot: HTMLElement): void {
  for (const control of slot.querySelectorAll<Control>('input, select, textarea')) {
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.defaultSelected;
    else control.value = control.defaultValue;
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}

type IslandLoader = (typeof loaders)[string];

/**
 * Loads an island. The prerendered one stays meanwhile, with a spinner or a failure over it. Never resolves if the page is
 * about to be reloaded.
 */
async function loadIsland(slot: HTMLElement, load: IslandLoader, data: Data) {
  const state = newElement('div', {});
  slot.after(state);
  const importIsland = importAgain(load);
  const loadOrReload = async () => {
    try {
      return await importIsland();
    } catch (error) {
      if (await reloadIfStale(data)) await new Promise(() => undefined);
      throw error;
    }
  };
  const { Island } = await loadChunk(state, 'interactive part', loadOrReload);
  const isFocused = state.contains(document.activeElement);
  state.remove();
  // The reader pressed "Retry", which is gone.
  if (isFocused && slot.isConnected) focusIn(slot);
  return Island;
}

async function mountIsland(slot: HTMLElement, data: Data): Promise<Root | null> {
  const name = slot.dataset.island ?? '';
  const load = loaders[name];
  if (!load) return null;
  const props: unknown = JSON.parse(slot.dataset.props ?? '{}');
  const Island = await loadIsland(slot, load, data);
  if (!slot.isConnected) return null;
  // The build disables what is in it: nothing can be entered before the island can answer.
  const waiting = slot.querySelector<HTMLFieldSetElement>(':scope > fieldset');
  resetControls(slot);
  const onHydrated = () => {
    if (waiting) waiting.disabled = false;
    slot.dataset.hydrated = '';
  };
  const element = (
    <Hydrated onHydrated={onHydrated}>
      <ErrorBoundary name={`island "${name}"`} fallback={failure}>
        <Island {...(isMap(props) ? props : {})} trustedUrl={trustedUrl} />
      </ErrorBoundary>
    </Hydrated>
  );
  return mountRoot(waiting ?? slot, element, {
    identifierPrefix: slot.dataset.ids ?? '',
    isPrerendered: waiting !== null,
  });
}

export function bindIslands(data: Data): PageFeature {
  let roots: Root[] = [];
  let observer: IntersectionObserver | null = null;
  const begun = new WeakSet<Element>();
  let waiting: readonly HTMLElement[] = [];

  const hydrate = async (slot: HTMLElement) => {
    if (begun.has(slot)) return;
    begun.add(slot);
    observer?.unobserve(slot);
    const root = await mountIsland(slot, data);
    if (root) roots.push(root);
  };

  // Focus skips what is disabled, so it can't bring an island into view.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') for (const slot of waiting) void hydrate(slot);
  });

  const leave = () => {
    observer?.disconnect();
    waiting = [];
    const leaving = roots;
    roots = [];
    // Unmount after the new page is shown, so as not to delay it.
    setTimeout(() => {
      for (const root of leaving) root.unmount();
    });
  };

  const shown = () => {
    observer?.disconnect();
    waiting = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((slot) => !begun.has(slot));
    if (!waiting.length) return;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target instanceof HTMLElement) void hydrate(target);
      },
      { rootMargin: '200px' },
    );
    for (const slot of waiting) observer.observe(slot);
  };

  return { leave, shown };
}
