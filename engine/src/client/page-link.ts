/** The link around an event's target, if it leads to another page of this origin. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not(.zoom)') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}

/** Whether a click is plain: without a modifier key for a new tab or a download. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => !(ctrlKey || metaKey || shiftKey || altKey);
