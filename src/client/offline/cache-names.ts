/** Names of the caches in one build: what the reader opened, and the versions they keep. The service worker gets them from the build. */
export const openedCache = (build: string) => `opened-${build}`;
export const keptCache = (build: string) => `kept-${build}`;
