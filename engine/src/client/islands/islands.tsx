/**
 * Hydrates the islands of a page when they scroll into view. If one fails, it shows an error, and the others keep
 * working.
 */

import { islands as loaders } from 'virtual:islands';
import { type ReactNode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import type { PageFeature } from '../../model/page-feature.ts';
import { isMap } from '../../problems/guards.ts';
import { messageOf } from '../../problems/thrown.ts';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
import { mountRoot } from '../../shell/mount-root.ts';
import { importAgain, loadChunk } from '../chunk.ts';
import type { Data } from '../data.ts';
import { focusIn } from '../keep-focus.ts';
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

/** Calls `onHydrated`, which must be the same in every render, when its content responds to events. */
function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Notes the latest click on a button of an island that isn't hydrated yet. Returns what repeats it. */
function captureClick(slot: HTMLElement): () => void {
  let button: HTMLElement | null = null;
  const noteClick = ({ target }: MouseEvent) => {
    button = (target instanceof Element && target.closest('button')) || button;
  };
  slot.addEventListener('click', noteClick);
  return () => {
    slot.removeEventListener('click', noteClick);
    button?.click();
    button = null;
  };
}

type IslandLoader = (typeof loaders)[string];

/**
 * Loads an island. The prerendered one stays meanwhile, with the state below it. Never resolves if the page is about to
 * be reloaded.
 */
async function loadIsland(slot: HTMLElement, load: IslandLoader, data: Data) {
  const state = document.createElement('div');
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

/** Hydrates an island, or renders it if it has no prerendered HTML. Returns null if the page is gone. */
async function mountIsland(slot: HTMLElement, data: Data, onHydrated: () => void): Promise<Root | null> {
  const name = slot.dataset.island ?? '';
  const load = loaders[name];
  if (!load) return null;
  const props: unknown = JSON.parse(slot.dataset.props ?? '{}');
  const Island = await loadIsland(slot, load, data);
  if (!slot.isConnected) return null;
  const element = (
    <ErrorBoundary name={`island "${name}"`} fallback={failure}>
      <Hydrated onHydrated={onHydrated}>
        <Island {...(isMap(props) ? props : {})} trustedUrl={trustedUrl} />
      </Hydrated>
    </ErrorBoundary>
  );
  slot.dataset.hydrated = '';
  return mountRoot(slot, element, { identifierPrefix: name, isPrerendered: slot.hasChildNodes() });
}

export function bindIslands(data: Data): PageFeature {
  let roots: Root[] = [];
  let observer: IntersectionObserver | null = null;

  const hydrate = async (slot: HTMLElement, onHydrated: () => void) => {
    const root = await mountIsland(slot, data, onHydrated);
    if (root) roots.push(root);
  };

  const leave = () => {
    observer?.disconnect();
    const leaving = roots;
    roots = [];
    // Unmount after the new page is shown, so as not to delay it.
    setTimeout(() => {
      for (const root of leaving) root.unmount();
    });
  };

  const shown = () => {
    observer?.disconnect();
    const slots = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
    if (!slots.length) return;
    const repeatClick = new Map(slots.map((slot) => [slot, captureClick(slot)]));
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const onHydrated = target instanceof HTMLElement ? repeatClick.get(target) : undefined;
          if (!isIntersecting || !onHydrated || !(target instanceof HTMLElement)) continue;
          observer?.unobserve(target);
          hydrate(target, onHydrated);
        }
      },
      { rootMargin: '200px' },
    );
    for (const slot of slots) observer.observe(slot);
  };

  return { leave, shown };
}
