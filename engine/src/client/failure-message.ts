/** The message for a reader who uses a control that could not be loaded. */
import { newElement } from './new-element.ts';

/** There is one at most, which pages and scripts share. */
let box: HTMLElement | null = null;

export function showFailure(): void {
  if (!box) {
    const reload = newElement('a', { class: 'button', href: '' }, 'Reload the page');
    const text = 'This feature couldn’t load. Try again.';
    box = newElement('div', { class: 'chunk-failed', popover: 'auto', role: 'alert' }, text, reload);
    document.body.append(box);
  }
  box.togglePopover?.(true);
}

export function hideFailure(): void {
  box?.remove();
  box = null;
}
