/**
 * Keeps focus on the page if the focused control is removed or disabled: browsers then focus the body, from where the
 * keyboard starts over at the top. Focus moves to the first control next to the lost one, or else to the main content.
 */
import { shellIds } from '../config/ids.ts';
import { afterPaint } from '../shell/after-paint.ts';

const parts = '[data-island], form, dialog, section, aside, header, .chunk-failed';
const controls = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])';

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

export function focusIn(part: HTMLElement): void {
  const control = [...part.querySelectorAll<HTMLElement>(controls)].find(isUsable);
  if (!control) part.tabIndex = -1;
  (control ?? part).focus({ preventScroll: true });
}

export function bindFocus(): void {
  /** The focused element and its ancestors. */
  let path: readonly EventTarget[] = [];

  const check = () => {
    const [focused] = path;
    if (!(focused instanceof Element) || document.activeElement !== document.body) return;
    // The reader has left it.
    if (isUsable(focused)) path = [];
    else {
      // Whether an element is usable comes last, because the browser computes style for it.
      const around = path.find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && element !== focused && element.closest(parts) !== null && isUsable(element),
      );
      if (around) focusIn(around);
      else document.getElementById(shellIds.main)?.focus({ preventScroll: true });
    }
  };
  addEventListener('focusin', (event) => {
    path = event.composedPath();
  });
  addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) afterPaint(check);
  });
  // Not every browser says that focus is lost with an element.
  new MutationObserver(() => {
    if (path.length && document.activeElement === document.body) afterPaint(check);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
}
