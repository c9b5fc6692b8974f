/** How long browsers cache responses. */

/** Files whose names contain a hash of their content, below the base. The pattern means the same in JavaScript, nginx, and Caddy. */
export const immutableFiles = '/(assets/.+|data/(pages|sections|search|texts)/.+|data/.+-[A-Za-z0-9]{8,}[.]json)$';
const immutablePath = new RegExp(`^${immutableFiles}`);

export const forever = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';
/** For redirects and the not-found document. */
export const noCache = 'no-cache';

export const isImmutable = (address: string) => immutablePath.test(address);

/** Value of Cache-Control for an address below the base: files named by content hash are cached for a year, everything else is revalidated. */
export const cacheControl = (address: string) => (isImmutable(address) ? forever : revalidate);
