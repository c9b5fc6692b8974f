/** Names of the caches, for the pages and the service worker. The base is in them, since sites on one host share the browser's caches. */
export const openedCache = (base: string, build: string) => `docs ${base}/ opened ${build}`;
export const keptCache = (base: string, build: string) => `docs ${base}/ kept ${build}`;
/** Which versions the reader keeps: outlives builds. Each is an entry at `wishAddress`. */
export const wishCache = (base: string) => `docs ${base}/ versions to keep`;
export const wishAddress = (base: string, set: string) => `${base}/kept/${encodeURIComponent(set)}`;

/** Caches of builds, of one site: all but the list of versions to keep. */
export const isBuildCache = (base: string, name: string) =>
  name.startsWith(`docs ${base}/ opened `) || name.startsWith(`docs ${base}/ kept `);

/** Whether a document is of a build: it says so in its state. */
export const isOfBuild = (html: string, build: string) => html.includes(`"build":"${build}"`);

/** Whether an address, below the base, is a file whose name changes with its content. */
export const isImmutable = (below: string) => /^\/(assets\/|data\/(pages|sections)\/|data\/[^/]+-[A-Za-z0-9]+\.json$)/.test(below);
