import type { Manifest } from '../../model/manifest.ts';
import { unversionedSet } from '../../versions/site-versions.ts';

/**
 * The files needed to read and search a version offline: its own, those of the unversioned pages, the client, and one
 * document to render pages in. The version's pack comes last: without it, the version does not count as kept.
 * @throws Error if the build has no such version
 */
export function filesToKeep(manifest: Manifest, manifestAddress: string, base: string, set: string): string[] {
  const version = manifest.sets[set];
  const shared = manifest.sets[unversionedSet];
  const start = manifest.starts[set];
  if (!version || !shared || start === undefined) throw new Error(`There is no version ${set}.`);
  return [
    ...manifest.client,
    manifestAddress,
    `${base}/data/glossary.json`,
    manifest.versionWords,
    manifest.upgradeData,
    shared.meta,
    shared.pack,
    version.meta,
    `${version.digest}whole.json`,
    start,
    version.pack,
  ];
}
