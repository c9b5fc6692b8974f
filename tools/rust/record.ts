/** `content/checked-samples.json`: the versions of `risc0-zkvm` with which each sample passed its check. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from 'onesource';
import { z } from 'zod';

export const recordFile = 'content/checked-samples.json';
const schema = z.record(z.string(), z.array(z.string()));

/** Sample hash → versions of `risc0-zkvm`. */
export type CheckedSamples = Map<string, Set<string>>;

/** Reads the record of the project at `root`; empty if there is none. Throws a Problem if it is invalid. */
export function readCheckedSamples(root: string): CheckedSamples {
  const at = path.join(root, recordFile);
  try {
    const json = fs.existsSync(at) ? schema.parse(JSON.parse(fs.readFileSync(at, 'utf8'))) : {};
    return new Map(Object.entries(json).map(([hash, passed]) => [hash, new Set(passed)]));
  } catch (cause) {
    throw new Problem('The record of checked samples is invalid.', {
      place: { file: recordFile },
      remedy: 'Restore it from the repository, or remove it and run `npm run check:rust`.',
      cause,
    });
  }
}

/** Writes the record in a stable order, a line for each sample. `crates`: all versions, oldest first. */
export function writeCheckedSamples(root: string, checked: CheckedSamples, crates: readonly string[]): void {
  const lines = [...checked]
    .filter(([, passed]) => passed.size)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([hash, passed]) =>
        `  ${JSON.stringify(hash)}: ${JSON.stringify([...passed].sort((a, b) => crates.indexOf(a) - crates.indexOf(b)))}`,
    );
  fs.writeFileSync(path.join(root, recordFile), `{\n${lines.join(',\n')}\n}\n`);
}
