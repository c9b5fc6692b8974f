/** `content/runs.json`: which projects of the pages were run, when, and with what. Pages show it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from 'onesource';
import { z } from 'zod';
import type { PageProject } from './project.ts';

const runsFile = 'content/runs.json';

const run = z.strictObject({
  /** Hash of all blocks of the project, and of the project that it continues. */
  hash: z.string(),
  /** Hashes of its own blocks. */
  blocks: z.array(z.string()),
  date: z.iso.date(),
  zkvm: z.string(),
  /** The compiler of the guests. */
  toolchain: z.string(),
  /** Date of the last run that generated real proofs. */
  proved: z.iso.date().optional(),
});
const schema = z.record(z.string(), z.record(z.string(), run));

export type Run = z.infer<typeof run>;
/** Version label → project → its last run. */
export type Runs = Record<string, Record<string, Run>>;

/** Reads the record of the project at `root`; empty if there is none. Throws a Problem if it is invalid. */
export function readRuns(root: string): Runs {
  const at = path.join(root, runsFile);
  try {
    return fs.existsSync(at) ? schema.parse(JSON.parse(fs.readFileSync(at, 'utf8'))) : {};
  } catch (cause) {
    throw new Problem('The record of runs is invalid.', {
      place: { file: runsFile },
      remedy: 'Restore it from the repository, or remove it and run `npm run check:run`.',
      cause,
    });
  }
}

/** Writes the record, without versions in which nothing was run. */
export function writeRuns(root: string, runs: Runs): void {
  const filled = Object.fromEntries(Object.entries(runs).filter(([, byName]) => Object.keys(byName).length));
  fs.writeFileSync(path.join(root, runsFile), `${JSON.stringify(filled, null, 2)}\n`);
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** What decides what a block does: its text, and where it goes. */
interface HashedBlock {
  readonly title: string | undefined;
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
}

export const blockHash = ({ title, text, options: { project, edit, exit } }: HashedBlock): string =>
  digest([project, title, edit, exit, text]);

export function projectHash({ from, steps }: PageProject): string {
  return digest([from && projectHash(from), ...steps.map(({ block }) => blockHash(block))]);
}

/** The recorded runs whose projects have changed since, or are gone: `3.0 collatz`. */
export function staleRuns(runs: Runs, projects: ReadonlyMap<string, ReadonlyMap<string, PageProject>>): string[] {
  return Object.entries(runs).flatMap(([label, byName]) =>
    Object.entries(byName).flatMap(([name, { hash }]) => {
      const project = projects.get(label)?.get(name);
      return project && projectHash(project) === hash ? [] : [`${label} ${name}`];
    }),
  );
}
