/**
 * Hydrates the islands of a page when they scroll into view. If one fails, it shows an error, and the others keep working.
 */

import { islands as loaders } from 'virtual:islands';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isMap } from '../../problems/guards.ts';
import { messageOf } from '../../problems/thrown.ts';
import { ErrorBoundary } from '../../shell/error-boundary/error-boundary.tsx';
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

/** Calls `onHydrated` when its content responds to events. */
function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onHydrated(), []);
  return children;
}

export function bindIslands(data: Data): { pageShown(): void; pageLeaves(): void } {
  let roots: Root[] = [];
  let observer: IntersectionObserver | null = null;

  /** The button of each island that was clicked before the island was hydrated. */
  const clicked = new WeakMap<Element, HTMLElement>();
  const noteClick = (event: MouseEvent) => {
    const { target, currentTarget } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && currentTarget instanceof Element) clicked.set(currentTarget, button);
  };

  const hydrate = async (slot: HTMLElement) => {
    const name = slot.dataset.island ?? '';
    const load = loaders[name];
    if (!load) return;
    const props: unknown = JSON.parse(slot.dataset.props ?? '{}');
    // The prerendered island stays while its code is loading; the state is shown below it.
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
    if (!slot.isConnected) return;
    // The reader pressed "Retry", which is gone.
    if (isFocused) focusIn(slot);
    const repeatClick = () => {
      slot.removeEventListener('click', noteClick);
      clicked.get(slot)?.click();
    };
    const element = (
      <ErrorBoundary name={`island "${name}"`} fallback={failure}>
        <Hydrated onHydrated={repeatClick}>
          <Island {...(isMap(props) ? props : {})} trustedUrl={trustedUrl} />
        </Hydrated>
      </ErrorBoundary>
    );
    const options = { identifierPrefix: name };
    if (slot.firstElementChild) roots.push(hydrateRoot(slot, element, options));
    else {
      const root = createRoot(slot, options);
      root.render(element);
      roots.push(root);
    }
    slot.dataset.hydrated = '';
  };

  const pageLeaves = () => {
    observer?.disconnect();
    const leaving = roots;
    roots = [];
    // Unmount after the new page is shown, so as not to delay it.
    setTimeout(() => {
      for (const root of leaving) root.unmount();
    });
  };

  const pageShown = () => {
    observer?.disconnect();
    const slots = document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])');
    if (!slots.length) return;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer?.unobserve(target);
          hydrate(target);
        }
      },
      { rootMargin: '200px' },
    );
    for (const slot of slots) {
      slot.addEventListener('click', noteClick);
      observer.observe(slot);
    }
  };

  return { pageShown, pageLeaves };
}
