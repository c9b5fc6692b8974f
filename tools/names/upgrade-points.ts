/** The points of the upgrade guide about names that are gone: a file for each version that lacks names of the one before. */
import fs from 'node:fs';
import path from 'node:path';
import { counted } from 'onesource/tools';
import type { NameRow, NamesFile } from '../../content/islands/names/names.ts';

const folder = 'content/upgrade';
const isOurs = (file: string) => /^names-.*\.mdx$/.test(file);

interface Gone {
  readonly of: string;
  readonly name: string;
  readonly today: string;
}

const memberKinds = ['method', 'field', 'variant'];
const holderOf = (name: string) => name.replace(/(::|\.)[^:.]+$/, '');

/** What the version after `label` lacks, at the path where `label` has it. */
function goneAfter({ ranges, names }: NamesFile, label: string): Gone[] {
  const order = ranges['*'] ?? [];
  const newest = order.indexOf(label) + 1;
  const endsHere = (range: string | undefined) => ranges[range ?? '']?.at(-1) === label;
  const rows = names.flatMap((row: NameRow) => {
    const before = row.was?.find(({ versions }) => endsHere(versions));
    if (before) return [{ row, name: before.path, today: `\`${row.path}\`` }];
    const isUnknown = ranges[row.unknown ?? '']?.includes(order[newest] ?? '') === true;
    return endsHere(row.versions) && !isUnknown ? [{ row, name: row.path, today: row.use ?? '' }] : [];
  });
  const gone = new Map(rows.map(({ name, today }) => [name, today]));
  return rows
    .filter(({ row, name, today }) => {
      const isMember = memberKinds.includes(row.kind) || (row.of === 'contracts' && name.includes('.'));
      const holder = gone.get(holderOf(name));
      return holder === undefined || (isMember ? today !== '' && today !== holder : today === '' || today !== holder);
    })
    .map(({ row: { of, kind }, name, today }) => ({
      of,
      name: kind === 'feature' ? `feature \`${name}\`` : `\`${name}\``,
      today,
    }));
}

function pointText(label: string, gone: readonly Gone[]): string {
  const packages = [...new Set(gone.map(({ of }) => of))];
  const tables = packages.map((of) => {
    const rows = gone.filter((row) => row.of === of);
    const title = of === 'environment' ? 'Environment variables' : of === 'contracts' ? 'Contracts' : of;
    const lines = rows.map(({ name, today }) => `| ${name} | ${today} |`);
    return `<Details summary="${title}: ${counted(rows.length, 'name')}">\n\n| Gone | Today |\n|---|---|\n${lines.join('\n')}\n\n</Details>\n`;
  });
  return `---
title: Replace the names that ${label} lacks
uses: names that are gone
order: 90
into: '${label}'
sources:
  - title: 'Names by version'
    href: /names
---
The compiler reports a name that is gone with \`cannot find\`, \`no method named\`, or \`unresolved import\`. Members of a type that is gone are not listed with it, and a name without an entry on the right has no replacement that the sources state.

${tables.join('\n')}`;
}

/** Writes the points into the project at `root`. Written by this tool only: those of before are removed. */
export function writeUpgradePoints(root: string, file: NamesFile): void {
  const target = path.join(root, folder);
  for (const old of fs.readdirSync(target).filter(isOurs)) fs.rmSync(path.join(target, old));
  const order = file.ranges['*'] ?? [];
  for (const [i, label] of order.slice(1).entries()) {
    const gone = goneAfter(file, order[i] ?? '');
    const name = `names-${label.replaceAll('.', '-')}.mdx`;
    if (gone.length) fs.writeFileSync(path.join(target, name), pointText(label, gone));
  }
}
