/**
 * The element that the fragment of an address names. There is one way to show it, for fragments, links, the contents,
 * results of search, and history: what hides it is opened as the reader would have done, and can be closed again.
 */
import { closestElement } from './closest-element.ts';

/** The element that a fragment (`#steps`) names. Malformed escapes are taken literally, as browsers do. */
export function targetOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is the id as it stands.
  }
  return document.getElementById(id);
}

/**
 * Opens what hides an element: details, also around their summary, because a question is hidden without its answer; the
 * panel of a tab; what was typed into a filter. Returns whether anything did.
 */
export function uncover(element: Element): boolean {
  let isOpened = false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) isOpened = at.open = true;
    if (at.matches('.tab-panel')) {
      const tabs = [...(at.parentElement?.children ?? [])];
      // As many tabs come before as panels.
      const radio = tabs[tabs.indexOf(at) - tabs.length / 2]?.querySelector('input');
      if (radio && !radio.checked) isOpened = radio.checked = true;
    }
    if (at.matches('.prose [hidden]')) isOpened = clearFilters();
  }
  return isOpened;
}

function clearFilters(): true {
  for (const field of document.querySelectorAll<HTMLInputElement>('.filter input')) {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

function show(hash: string): void {
  const target = targetOf(hash);
  // Before, there was nothing to scroll to.
  if (target && uncover(target)) target.scrollIntoView({ behavior: 'instant' });
}

/** Uncovers the target of the document's address, and whatever a link on the page or the history leads to. */
export function bindTargets(): void {
  addEventListener('DOMContentLoaded', () => {
    show(location.hash);
    // Until now, a question was shown by its style sheet; see details.css.
    document.documentElement.dataset.uncovered = '';
  });
  // Before the browser scrolls. A link to the fragment in the address changes nothing that could be listened to.
  addEventListener('click', ({ target }) => {
    const link = closestElement<HTMLAnchorElement>(target, 'a[href*="#"]');
    if (link?.pathname === location.pathname) show(link.hash);
  });
  addEventListener('hashchange', () => show(location.hash));
}

/** How far below the top of the window a target is shown, in pixels. */
export const targetTop = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
