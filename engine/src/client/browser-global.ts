/**
 * A global of the browser; undefined if the browser lacks it. There, `window.navigation` would be the heading
 * `## Navigation` of a page, because elements with an id are properties of the window, too.
 */
export const browserGlobal = <T>(name: string): T | undefined =>
  Object.hasOwn(window, name) ? (Reflect.get(window, name) as T) : undefined;
