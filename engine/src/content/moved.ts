/** Addresses that pages had before they were topics: the type of `content/moved.ts`. */
export interface Moved {
  /** A former path below a version's root, and its topic, for all versions that have the topic. */
  readonly paths: Readonly<Record<string, string>>;
  /** Folders of the latest version that were served without the root of the versions: `guides` means `/guides` and everything below it. */
  readonly withoutRoot: readonly string[];
  /** A former address below the base path, and a link to the page that replaced it, in the link grammar of pages. */
  readonly addresses: Readonly<Record<string, string>>;
}
