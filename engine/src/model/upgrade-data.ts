/**
 * Where the upgrade guide lists a point: a block to copy, what every program has to do, what a program has to do that
 * uses a feature, or what is good to know.
 */
export type UpgradeGroup = 'copy' | 'must' | 'uses' | 'know';

/** A point of the upgrade guide, written by hand. It concerns upgrades that pass into one of its versions. */
export interface UpgradePoint {
  readonly id: string;
  readonly group: UpgradeGroup;
  /** The feature that the point is about; null unless the group is `uses`. */
  readonly uses: string | null;
  /** Labels of versions. */
  readonly into: readonly string[];
  /** The text for each version to upgrade to, by its label: an index of `texts`. */
  readonly textIn: Readonly<Record<string, number>>;
}

export interface UpgradeText {
  readonly title: string;
  /** Links below the version's root start with `~`. */
  readonly html: string;
  /** The same as Markdown, with a placeholder for the version's root. */
  readonly markdown: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
}

/** What the upgrade guide needs to know about versions besides their pages: `data/upgrade-{hash}.json`. */
export interface UpgradeData {
  /** Display names of version facts, by name. */
  readonly factTitles: Readonly<Record<string, string>>;
  /** Facts of each version, by its label. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** In the order of the guide. */
  readonly points: readonly UpgradePoint[];
  readonly texts: readonly UpgradeText[];
}
