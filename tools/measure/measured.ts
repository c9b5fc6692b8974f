/** `content/measured.json`: figures that this project measured, each group with its date, machine, and versions. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from 'onesource';
import type { Version } from 'onesource/tools';
import { z } from 'zod';

const measuredFile = 'content/measured.json';

const group = z.strictObject({
  /** Label of the version whose crates were measured. */
  version: z.string(),
  date: z.iso.date(),
  machine: z.string(),
  /** Versions of what decides the figures: `risc0-zkvm`, the compiler, the contracts. */
  versions: z.record(z.string(), z.string()),
  /** Figures by what was measured. */
  values: z.record(z.string(), z.record(z.string(), z.number())),
});
const schema = z.record(z.string(), group);

export type Group = z.infer<typeof group>;
export type Measured = Record<string, Group>;

/** Reads the figures of the project at `root`; empty if there are none. Throws a Problem if they are invalid. */
export function readMeasured(root: string): Measured {
  const at = path.join(root, measuredFile);
  try {
    return fs.existsSync(at) ? schema.parse(JSON.parse(fs.readFileSync(at, 'utf8'))) : {};
  } catch (cause) {
    throw new Problem('The measured figures are invalid.', {
      place: { file: measuredFile },
      remedy: 'Restore them from the repository, or remove the file and run `npm run measure`.',
      cause,
    });
  }
}

/** Replaces one group of figures. */
export function writeMeasured(root: string, name: string, figures: Group): void {
  const all = { ...readMeasured(root), [name]: figures };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(root, measuredFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** `4 virtual cores, AMD EPYC`. */
export const thisMachine = (): string => `${os.cpus().length} virtual cores, ${os.cpus()[0]?.model ?? 'unknown'}`;

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Facts of a version that figures depend on, by what the record calls them. */
const measuredWith = { 'risc0-zkvm': 'zkvm', contracts: 'contracts' } as const;

/**
 * The groups that were measured with other releases than the newest ones: `gas: contracts v3.0.0 instead of v3.0.1`.
 */
export function outdated(measured: Measured, latest: Version): string[] {
  return Object.entries(measured).flatMap(([name, { versions }]) =>
    Object.entries(measuredWith).flatMap(([crate, fact]) => {
      const [used, newest] = [versions[crate], latest.facts[fact]];
      return used === undefined || used === newest ? [] : [`${name}: ${crate} ${used} instead of ${newest}`];
    }),
  );
}
