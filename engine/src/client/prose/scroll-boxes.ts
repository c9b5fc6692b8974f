/**
 * Makes code, tables, and formulas focusable while they are too wide, so that the keyboard can scroll them. Long lines
 * of code can be wrapped.
 */
import type { PageFeature } from '../../model/page-feature.ts';
import { newElement } from '../new-element.ts';

/** Islands handle their own boxes. */
const boxes = '.prose :is(pre, .scroll)[tabindex]:not([data-island] *)';

/** Adds the button that wraps lines to a block of code, once. */
function offerWrapping(box: Element): void {
  const frame = box.closest('.code-frame');
  if (!frame || frame.querySelector('.wrap')) return;
  frame.append(
    newElement(
      'button',
      { type: 'button', class: 'wrap', 'aria-pressed': 'false', 'aria-label': 'Wrap long lines' },
      'Wrap',
    ),
  );
}

export function bindScrollBoxes(): PageFeature {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first one changes: reading after a change would force a synchronous style
    // recalculation.
    const measured = entries.flatMap(({ target }) =>
      target instanceof HTMLElement ? [{ box: target, isTooWide: target.scrollWidth > target.clientWidth }] : [],
    );
    for (const { box, isTooWide } of measured) {
      box.tabIndex = isTooWide ? 0 : -1;
      if (isTooWide) offerWrapping(box);
    }
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.wrap') : null;
    const isWrapped = button?.closest('.code')?.toggleAttribute('data-wrap');
    button?.setAttribute('aria-pressed', String(isWrapped));
  });
  return {
    // The observer is called in the frame that shows the page, after its layout: most boxes fit, and then no style is
    // computed for their edges.
    beforePaint() {
      observer.disconnect();
      for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
        box.tabIndex = -1;
        observer.observe(box);
      }
    },
  };
}
