/** Where pages were before they were topics: the shape of `content/moved.ts`. */
export interface Moved {
  /** A path below a version's root, and the topic it was about. Holds in every version that has the topic. */
  readonly paths: Readonly<Record<string, string>>;
  /** Folders of the latest version that were served without the versions' root: `zkvm` stands for `/zkvm` and everything below it. */
  readonly withoutRoot: readonly string[];
  /** An address below the base, and the page it leads to, in the link grammar of pages. */
  readonly addresses: Readonly<Record<string, string>>;
}
