/** Feedback on navigation: the progress bar, and announcements for assistive technology. */
import { newElement } from './new-element.ts';

const delayMs = 200;

/** Shows a bar at the top after 200 ms, until `end`. */
export function startProgress(): { end(): void } {
  let bar: HTMLElement | null = null;
  const timer = setTimeout(() => {
    bar = newElement('div', { class: 'progress', role: 'progressbar', 'aria-label': 'Loading the page' });
    document.body.append(bar);
  }, delayMs);
  return {
    end() {
      clearTimeout(timer);
      bar?.remove();
    },
  };
}

/** One for all announcements: assistive technology follows a region that stays in the document. */
let region: HTMLElement | null = null;

export function announce(text: string): void {
  if (!region) {
    region = newElement('div', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
    document.body.append(region);
  } else if (region.textContent !== text) {
    // One layout instead of two.
    region.textContent = text;
    return;
  }
  // Only what changes is announced: a new region gets its text later, and one with the same text is emptied first.
  region.textContent = '';
  requestAnimationFrame(() => {
    if (region) region.textContent = text;
  });
}
