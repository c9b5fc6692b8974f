/** Addresses of what a set is served as, and the pack's size uncompressed, in bytes. */
export interface SetFiles {
  readonly meta: string;
  readonly pack: string;
  readonly packBytes: number;
  /** What search reads of the set. */
  readonly digest: string;
}

/** The build's files: the client asks for it under a name that changes with the build, and under a fixed one to hear of a new build. */
export interface Manifest {
  readonly build: string;
  readonly sets: Readonly<Record<string, SetFiles>>;
  /** Label of the latest release. */
  readonly latest: string;
  /** Address of each set's start page. */
  readonly starts: Readonly<Record<string, string>>;
  /** File that says which words only some versions have. */
  readonly versionWords: string;
  /** The client's files, and their size in bytes uncompressed. */
  readonly client: readonly string[];
  readonly clientBytes: number;
}
