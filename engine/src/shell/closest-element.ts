/** The target of an event or the closest element around it that matches; null if there is none. */
export const closestElement = <E extends HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
