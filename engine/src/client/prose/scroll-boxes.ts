/**
 * Makes code, tables, and formulas focusable while they are too wide, so that the keyboard can scroll them. Long lines
 * of code can be wrapped, which is remembered.
 */
import type { PageFeature } from '../../model/page-feature.ts';
import { closestElement } from '../../shell/closest-element.ts';
import { wrapSlot } from '../../shell/preferences/preferences.ts';
import { newElement } from '../new-element.ts';

const boxes = '.prose :is(pre, .scroll)[tabindex]:not([data-island] *)';

const root = document.documentElement;

function offerWrapping(box: Element): void {
  const frame = box.closest('.code-frame');
  if (!frame || frame.querySelector('.wrap')) return;
  const pressed = String('wrap' in root.dataset);
  const attributes = { type: 'button', class: 'wrap', 'aria-pressed': pressed, 'aria-label': 'Wrap long lines' };
  frame.append(newElement('button', attributes, 'Wrap'));
}

function toggleWrapping(button: Element): void {
  const before = button.getBoundingClientRect().top;
  const isOn = root.toggleAttribute('data-wrap');
  for (const each of document.querySelectorAll('.wrap')) each.setAttribute('aria-pressed', String(isOn));
  // Blocks above may have changed their height: keep the button under the reader's finger.
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  wrapSlot.set(isOn ? 'yes' : 'no');
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
      if (isTooWide || 'wrap' in root.dataset) offerWrapping(box);
    }
  });
  addEventListener('click', ({ target }) => {
    const button = closestElement(target, '.wrap');
    if (button) toggleWrapping(button);
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
