/**
 * The controls every page has, by delegation: they work on what the document holds now, whoever drew it.
 */

import { dismissAnnouncement } from './announcement.ts';
import { bindCopy } from './copy.ts';
import { bindDrawer } from './drawer.ts';
import { bindMenus } from './menus.ts';
import { bindMode, toggleMode } from './mode.ts';
import { bindTabs, restoreTabs } from './tabs.ts';
import { bindVersionLinks } from './version-links.ts';

/** What opens search: loaded when first wanted. */
export interface SearchControl {
  /** Fetches what search needs, quietly. */
  prepare(): void;
  open(query?: string): void;
  toggle(): void;
  /** Whether it is asked for and not there yet. */
  isAwaited(): boolean;
  /** A key pressed since search was asked for and before it was there. */
  type(key: string): void;
}

export interface Controls {
  /** Does what an event from before the controls were there asked for. */
  makeGood(event: Event): void;
  /** To be called after another page is shown. */
  pageShown(): void;
}

const inTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null;

export function bindControls(search: SearchControl): Controls {
  const copy = bindCopy();
  bindMode();
  bindMenus();
  bindDrawer();
  bindTabs();
  bindVersionLinks();

  const act = (target: Element): boolean => {
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action === 'mode') toggleMode();
    else if (action === 'dismiss') dismissAnnouncement();
    else if (action === 'search') search.open();
    else return copy(target);
    return true;
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (event.repeat && event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
    const toggles = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (toggles) search.toggle();
    else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !inTextField(event.target)) search.open();
    else return false;
    return true;
  };

  addEventListener('click', (event) => {
    if (event.target instanceof Element && act(event.target)) event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && onKey(event)) event.preventDefault();
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-action=search]')) search.prepare();
      },
      { passive: true },
    );
  }
  // Typing on the search button starts the query.
  addEventListener('keydown', (event) => {
    const onButton = event.target instanceof Element && event.target.closest('[data-action=search]');
    if (
      onButton &&
      !event.defaultPrevented &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      event.preventDefault();
      search.open(event.key);
    }
  });
  restoreTabs();
  return {
    makeGood(event) {
      if (event.type === 'click' && event.target instanceof Element) act(event.target);
      if (event instanceof KeyboardEvent && (search.isAwaited() || !onKey(event))) search.type(event.key);
    },
    pageShown: restoreTabs,
  };
}
