/** The version of the zkVM that a reader's project uses, and what is known to be wrong with it, for the documentation server. */
import fs from 'node:fs';
import path from 'node:path';
import type { DetectVersion } from 'onesource';
import { advisoriesFor, affectedCrates } from '../content/data/advisories.ts';

/** The releases of a crate that a lock file names. */
const lockedReleases = (lock: string, crate: string): string[] =>
  [...lock.matchAll(new RegExp(`^name = "${crate}"\\r?\\nversion = "([^"]+)"`, 'gm'))].map(
    ([, version = '']) => version,
  );

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
  return lines.length
    ? `Warning: the project's Cargo.lock names releases with known flaws:\n${lines.join('\n')}\nWhat to do: /security-advisories. A guest has a lock file of its own, which needs the update too; its image ID changes, and the old one must be refused.`
    : undefined;
}

/** Reads the nearest `Cargo.lock` at or above a folder. */
export const detectVersion: DetectVersion = (folder) => {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, 'Cargo.lock');
    if (fs.existsSync(file)) {
      const lock = fs.readFileSync(file, 'utf8');
      const [version] = lockedReleases(lock, 'risc0-zkvm');
      if (version === undefined) return null;
      return { version, reason: `The project's Cargo.lock has risc0-zkvm ${version}.`, warning: warningFor(lock) };
    }
    if (at === path.dirname(at)) return null;
  }
};
