/** Joins the root of a set and the path of a page, both below the base. '' is the set's first page. */
export const pathBelow = (root: string, path: string): string => `${root}${path && `/${path}`}`;

/** The same as an address: the start page of the site is `/`. */
export const addressBelow = (root: string, path: string): string => pathBelow(root, path) || '/';
