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
      // The panels that follow may not be parsed yet.
      const tabs = [...(at.parentElement?.children ?? [])];
      const panels = tabs.filter((child) => child.matches('.tab-panel'));
      const radio = tabs[panels.indexOf(at)]?.querySelector('input');
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
  // As soon as it is parsed, so that it isn't painted covered first.
  const parsing = new MutationObserver(() => {
    const target = targetOf(location.hash);
    if (target) uncover(target);
    if (target || document.readyState !== 'loading') parsing.disconnect();
  });
  if (location.hash) parsing.observe(document, { childList: true, subtree: true });
  // Before the browser scrolls. A link to the fragment in the address changes nothing that could be listened to.
  addEventListener('click', ({ target }) => {
    const link = closestElement<HTMLAnchorElement>(target, 'a[href*="#"]');
    if (link?.pathname === location.pathname) show(link.hash);
  });
  addEventListener('hashchange', () => show(location.hash));
}

/** How far below the top of the window a target is shown, in pixels. */
export const targetTop = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
