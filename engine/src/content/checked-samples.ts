/** `content/checked-samples.json`: the crate version with which each sample passed its check. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../problems/problem.ts';

export const checkedSamplesFile = 'content/checked-samples.json';
const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Sample hash → version label → version of `risc0-zkvm`. */
export type CheckedSamples = Map<string, Map<string, string>>;

/** Reads the record of the project at `root`; empty if there is none. Throws a Problem if it is invalid. */
export function readCheckedSamples(root: string): CheckedSamples {
  const at = path.join(root, checkedSamplesFile);
  try {
    const json = fs.existsSync(at) ? schema.parse(JSON.parse(fs.readFileSync(at, 'utf8'))) : {};
    return new Map(Object.entries(json).map(([hash, passed]) => [hash, new Map(Object.entries(passed))]));
  } catch (cause) {
    throw new Problem('The record of checked samples is invalid.', {
      place: { file: checkedSamplesFile },
      remedy: 'Restore it from the repository, or remove it and run `npm run check:rust`.',
      cause,
    });
  }
}

/** Writes the record in a stable order, one line per sample, so that diffs are easy to read. `labels`: all versions, oldest first. */
export function writeCheckedSamples(root: string, checked: CheckedSamples, labels: readonly string[]): void {
  const lines = [...checked]
    .filter(([, passed]) => passed.size)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, passed]) => {
      const sorted = [...passed].sort(([a], [b]) => labels.indexOf(a) - labels.indexOf(b));
      return `  ${JSON.stringify(hash)}: ${JSON.stringify(Object.fromEntries(sorted))}`;
    });
  fs.writeFileSync(path.join(root, checkedSamplesFile), `{\n${lines.join(',\n')}\n}\n`);
}
