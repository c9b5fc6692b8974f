import { type MouseEvent, type ToggleEvent, useEffect } from 'react';
import { desktopLayout } from '../breakpoints.ts';
import { closeDrawer, drawerElement, isDrawerOpen, showCurrent } from './drawer.ts';

/** Makes all regions inert except the drawer's. */
function setOthersInert(inert: boolean): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]'))
    if (!region.contains(drawerElement())) region.inert = inert;
}

/** Adapts the page to the open or closed drawer. */
function adapt(): void {
  setOthersInert(isDrawerOpen());
  if (isDrawerOpen()) {
    document.querySelector<HTMLElement>('.drawer-close')?.focus();
    showCurrent();
  } else if (document.activeElement === document.body) document.querySelector<HTMLElement>('.drawer-button')?.focus();
}

/**
 * Handlers of the drawer: the rest of the page is inert while it is open, and it closes on the desktop layout and when
 * a link is chosen.
 */
export function useDrawer() {
  useEffect(() => {
    // It was opened before hydration.
    if (isDrawerOpen()) adapt();
    const desktop = matchMedia(desktopLayout);
    const onChange = () => desktop.matches && closeDrawer();
    desktop.addEventListener('change', onChange);
    return () => desktop.removeEventListener('change', onChange);
  }, []);
  return {
    // Before it closes, because the browser then returns focus to the button that opened it, which must not be inert.
    onBeforeToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
      if (target === currentTarget && newState === 'closed') setOthersInert(false);
    },
    onToggle: ({ target, currentTarget }: ToggleEvent<HTMLElement>) => {
      if (target === currentTarget) adapt();
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) closeDrawer();
    },
  };
}
