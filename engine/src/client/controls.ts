/** What readers press before and after the client is there. */
import { closestElement } from '../shell/closest-element.ts';
import { searchShortcut } from '../shell/navbar/search-shortcut.ts';

export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = closestElement<HTMLAnchorElement>(target, 'a[href]:not(.zoom)');
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}

/** Controls whose clicks before hydration are repeated after it. A tap on a term shows its definition. */
export const earlyControls = '[data-action], .copy, .zoom, .term[data-term]';

/**
 * What an event before hydration asks for: the name of a control, which is its `data-action`, or a key; '' for a control
 * without a name.
 */
export function actionOf(event: Event): string {
  if (event instanceof KeyboardEvent) return searchShortcut(event) ? 'search' : event.key;
  return closestElement(event.target, '[data-action]')?.dataset.action ?? '';
}
