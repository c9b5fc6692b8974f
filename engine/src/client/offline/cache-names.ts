/**
 * Names of the caches, for pages and the service worker. They include the base path, because sites on one host share
 * caches.
 */
export const openedCache = (base: string, build: string) => `docs ${base}/ opened ${build}`;
export const keptCache = (base: string, build: string) => `docs ${base}/ kept ${build}`;
/** The cache that lists the kept versions across builds, with an entry at `keptEntry` for each. */
export const keptList = (base: string) => `docs ${base}/ versions to keep`;
export const keptEntry = (base: string, set: string) => `${base}/kept/${encodeURIComponent(set)}`;

export const isOpenedCache = (base: string, name: string) => name.startsWith(openedCache(base, ''));
export const isKeptCache = (base: string, name: string) => name.startsWith(keptCache(base, ''));

/** Whether a document belongs to a build, according to its page state. */
export const isOfBuild = (html: string, build: string) => html.includes(`"build":"${build}"`);
