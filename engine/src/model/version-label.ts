/**
 * The version that a page, a set of pages, or a search result belongs to: its label. Null says that it belongs to no
 * version, as unversioned pages do, and nothing else says so. Keys have to be texts, such as those of files and of
 * sets: `nameOfSet` and `versionOfSet` convert them.
 */
export type VersionLabel = string | null;
