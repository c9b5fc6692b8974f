import fs from 'node:fs';
import { type DataTable, defineTable } from 'onesource';
import { inWords, isNamesFile, type NameRow } from '../islands/names/names.ts';

const file: unknown = JSON.parse(fs.readFileSync(new URL('../../public/names.json', import.meta.url), 'utf8'));
if (!isNamesFile(file)) throw new Error('public/names.json is not a table of names.');
const { names, ranges } = file;
const newest = ranges['*']?.at(-1) ?? '';

const isIn = (range: string | undefined, label: string) => ranges[range ?? '']?.includes(label) === true;
const isGone = ({ versions, unknown }: NameRow) =>
  versions !== undefined && !isIn(versions, newest) && !isIn(unknown, newest);
const memberKinds = ['method', 'field', 'variant'];
const gone = new Set(names.filter(isGone).map(({ path }) => path));
const holderOf = (path: string) => path.replace(/(::|\.)[^:.]+$/, '');

/** Members of a type that is gone itself are left out. */
const listed = names.filter(
  (row) =>
    (isGone(row) && !((memberKinds.includes(row.kind) || row.path.includes('.')) && gone.has(holderOf(row.path)))) ||
    (row.was && isIn(row.versions, newest)),
);

const cellsOf = (row: NameRow): DataTable['rows'][number]['cells'] => {
  const before = row.was?.at(-1);
  if (before && !isGone(row)) {
    const labels = ranges[before.versions] ?? [];
    return [{ code: before.path }, row.kind, `until ${labels.at(-1)}`, { code: row.path }];
  }
  const today = row.use?.replaceAll('`', '') ?? '';
  return [{ code: row.path }, row.kind, inWords(file, row), /^[\w:]+$/.test(today) ? { code: today } : today];
};

/** Names of documented versions that the newest one lacks or has at another path. */
export const table = defineTable({
  caption: 'Names that are gone or have moved',
  source: [
    { title: 'risc0', href: 'https://github.com/risc0/risc0' },
    { title: 'risc0-ethereum', href: 'https://github.com/risc0/risc0-ethereum' },
  ],
  checked: '2026-11-23',
  columns: ['Name', 'Kind', 'Versions', 'Today'],
  rows: listed.map((row) => ({ cells: cellsOf(row) })),
});
