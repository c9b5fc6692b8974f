/**
 * Joins the path of a page and the root of its set. Both are below the site's base; an empty path is the set's first
 * page.
 */
export const pathBelow = (root: string, path: string): string => `${root}${path && `/${path}`}`;

/** The same as an address: the home page is `/`. */
export const addressBelow = (root: string, path: string): string => pathBelow(root, path) || '/';
