/** The documentation version for a Rust project, from the `risc0-zkvm` in its lock file. */
import fs from 'node:fs';
import path from 'node:path';

/** Version of `risc0-zkvm` in the nearest `Cargo.lock` at or above a folder; null if there is none. */
export function lockedZkvm(folder: string): string | null {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, 'Cargo.lock');
    if (fs.existsSync(file)) return /^name = "risc0-zkvm"\r?\nversion = "([^"]+)"/m.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? null;
    if (at === path.dirname(at)) return null;
  }
}

const numbers = (version: string) => version.split(/[.-]/).map(Number);

/**
 * The label of the documentation version for a crate version: the one with the same major and minor number, or else the closest lower one.
 * @param labels of the released versions
 */
export function labelFor(crate: string, labels: readonly string[]): string | null {
  const [major = 0, minor = 0] = numbers(crate);
  const rank = (label: string) => {
    const [a = 0, b = 0] = numbers(label);
    return a * 1000 + b;
  };
  const below = labels.filter((label) => /^\d/.test(label) && rank(label) <= major * 1000 + minor);
  return below.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
