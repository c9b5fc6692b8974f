/** The drawer is a popover: it opens and closes natively. */

export const drawerElement = () => document.getElementById('drawer');

export const isDrawerOpen = (): boolean => drawerElement()?.matches(':popover-open') ?? false;

export function closeDrawer(): void {
  if (isDrawerOpen()) drawerElement()?.hidePopover();
}
