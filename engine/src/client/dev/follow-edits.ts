/**
 * Development only: shows the page again after an edit, in place, with its scroll position, open dialogs, and the state
 * of its islands.
 */

import type { ShellView } from '../../shell/view.ts';
import { compareParameter } from '../../site/change-addresses.ts';
import { pageAddress } from '../address.ts';
import type { Data, FoundPage } from '../data.ts';
import { onEdit } from './edits.ts';
import { morph } from './morph.ts';

interface App {
  readonly data: Data;
  view(): ShellView;
  viewOf(page: FoundPage): ShellView;
  show(next: ShellView, inPlace: boolean): void;
}

export function followEdits({ data, view, viewOf, show }: App): void {
  /**
   * The body from the server, and the one that React rendered last. React never gets an edited body, so it leaves the
   * element alone.
   */
  let [body, rendered] = [String(view().body), view().body];
  onEdit(async () => {
    data.forget();
    const before = view();
    if (before.body !== rendered) [body, rendered] = [String(before.body), before.body];
    const address = pageAddress(before.site, location.pathname);
    const page = address && (await data.page(address.set, address.path).catch(() => null));
    // The page is gone, or it is the one that says so.
    if (!page) {
      location.reload();
      return;
    }
    if (view() !== before) return;
    const next = viewOf(page);
    const after = String(next.body);
    const prose = document.querySelector('[data-region=page] .prose');
    if (!prose || next.page.href !== before.page.href || new URLSearchParams(location.search).has(compareParameter)) {
      show(next, false);
      return;
    }
    if (after !== body) morph(prose, body, after);
    body = after;
    show({ ...next, body: rendered }, true);
  });
}
