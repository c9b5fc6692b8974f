/** The version of the zkVM that a reader's project uses, and what is known to be wrong with it, for the documentation server. */
import fs from 'node:fs';
import path from 'node:path';
import type { DetectVersion } from 'onesource';
import { advisoriesFor, affectedCrates } from '../content/data/advisories.ts';

const mostBytes = 16_000_000;

/**
 * The text of a file that may be anybody's: null for what isn't a regular file of at most 16 MB. Only as many bytes are
 * read as it says to have, and a pipe is not waited for.
 */
function readLock(file: string): string | null {
  let open: number | undefined;
  try {
    open = fs.openSync(file, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
    const stats = fs.fstatSync(open);
    if (!stats.isFile() || stats.size > mostBytes) return null;
    const bytes = Buffer.alloc(stats.size);
    return bytes.toString('utf8', 0, fs.readSync(open, bytes, 0, stats.size, 0));
  } catch {
    return null;
  } finally {
    if (open !== undefined) fs.closeSync(open);
  }
}

/** A release, without room for words: a stranger's lock file must not speak to an agent. */
const release = String.raw`\d{1,4}\.\d{1,4}\.\d{1,4}(?:-(?:alpha|beta|rc)(?:\.\d{1,4})?)?`;

/** The releases of a crate that a lock file names, each once. */
function lockedReleases(lock: string, crate: string): string[] {
  const entries = new RegExp(`^name = "${crate}"\\r?\\nversion = "(${release})"\\r?$`, 'gm');
  return [...new Set([...lock.matchAll(entries)].map(([, version = '']) => version))];
}

/** A lock file may name hundreds of releases, and a warning is only a part of an answer. */
const mostFlaws = 6;

/** The advisories for what a lock file names, as a text for the reader; undefined if there is none. */
function warningFor(lock: string): string | undefined {
  const lines = affectedCrates.flatMap((crate) =>
    lockedReleases(lock, crate).flatMap((release) =>
      advisoriesFor(release, crate)
        // What holds in every release is no reason to change the project.
        .filter(({ fixed, consequence }) => fixed.length > 0 || consequence !== 'none')
        .map(
          ({ id, cve, title, severity, fixed }) =>
            `- ${crate} ${release}: ${title} (${[id, cve, severity].filter(Boolean).join(', ')}; ${fixed.length ? `fixed in ${fixed.join(', ')}` : 'fixed in no release'})`,
        ),
    ),
  );
  const more = lines.splice(mostFlaws).length;
  if (more) lines.push(`- and ${more} more`);
  return lines.length
    ? `Warning: the project's Cargo.lock names releases with known flaws:\n${lines.join('\n')}\nWhat to do: /security-advisories. A guest has a lock file of its own, which needs the update too; its image ID changes, and the old one must be refused.`
    : undefined;
}

/** Reads the nearest `Cargo.lock` at or above a folder. One that can't be read names no version. */
export const detectVersion: DetectVersion = (folder) => {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, 'Cargo.lock');
    if (fs.existsSync(file)) {
      const lock = readLock(file);
      const [version] = lock === null ? [] : lockedReleases(lock, 'risc0-zkvm');
      if (lock === null || version === undefined) return null;
      return { version, reason: `The project's Cargo.lock has risc0-zkvm ${version}.`, warning: warningFor(lock) };
    }
    if (at === path.dirname(at)) return null;
  }
};
