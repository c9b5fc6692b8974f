/** Which section of the site explains a name. */
import { type Site, sectionsOfRecord } from 'onesource/tools';
import type { NameRow, NamesFile } from '../../content/islands/names/names.ts';

const partsOf = (path: string) => path.split(/::|\.| /);

const names = (text: string) =>
  (text.match(/--\w[\w-]+|\w+(?:(?:::|\.)\w+)*/g) ?? []).filter((word) => /_|::|^--|[a-z][A-Z]/.test(word));

/**
 * By name, the section that explains it (a paragraph, list item, or cell begins with it, or the heading has it), or else
 * mentions it, or else has it in a sample.
 */
function sectionsByName(site: Site, label: string): ReadonlyMap<string, string> {
  const set = site.sets.find(({ version }) => version?.label === label);
  const sections = (set?.pages ?? []).flatMap(({ doc, record }) =>
    sectionsOfRecord(record).map(({ anchor, heading, defines, text, code }) => ({
      href: `${set?.meta.path}${doc.path && `/${doc.path}`}${anchor && `#${anchor}`}`,
      ranked: [
        [...defines.map((each) => each.replace(/[(<={].*/, '').trim()), ...names(heading)],
        names(text),
        names(code),
      ],
    })),
  );
  const found = new Map<string, string>();
  for (const rank of [0, 1, 2])
    for (const { href, ranked } of sections)
      for (const name of ranked[rank] ?? []) if (!found.has(name)) found.set(name, href);
  return found;
}

/** The rows with the sections that explain them in the latest of their versions that is released, or else in the last. */
export function withSections(site: Site, { ranges, names: rows }: Pick<NamesFile, 'ranges' | 'names'>): NameRow[] {
  const latest = site.library.table.latest.label;
  const byVersion = new Map<string, ReadonlyMap<string, string>>();
  const called = new Map<string, NameRow[]>();
  for (const row of [...rows].sort((a, b) => partsOf(a.path).length - partsOf(b.path).length)) {
    const last = partsOf(row.path).at(-1) ?? '';
    called.set(last, [...(called.get(last) ?? []), row]);
  }
  return rows.map(({ href: _, ...row }) => {
    const labels = ranges[row.versions ?? ''] ?? [];
    const newest = labels.includes(latest) ? latest : labels.at(-1);
    if (newest === undefined) return row;
    const sections = byVersion.get(newest) ?? sectionsByName(site, newest);
    byVersion.set(newest, sections);
    const parts = partsOf(row.path);
    const last = parts.at(-1) ?? '';
    const isMember = parts.length > (row.path.includes('::') ? 2 : 1) && !row.path.includes(' ');
    // A member's name alone means this one if nothing else is called so; another's name alone, the first of the name.
    const same = called.get(last) ?? [];
    const isMeant = isMember ? same.length === 1 : same[0]?.path === row.path && same[0].kind === row.kind;
    const spelled = [row.path, ...(isMember ? [parts.slice(-2).join('::')] : []), ...(isMeant ? [last] : [])];
    const href = spelled.map((name) => sections.get(name)).find((address) => address !== undefined);
    return href === undefined ? row : { ...row, href };
  });
}
