/** How long browsers cache responses. */
import { isImmutable } from '../../site/immutable.ts';

export const forever = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';
export const noCache = 'no-cache';

export const cacheControl = (address: string) => (isImmutable(address) ? forever : revalidate);
