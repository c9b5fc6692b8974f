/** Addresses of the pages about changes, below the root of each version. */
export const changesPage = 'changes';
export const upgradePage = 'upgrade';
/** Below the versions' root: `/api/changes.xml`. */
export const feedFile = 'changes.xml';
/** Names of the style sheets of marks and of the pages about changes, for records and documents. */
export const changesStyle = 'changes';
export const changePagesStyle = 'change-pages';
/** Query parameter of a comparison, and its value for all versions. */
export const compareParameter = 'compare';
export const allVersions = 'all';
