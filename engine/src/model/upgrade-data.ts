/** What the upgrade guide needs to know about versions besides their pages: `data/upgrade-{hash}.json`. */
export interface UpgradeData {
  /** Display names of version facts, by name. */
  readonly factTitles: Readonly<Record<string, string>>;
  /** Facts of each version, by its label. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The upgrade notes as HTML, by the label of the version to upgrade to. Links below that version's root start with `~`. */
  readonly notes: Readonly<Record<string, string>>;
}
