import { searchShortcut } from '../../shell/navbar/search-shortcut.ts';
import type { SearchControl } from '../search/search-opener.ts';
import { earlyControls } from './early-controls.ts';

/** The control that was clicked before hydration, or its replacement if hydration rendered it again. */
function controlOf(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(earlyControls);
  if (!control || control.isConnected) return control;
  return document.querySelector(`[data-action="${control.dataset.action}"]`);
}

/** Replays the events before hydration, which `capture.ts` has captured. */
export function replay(events: readonly Event[], search: SearchControl): void {
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      const asked = search.isLoading() ? null : searchShortcut(event);
      if (asked === 'toggle') search.toggle();
      else if (asked === 'open') search.open();
      else search.type(event.key);
    } else if (event.target instanceof Element) {
      const control = controlOf(event.target);
      // What the reader did was a tap.
      if (control?.matches('.term'))
        control.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      control?.click();
    }
  }
}
