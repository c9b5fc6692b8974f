/** Statuses of redirects, the same on every server. */

/** For former addresses, and those with the latest version's label: the next version may give them to a page. */
export const movedStatus = 307;

/** For `.html`, doubled slashes, and the like: another spelling of an address, forever. */
export const cleanedStatus = 308;
