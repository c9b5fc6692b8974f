/** The drawer is a popover: it opens and closes natively. */

export const drawerElement = () => document.getElementById('drawer');

export const isDrawerOpen = (): boolean => drawerElement()?.matches(':popover-open') ?? false;

export function closeDrawer(): void {
  if (isDrawerOpen()) drawerElement()?.hidePopover();
}

/** Scrolls the sidebar or the open drawer, and nothing else, so that the link to the page shown is in view. */
export function showCurrent(): void {
  const box = drawerElement();
  const link = box?.querySelector('.sidebar-nav [aria-current=page]');
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) box.scrollTop += top - view.top - view.height / 3;
}
