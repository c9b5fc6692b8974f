/** Addresses that belong to the site itself, with what uses them. */
export const reservedPages: ReadonlyMap<string, string> = new Map([
  ['/search', 'the search page'],
  ['/404', 'the not-found page'],
]);

export const reservedFolders: ReadonlyMap<string, string> = new Map([
  ['/assets', "the site's scripts"],
  ['/data', "the site's data"],
]);
