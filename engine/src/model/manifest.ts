/** Addresses of a set's data files. `packBytes` is the pack's uncompressed size. */
export interface SetFiles {
  readonly meta: string;
  readonly pack: string;
  readonly packBytes: number;
  /**
   * Folder of the version's search index (see `search/index/digest.ts`), with a slash at the end; for the unversioned
   * pages, the latest version's.
   */
  readonly digest: string;
}

/**
 * The build's files. It is served twice: under a name with its hash for the client, and under a fixed name that reveals
 * a new build.
 */
export interface Manifest {
  readonly build: string;
  readonly sets: Readonly<Record<string, SetFiles>>;
  /** Label of the latest release. */
  readonly latest: string;
  /** Labels of the versions that are no longer maintained. */
  readonly unmaintained: readonly string[];
  /** Address of each set's start page. */
  readonly starts: Readonly<Record<string, string>>;
  /** Address of the file that lists which words occur in which versions. */
  readonly versionWords: string;
  /** Address of what the upgrade guide needs besides packs. */
  readonly upgradeData: string;
  /** Addresses of the client's scripts and styles, and their total uncompressed size in bytes. */
  readonly client: readonly string[];
  readonly clientBytes: number;
}
