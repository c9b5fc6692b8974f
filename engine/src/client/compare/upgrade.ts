/**
 * Upgrade guides: saves which edits are done, and which features the program doesn't use, for all guides. Loaded on their
 * pages only.
 */

import { site } from 'virtual:site';
import { guidePage } from '../../config/change-addresses.ts';
import { addressIn } from '../../site/page-data.ts';
import { restoreBoxes, saveBox } from './checked.ts';

function showDone(guide: HTMLElement): void {
  const line = guide.querySelector('.upgrade-done');
  if (!line) return;
  const shown = [...guide.querySelectorAll<HTMLElement>('.todo:not([hidden])')];
  const boxes = shown.flatMap((todo) => [...todo.querySelectorAll<HTMLInputElement>('input[data-todo]')]);
  line.textContent = `${boxes.filter(({ checked }) => checked).length} of ${boxes.length} edits done`;
}

/** Addresses of guides used to end with `?from=1.2&to=3.0`. */
function followFormerAddress(): void {
  const query = new URLSearchParams(location.search);
  const [from, to] = ['from', 'to'].map((name) => site.versions.findIndex(({ label }) => label === query.get(name)));
  // Newest first.
  const [older, newer] = [site.versions[from ?? -1], site.versions[to ?? -1]];
  if (older && newer && site.versions.indexOf(older) > site.versions.indexOf(newer))
    location.replace(addressIn(site, newer.path, guidePage(older.label)));
}

export function bindGuide(): void {
  followFormerAddress();
  const guide = document.querySelector<HTMLElement>('main .upgrade-guide');
  if (!guide) return;
  restoreBoxes(guide);
  showDone(guide);
  guide.onchange = (event) => {
    saveBox(event);
    showDone(guide);
  };
}
