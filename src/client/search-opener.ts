/**
 * Search, loaded when first wanted: a hover, touch or focus on its button fetches it, a click or a key opens it.
 */
import { site } from 'virtual:site';
import { isOutdated, loadChunk } from './chunk.ts';
import type { SearchControl } from './controls/controls.ts';
import type { Data } from './data.ts';

/** Makes the control. Nothing is loaded before it is asked for. */
export function searchOpener(data: Data): SearchControl {
  let holder: HTMLElement | null = null;
  let closeDialog: (() => void) | null = null;
  const load = () => import('./search-dialog.tsx');

  const place = () => {
    if (!holder) {
      holder = document.createElement('div');
      holder.id = 'search';
      document.body.append(holder);
    }
    return holder;
  };

  const open = (query = '') => {
    if (closeDialog) return;
    let typed = query;
    const cancelled = { now: false };
    closeDialog = () => {
      cancelled.now = true;
      closeDialog = null;
      holder?.replaceChildren();
    };
    // What is typed before the dialog is there is not lost.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeDialog?.();
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed += event.key;
        event.preventDefault();
      } else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    };
    addEventListener('keydown', keep, true);
    const failing = async () => {
      try {
        return await load();
      } catch (error) {
        removeEventListener('keydown', keep, true);
        if (await isOutdated(site.base, data.manifest)) location.reload();
        throw error;
      }
    };
    loadChunk(place(), 'search', failing).then(({ mountDialog }) => {
      removeEventListener('keydown', keep, true);
      if (cancelled.now) return;
      closeDialog = mountDialog(place(), data, typed, () => {
        closeDialog = null;
      });
    });
  };

  return {
    prepare() {
      load().then(({ warm }) => warm(data)).catch(() => undefined);
    },
    open,
    toggle: () => (closeDialog ? closeDialog() : open()),
  };
}
