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
import { closest } from '../../shell/closest.ts';
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

function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Notes the clicks on buttons of an island that isn't hydrated yet. Returns what repeats them, each after the next render. */
function captureClicks(slot: HTMLElement): () => Promise<void> {
  const buttons: HTMLElement[] = [];
  const noteClick = ({ target }: MouseEvent) => {
    const button = closest(target, 'button');
    if (button) buttons.push(button);
  };
  slot.addEventListener('click', noteClick);
  return async () => {
    slot.removeEventListener('click', noteClick);
    for (const button of buttons.splice(0)) await button.click();
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function editOf(control: Control): string | boolean | null {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(sent, 0) ? null : control.value;
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // A radio button that is off has lost to the one that is on.
    const isKnown = control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked);
    return isKnown ? null : control.checked;
  }
  return control.value === control.defaultValue ? null : control.value;
}

const editsIn = (slot: HTMLElement) =>
  [...slot.querySelectorAll<Control>('input, select, textarea')].flatMap((control) => {
    const edit = editOf(control);
    return edit === null ? [] : [[control, edit] as const];
  });

/**
 * Enters a value again. React ignores events of a control whose value is the one that it knows; it may know this one, if
 * the reader entered it after hydration, and lose it when an earlier edit is entered again.
 */
function enter(control: Control, edit: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof edit === 'boolean') {
    control.checked = !edit;
    control.click();
    return;
  }
  if (control.type !== 'file') {
    if (!(control instanceof HTMLSelectElement)) control.value = edit === '' ? ' ' : '';
    // React notes what is assigned to a control itself, but not this.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', edit, control);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

type IslandLoader = (typeof loaders)[string];

/**
 * Loads an island. The prerendered one stays meanwhile, with a spinner or a failure over it. Never resolves if the page is
 * about to be reloaded.
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

async function mountIsland(slot: HTMLElement, data: Data, repeatClicks: () => Promise<void>): Promise<Root | null> {
  const name = slot.dataset.island ?? '';
  const load = loaders[name];
  if (!load) return null;
  const props: unknown = JSON.parse(slot.dataset.props ?? '{}');
  const Island = await loadIsland(slot, load, data);
  if (!slot.isConnected) return null;
  const edits = new Map<Control, string | boolean>();
  const noteEdits = () => {
    for (const [control, edit] of editsIn(slot)) edits.set(control, edit);
  };
  noteEdits();
  // Before React, which hydrates at once when an event comes, and resets text areas.
  slot.addEventListener('input', noteEdits, true);
  const onHydrated = () => {
    slot.removeEventListener('input', noteEdits, true);
    slot.dataset.hydrated = '';
    // Outside of React's effects, each edit is rendered before the next one.
    queueMicrotask(() => {
      for (const [control, edit] of edits) if (control.isConnected) enter(control, edit);
      edits.clear();
      repeatClicks();
    });
  };
  const element = (
    <ErrorBoundary name={`island "${name}"`} fallback={failure}>
      <Hydrated onHydrated={onHydrated}>
        <Island {...(isMap(props) ? props : {})} trustedUrl={trustedUrl} />
      </Hydrated>
    </ErrorBoundary>
  );
  return mountRoot(slot, element, { identifierPrefix: name, isPrerendered: slot.hasChildNodes() });
}

export function bindIslands(data: Data): PageFeature {
  let roots: Root[] = [];
  let observer: IntersectionObserver | null = null;
  const begun = new WeakSet<Element>();

  const hydrate = async (slot: HTMLElement, repeatClicks: () => Promise<void>) => {
    const root = await mountIsland(slot, data, repeatClicks);
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
    const slots = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((slot) => !begun.has(slot));
    if (!slots.length) return;
    const clicks = new Map(slots.map((slot) => [slot, captureClicks(slot)]));
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const repeatClicks = target instanceof HTMLElement ? clicks.get(target) : undefined;
          if (!isIntersecting || !repeatClicks || !(target instanceof HTMLElement)) continue;
          observer?.unobserve(target);
          begun.add(target);
          hydrate(target, repeatClicks);
        }
      },
      { rootMargin: '200px' },
    );
    for (const slot of slots) observer.observe(slot);
  };

  return { leave, shown };
}
