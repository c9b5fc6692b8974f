/**
 * What the upgrade guide needs to know about versions besides their pages. Only Node imports the schema: browsers use
 * the types.
 */
import { z } from 'zod';
import type { DeepReadonly } from '../problems/schema.ts';

/**
 * Where the upgrade guide lists a point: a block to copy, what every program has to do, what a program has to do that
 * uses a feature, or what is good to know.
 */
const group = z.enum(['copy', 'must', 'uses', 'know']);

/** A point of the upgrade guide, written by hand. It concerns upgrades that pass into one of its versions. */
const point = z.object({
  id: z.string(),
  group,
  /** The feature that the point is about; null unless the group is `uses`. */
  uses: z.string().nullable(),
  into: z.array(z.string()),
  /** The text for each version to upgrade to, by its label: an index of `texts`. */
  textIn: z.record(z.string(), z.number()),
});

const text = z.object({
  title: z.string(),
  /** Links below the version's root start with `~`. */
  html: z.string(),
  /** The same as Markdown, with a placeholder for the version's root. */
  markdown: z.string(),
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
});

/** `data/upgrade-{hash}.json`. */
export const upgradeDataSchema = z.object({
  factTitles: z.record(z.string(), z.string()),
  facts: z.record(z.string(), z.record(z.string(), z.string())),
  points: z.array(point),
  texts: z.array(text),
});

export type UpgradeGroup = z.infer<typeof group>;
export type UpgradePoint = DeepReadonly<z.infer<typeof point>>;
export type UpgradeText = DeepReadonly<z.infer<typeof text>>;
export type UpgradeData = DeepReadonly<z.infer<typeof upgradeDataSchema>>;
