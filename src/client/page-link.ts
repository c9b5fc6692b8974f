/** The link of an event's target that leads to another page of this origin. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}
