/** What search asks of the site around it: addresses, versions, storage. The client implements it; tests make their own. */

/** One place in the browser's storage. Never throws: where storage is blocked, `get` gives null and `set` does nothing. */
export interface StorageSlot<T> {
  get(): T | null;
  set(value: T): void;
  remove(): void;
}

export interface SearchVersion {
  readonly label: string;
  /** Root of the version below the base: `/api/1.0`. */
  readonly path: string;
}

export interface SearchEnvironment {
  /** Base path of the site, with slashes at both ends: `/` or `/docs/`. */
  readonly base: string;
  /** Origin the site is published at, for result addresses that a hosted index holds in full. */
  readonly origin: string;
  /** BCP 47 tag of the pages' language. */
  readonly language: string;
  /** The documentation versions, newest first. */
  readonly versions: readonly SearchVersion[];
  /** Label of the version a search is scoped to unless the reader asks for another: the page's, else the preferred, else the latest. */
  currentSet(): string;
  /** Address (on this origin) of the folder of a version's digest (see `index/digest.ts`), with a slash at the end. */
  digestUrl(version: string): Promise<string>;
  /** Address of the folder of the texts that snippets are cut from. */
  readonly textsUrl: string;
  /** Address of the file that says which words only some versions have (see `embedded/otherVersions.ts`), or null. */
  versionWordsUrl(): Promise<string | null>;
  /** Wraps a script address for a Trusted Types policy where the browser has them. */
  trustedUrl(url: string): string;
  /** A slot of the browser's storage; `parse` gives null for anything that is not a valid value. */
  storageSlot<T>(key: string, parse: (raw: unknown) => T | null): StorageSlot<T>;
  /** Where a reader says that a query should have results. */
  feedbackUrl(query: string): string;
}
