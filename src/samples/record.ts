/**
 * `content/checked-samples.json`: which sample passed with which crate version, by the sample's hash and the version's label.
 */
import fs from 'node:fs';
import { z } from 'zod';
import type { Version } from '../versions/table.ts';
import type { PlacedSample } from './extract.ts';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Hash of a sample → label of a version → version of `risc0-zkvm` it was checked with. */
export type CheckedSamples = Map<string, Map<string, string>>;

/** Reads the record; empty where there is none yet. */
export function readChecked(file: string): CheckedSamples {
  const json = fs.existsSync(file) ? schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
  return new Map(Object.entries(json).map(([hash, passed]) => [hash, new Map(Object.entries(passed))]));
}

/** The record without what no page shows any more. */
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

/** Writes the record in a stable order, a line a sample, so that changes are easy to read. */
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
