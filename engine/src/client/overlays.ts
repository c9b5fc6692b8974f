/**
 * What lies over the page: the drawer, the search dialog, an enlarged picture. Going back closes it first, and a page
 * that the browser keeps for coming back is kept without it.
 */
import { closeDrawer } from '../shell/sidebar/drawer.ts';

/** Closes what lies over the page. Returns whether there was anything. */
export function closeOverlay(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  dialog?.close();
  return closeDrawer() || dialog !== null;
}

export function bindOverlays(): void {
  // `popstate`: without the Navigation API, this is the first that a page hears of going back.
  for (const type of ['popstate', 'pagehide']) addEventListener(type, closeOverlay);
}
