/** The link around an event's target, if it leads to another page of this origin. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not(.zoom)') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}
