/** Addresses of versions that were dropped: each one leads to its topic, in the oldest version that has it. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem, placed } from '../problems/problem.ts';

/** The list below the project's root. `npm run drop` extends it, and `npm run move` renames topics in it. */
export const droppedFile = 'content/dropped.json';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** By label of the dropped version: ids of topics by path below its root, which is '' for the start page. */
export type DroppedVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The list of the project at `root`; empty if there is no file.
 * @throws Problem if the file is not such a list
 */
export function readDropped(root: string): DroppedVersions {
  const file = path.join(root, droppedFile);
  if (!fs.existsSync(file)) return {};
  return placed({ file: droppedFile }, () => {
    const { data } = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
    if (!data)
      throw new Problem('The file is no list of topics by version and path.', {
        remedy: 'Restore it: npm run drop writes it.',
      });
    return data;
  });
}

/** The list with other ids. */
export const withIds = (dropped: DroppedVersions, idOf: (id: string) => string): DroppedVersions =>
  Object.fromEntries(
    Object.entries(dropped).map(([label, paths]) => [
      label,
      Object.fromEntries(Object.entries(paths).map(([at, id]) => [at, idOf(id)])),
    ]),
  );

/** The file's text: versions in the order in which they were dropped, paths sorted. */
export const droppedText = (dropped: DroppedVersions): string => {
  const sorted = Object.entries(dropped).map(([label, paths]) => [
    label,
    Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};
