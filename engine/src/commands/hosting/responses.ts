/** What responses say, the same on every server: how long browsers cache them, and statuses of redirects. */
import { isImmutable } from '../../site/immutable.ts';

export const forever = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';
export const noCache = 'no-cache';

export const cacheControl = (address: string) => (isImmutable(address) ? forever : revalidate);

/** For former addresses, and those with the latest version's label: the next version may give them to a page. */
export const movedStatus = 307;

/** For `.html`, doubled slashes, and the like: another spelling of an address, forever. */
export const cleanedStatus = 308;
