/** The drawer, which the sidebar is on narrow screens. It is a popover: it opens and closes natively. */
import { shellIds } from '../../config/ids.ts';
import { breakpoints } from '../breakpoints.ts';
import { closestElement } from '../closest-element.ts';

const drawerElement = () => document.getElementById(shellIds.drawer);

/** Whether the drawer is open; false in a document without one. */
const isDrawerOpen = (): boolean => drawerElement()?.matches(':popover-open') ?? false;

/** Closes the drawer. Returns whether it was open. */
export function closeDrawer(): boolean {
  const wasOpen = isDrawerOpen();
  if (wasOpen) drawerElement()?.hidePopover();
  return wasOpen;
}

/** Scrolls the sidebar or the open drawer, and nothing else, so that the link to the page shown is in view. */
export function showCurrent(): void {
  const box = drawerElement();
  const link = box?.querySelector('.sidebar-nav [aria-current]');
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  // On narrow screens, the sections stay above the pages.
  const start = Math.max(view.top, box.querySelector('.drawer-head')?.getBoundingClientRect().bottom ?? 0);
  const { top, bottom } = link.getBoundingClientRect();
  if (top < start || bottom > view.bottom) box.scrollTop += top - start - (view.bottom - start) / 3;
}

/** Opens the categories of a page as soon as a reader asks for it: without their action, it would be a layout shift. */
export function openCategories(pathname: string): void {
  const closed = `.sidebar li:has(a[href="${CSS.escape(pathname)}"]) > details:not([open])`;
  for (const category of document.querySelectorAll<HTMLDetailsElement>(closed)) {
    // Only a reader who opens it sees it move: every frame of that takes a layout.
    category.style.setProperty('--opening', '0s');
    category.open = true;
  }
}

function setOthersInert(inert: boolean): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]'))
    if (!region.contains(drawerElement())) region.inert = inert;
}

/** When another page is shown: its region is a new element, and the tree marks another link. */
export function adaptToPage(): void {
  if (isDrawerOpen()) setOthersInert(true);
  showCurrent();
}

function adapt(): void {
  setOthersInert(isDrawerOpen());
  if (isDrawerOpen()) {
    document.querySelector<HTMLElement>('.drawer-close')?.focus();
    showCurrent();
  }
}

/**
 * Makes the rest of the page inert while the drawer is open, and closes it on the desktop layout and when a page is
 * chosen, but not for a section, whose pages it then shows. Outside React, because the drawer concerns all regions.
 */
export function bindDrawer(): void {
  const onToggle = (event: Event) => {
    if (event.target !== drawerElement()) return;
    if (event.type === 'toggle') adapt();
    // Before it closes: once its controls are hidden, focus counts as lost, and moves to the main content.
    else if ((event as ToggleEvent).newState === 'closed') {
      setOthersInert(false);
      document.querySelector<HTMLElement>('.drawer-button')?.focus();
    }
  };
  // These events don't bubble.
  for (const type of ['beforetoggle', 'toggle']) addEventListener(type, onToggle, { capture: true });
  addEventListener('click', ({ target }) => {
    if (closestElement(target, '.sidebar a') && !closestElement(target, '.drawer-sections')) closeDrawer();
  });
  const desktop = matchMedia(breakpoints.desktop);
  desktop.addEventListener('change', () => desktop.matches && closeDrawer());
  // It was opened before hydration.
  if (isDrawerOpen()) adapt();
}
