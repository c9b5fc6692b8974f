/** What readers press before and after the client is there. */
import { closestElement } from '../shell/closest-element.ts';

export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = closestElement<HTMLAnchorElement>(target, 'a[href]:not(.zoom)');
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}

/** Controls whose clicks before hydration are repeated after it. A tap on a term shows its definition. */
export const earlyControls = '[data-action], .copy, .zoom, .term[data-term]';
