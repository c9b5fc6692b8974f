/**
 * The rows of data tables as they were when somebody compared them with their sources. A figure that no quotation covers
 * can't be looked up, but it can't change unnoticed either.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cellText, type DataTable } from 'onesource/tools';
import { z } from 'zod';
import { startOf } from './rows.ts';

/** For each table, digests of its rows, with spaces between them. */
export type Compared = Readonly<Record<string, string>>;

const file = 'tools/facts/compared.json';
const schema = z.record(z.string(), z.string());

const digestOf = ({ versions, cells }: DataTable['rows'][number]) =>
  createHash('sha256')
    .update(JSON.stringify([versions, cells.map(cellText)]))
    .digest('hex')
    .slice(0, 12);

export const digestsOf = ({ rows }: DataTable): string => rows.map(digestOf).sort().join(' ');

export const readCompared = (root: string): Compared =>
  schema.parse(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')));

export function writeCompared(root: string, compared: Compared): void {
  const sorted = Object.fromEntries(Object.entries(compared).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(root, file), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The rows that are not as they were compared, one sentence each. */
export const changedRows = (tables: ReadonlyMap<string, DataTable>, compared: Compared): string[] =>
  [...tables].flatMap(([name, table]) => {
    const known = new Set(compared[name]?.split(' '));
    return table.rows
      .filter((row) => !known.has(digestOf(row)))
      .map(
        (row) =>
          `content/data/${name}.ts: the row "${startOf(row)}" has changed since it was compared with its source. Compare it, and add --compared ${name}.`,
      );
  });
