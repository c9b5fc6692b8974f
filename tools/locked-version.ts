/** The version of the zkVM that a reader's project uses, for the documentation server. */
import fs from 'node:fs';
import path from 'node:path';
import type { DetectVersion } from 'onesource';

/** Reads the nearest `Cargo.lock` at or above a folder. */
export const detectVersion: DetectVersion = (folder) => {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, 'Cargo.lock');
    if (fs.existsSync(file)) {
      const version = /^name = "risc0-zkvm"\r?\nversion = "([^"]+)"/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
      return version === undefined ? null : { version, reason: `The project's Cargo.lock has risc0-zkvm ${version}.` };
    }
    if (at === path.dirname(at)) return null;
  }
};
