/** Addresses of the pages about changes, below the root of each version. */
export const changesPage = 'changes';
export const upgradePage = 'upgrade';
/** The guide from an older version: `/api/upgrade/1.2`. */
export const guidePage = (from: string): string => `${upgradePage}/${from}`;
/** The paths of a version's pages about changes, given the labels of the versions before it. */
export const changePaths = (older: readonly string[]): readonly string[] =>
  older.length ? [changesPage, upgradePage, ...older.map(guidePage)] : [];
/** The anchors of a guide's sections, and of the point about names that are gone. */
export const guideAnchors = {
  numbers: 'numbers',
  must: 'must',
  uses: 'uses',
  know: 'know',
  gone: 'gone-names',
} as const;
/** Below the versions' root: `/api/changes.xml`. */
export const feedFile = 'changes.xml';
/** Names of the style sheets of marks and of the pages about changes, for records and documents. */
export const changesStyle = 'changes';
export const changePagesStyle = 'change-pages';
export const compareParameter = 'compare';
export const allVersions = 'all';
export const allVersionsText = 'All versions – show when each part was added';

/** Address of a page that shows its comparison with a version, or with all. */
export const compareHref = (href: string, value: string): string =>
  `${href}?${compareParameter}=${encodeURIComponent(value)}`;
