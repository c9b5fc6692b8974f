/**
 * The caches of pages and the service worker: one per build for pages that were opened, one per build for versions saved
 * for offline. Names include the base path, because sites on one host share caches.
 */
import { type FileHashes, fetchFile } from '../../model/fetch-file.ts';
import type { Manifest } from '../../model/manifest.ts';
import { unversionedSet } from '../../versions/site-versions.ts';

// The names say "kept" as those of earlier builds do: versions that readers have saved stay theirs.
export const openedCache = (base: string, build: string) => `docs ${base}/ opened ${build}`;
export const savedCache = (base: string, build: string) => `docs ${base}/ kept ${build}`;
/** The cache that lists the saved versions across builds, with an entry at `savedEntry` for each. */
export const savedList = (base: string) => `docs ${base}/ versions to keep`;
export const savedEntry = (base: string, set: string) => `${base}/kept/${encodeURIComponent(set)}`;

export const isOpenedCache = (base: string, name: string) => name.startsWith(openedCache(base, ''));
export const isSavedCache = (base: string, name: string) => name.startsWith(savedCache(base, ''));

/** Whether a text is a whole document of a build, according to its page state. */
export const isDocumentOf = (html: string, build: string) =>
  html.includes(`"build":"${build}"`) && html.trimEnd().endsWith('</html>');

export const addFile = (cache: Pick<Cache, 'put'>, address: string, hashes: FileHashes = {}): Promise<void> =>
  fetchFile(address, (response) => cache.put(address, response), { hashes });

/**
 * The files needed to read and search a version offline: its own, those of the unversioned pages, the client, and one
 * document to render pages in. The version's pack comes last: without it, the version does not count as saved.
 * @throws Error if the build has no such version
 */
export function filesOfVersion(manifest: Manifest, manifestAddress: string, set: string): string[] {
  const version = manifest.sets[set];
  const shared = manifest.sets[unversionedSet];
  const start = manifest.starts[set];
  const whole = manifest.wholeDigests[set];
  if (!version || !shared || start === undefined || whole === undefined) throw new Error(`There is no version ${set}.`);
  return [
    ...manifest.client,
    manifestAddress,
    manifest.glossary,
    manifest.versionWords,
    manifest.upgradeData,
    shared.meta,
    shared.pack,
    version.meta,
    whole,
    start,
    version.pack,
  ];
}
