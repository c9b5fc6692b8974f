/** What readers press before and after the client is there. */
import { closest } from '../shell/closest.ts';

export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(target, 'a[href]:not(.zoom)');
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}

/** Controls whose clicks before hydration are repeated after it. A tap on a term shows its definition. */
export const earlyControls = '[data-action], .copy, .zoom, .term[data-term]';
