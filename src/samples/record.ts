/**
 * `content/checked-samples.json`: the crate version with which each sample passed, by the sample's hash and the version's label.
 */
import fs from 'node:fs';
import { z } from 'zod';
import type { Version } from '../versions/table.ts';
import type { PlacedSample } from './extract.ts';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Sample hash → version label → version of `risc0-zkvm`. */
export type CheckedSamples = Map<string, Map<string, string>>;

/** Reads the record; empty if there is none yet. */
export function readChecked(file: string): CheckedSamples {
  const json = fs.existsSync(file) ? schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
  return new Map(Object.entries(json).map(([hash, passed]) => [hash, new Map(Object.entries(passed))]));
}

/** Removes samples that no page contains anymore. */
export function onlyPresent(checked: CheckedSamples, present: ReadonlyMap<Version, readonly PlacedSample[]>): CheckedSamples {
  const left: CheckedSamples = new Map();
  for (const [{ label }, samples] of present) {
    for (const { hash } of samples) {
      const passed = checked.get(hash)?.get(label);
      if (passed) left.set(hash, new Map([...(left.get(hash) ?? []), [label, passed]]));
    }
  }
  return left;
}

/** Writes the record in a stable order, one line per sample, so that diffs are easy to read. */
export function writeChecked(file: string, checked: CheckedSamples, labels: readonly string[]): void {
  const lines = [...checked]
    .filter(([, passed]) => passed.size)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, passed]) => {
      const sorted = [...passed].sort(([a], [b]) => labels.indexOf(a) - labels.indexOf(b));
      return `  ${JSON.stringify(hash)}: ${JSON.stringify(Object.fromEntries(sorted))}`;
    });
  fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
