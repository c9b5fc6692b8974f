/**
 * A React root per region: hydrated if the document has the region, rendered otherwise, and rebuilt if something else
 * damaged its nodes.
 */
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { idPrefix } from '../../config/ids.ts';
import { afterPaint } from '../../shell/after-paint.ts';
import type { RegionName } from '../../shell/document/region-html.ts';
import { mountRoot, type RootOptions } from '../../shell/mount-root.ts';
import { Region } from '../../shell/regions.tsx';
import type { ShellServices } from '../../shell/services.ts';
import type { ShellView } from '../../shell/view.ts';
import { newElement } from '../new-element.ts';

export interface RegionRoot {
  /** Resolves when the region's effects have run. */
  hydrate(view: ShellView): Promise<void>;
  update(view: ShellView): void;
  /** The same in a new element, so that damage to the old one doesn't matter. `swap` puts it into the page. */
  updateInNewElement(view: ShellView): void;
  swap(): void;
  blur(): void;
}

const regionElement = (name: RegionName) => newElement('div', { 'data-region': name });

const places: Readonly<Record<RegionName, readonly [parent: string, at: 'prepend' | 'append']>> = {
  navbar: ['.shell', 'prepend'],
  sidebar: ['.layout', 'prepend'],
  page: ['.below-sidebar', 'append'],
  footer: ['.below-navbar', 'append'],
};

function put(name: RegionName, element: HTMLElement): void {
  const [parent, at] = places[name];
  const place = document.querySelector(parent);
  if (!place) throw new Error(`The document has no place for the region "${name}".`);
  place[at](element);
}

function restored(name: RegionName): HTMLElement {
  console.error(`The region "${name}" was removed and is rendered again.`);
  const element = regionElement(name);
  put(name, element);
  return element;
}

function replaceElement(name: RegionName, element: HTMLElement, next: HTMLElement): HTMLElement {
  if (element.isConnected) element.replaceWith(next);
  else put(name, next);
  return next;
}

function blurIn(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur();
}

/** Unmounts a root that is no longer on the page. Its nodes may be missing, which React reports as an error. */
function discard(root: Root | null): void {
  afterPaint(() => {
    try {
      root?.unmount();
    } catch (error) {
      console.warn(error);
    }
  });
}

/** Options of a region's root. `onDamage` is called if React no longer owns its nodes. */
const rootOptions = (name: RegionName, onDamage: () => void): RootOptions => ({
  identifierPrefix: idPrefix(name),
  onRecoverableError: (error) =>
    console.error(`The region "${name}" was changed before hydration and is rendered again.`, error),
  onCaughtError(error) {
    console.error(`The region "${name}" failed in part.`, error);
    if (error instanceof DOMException) onDamage();
  },
  onUncaughtError(error) {
    console.error(`The region "${name}" failed and is rendered again.`, error);
    onDamage();
  },
});

export function regionRoot(name: RegionName, services: ShellServices): RegionRoot {
  let element = document.querySelector<HTMLElement>(`[data-region=${name}]`) ?? restored(name);
  let next: HTMLElement | null = null;
  let root: Root | null = null;
  let replaced: Root | null = null;
  let shown: ShellView | null = null;
  let isRepairing = false;
  let onHydrated = () => {};

  const render = (view: ShellView, onMount?: () => void) => (
    <Region name={name} view={view} services={services} {...(onMount ? { onMount } : {})} />
  );

  const api: RegionRoot = {
    hydrate: (view) =>
      new Promise((resolve) => {
        shown = view;
        onHydrated = resolve;
        // In a transition, React yields to input while it hydrates.
        startTransition(() => {
          root = mountRoot(element, render(view, resolve), { ...options, isPrerendered: element.hasChildNodes() });
        });
      }),
    update(view) {
      shown = view;
      if (root) root.render(render(view));
      else root = mountRoot(element, render(view), options);
    },
    updateInNewElement(view) {
      shown = view;
      replaced = root;
      next = regionElement(name);
      root = mountRoot(next, render(view), options);
    },
    swap() {
      if (!next) return;
      element = replaceElement(name, element, next);
      next = null;
      discard(replaced);
      replaced = null;
    },
    blur: () => blurIn(element),
  };

  const repair = () => {
    if (isRepairing) return;
    isRepairing = true;
    setTimeout(() => {
      isRepairing = false;
      if (shown) api.updateInNewElement(shown);
      api.swap();
      onHydrated();
    });
  };

  const options = rootOptions(name, repair);
  return api;
}
