/**
 * What the index of the crate registry says: all releases of the crates that the site documents. `npm run check:facts`
 * asks it, and fails if `registry.json` lacks a release; with `--registry`, it writes the file.
 */
import { compare, valid } from 'semver';
import { z } from 'zod';
import file from './registry.json' with { type: 'json' };

const line = /^(\S+) (\d{4}-\d\d-\d\d)( yanked)?$/;

export interface Release {
  readonly version: string;
  /** ISO date. */
  readonly published: string;
  readonly isYanked: boolean;
}

/** `1.1.0 2024-09-10 yanked` */
const release = z
  .string()
  .regex(line, 'a release is written as "1.1.0 2024-09-10", and "yanked" behind it')
  .transform((text): Release => {
    const [, version = '', published = '', yanked] = line.exec(text) ?? [];
    return { version, published, isYanked: yanked !== undefined };
  })
  .refine(({ version }) => valid(version) === version, 'the version is none of Cargo’s');

export const registrySchema = z.strictObject({
  /** The day of the answer. */
  asked: z.iso.date(),
  /** Releases by crate, in the order of their numbers. */
  crates: z.record(z.string(), z.array(release).min(1)),
});

export type Registry = z.infer<typeof registrySchema>;

/** The lines of the file for a crate's releases. */
export const writtenReleases = (releases: readonly Release[]): string[] =>
  releases
    .toSorted((a, b) => compare(a.version, b.version))
    .map(({ version, published, isYanked }) => `${version} ${published}${isYanked ? ' yanked' : ''}`);

export const registry: Registry = registrySchema.parse(file);

/** A date as prose has it: November 28, 2026. */
export const inWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** The releases of a crate, oldest number first. */
export function releasesOf(crate: string): readonly Release[] {
  const releases = registry.crates[crate];
  if (!releases) throw new Error(`content/registry.json has no crate "${crate}".`);
  return releases;
}
