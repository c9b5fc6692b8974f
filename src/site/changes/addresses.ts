/** Where the pages that are made of changes are, below each version's root. */
export const changesPage = 'changes';
export const upgradePage = 'upgrade';
/** Below the versions' root: `/api/changes.xml`. */
export const feedFile = 'changes.xml';
/** The style sheets of marks, and of the pages made of them, by the names that records and documents ask for them. */
export const changesStyle = 'changes';
export const changePagesStyle = 'change-pages';
/** Query parameter of a comparison, and its value that asks for all versions at once. */
export const compareParameter = 'compare';
export const allVersions = 'all';
