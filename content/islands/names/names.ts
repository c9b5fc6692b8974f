/** The table of public names: its file, and which of its rows a filter keeps. */

export interface NameRow {
  /** From its package on: `risc0_zkvm::Prover::prove`, `r0vm --id`. */
  readonly path: string;
  readonly kind: string;
  readonly of: string;
  /** A key of `ranges`. Left out: no version. */
  readonly versions?: string;
  /** The last release with the name, if that is older than the documentation. */
  readonly until?: string;
  /** A key of `ranges`: versions in which it is unknown whether the name exists. */
  readonly unknown?: string;
  readonly was?: readonly { readonly path: string; readonly versions: string }[];
  readonly deprecated?: { readonly versions: string; readonly note?: string };
  /** What to use instead, with code in backticks; or `no successor`, and why. */
  readonly use?: string;
  /** Address of the section that explains it. */
  readonly href?: string;
}

/** The file that search and the page about names read. */
export interface NamesFile {
  /** Labels of the versions, oldest first; `*` has all. */
  readonly ranges: Readonly<Record<string, readonly string[]>>;
  /** By package and version, the release whose documentation is on docs.rs. */
  readonly releases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly names: readonly NameRow[];
}

/** Whether it is the file, as far as the table depends on it. */
export const isNamesFile = (value: unknown): value is NamesFile =>
  typeof value === 'object' && value !== null && 'ranges' in value && 'names' in value && Array.isArray(value.names);

export interface Filter {
  /** A part of the name, in any case. */
  readonly text: string;
  /** `''`: any. */
  readonly of: string;
  readonly kind: string;
  /** A version that has the name, `-` and a version that lacks it, or `''`. */
  readonly version: string;
}

const labelsOf = ({ ranges }: NamesFile, { versions }: NameRow) => ranges[versions ?? ''] ?? [];

export function filtered(file: NamesFile, { text, of, kind, version }: Filter): NameRow[] {
  const wanted = text.trim().replace(/\(.*$/, '').toLowerCase();
  const lacked = version.startsWith('-') ? version.slice(1) : null;
  return file.names.filter((row) => {
    const labels = labelsOf(file, row);
    return (
      (!wanted ||
        [row.path, ...(row.was ?? []).map(({ path }) => path)].some((path) => path.toLowerCase().includes(wanted))) &&
      (!of || row.of === of) &&
      (!kind || row.kind === kind) &&
      (lacked === null
        ? !version || labels.includes(version)
        : !labels.includes(lacked) && !file.ranges[row.unknown ?? '']?.includes(lacked))
    );
  });
}

/** The versions with a name, in words: `until 0.19`, `since 2.0.0`, `1.0 to 2.3`, `all`; and since when it is deprecated. */
export function inWords(file: NamesFile, row: NameRow): string {
  const order = file.ranges['*'] ?? [];
  const labels = labelsOf(file, row);
  if (!labels.length) return row.until === undefined ? 'none' : `until ${row.until}`;
  const runs: { first: string; last: string }[] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    if (run && order.indexOf(run.last) === order.indexOf(label) - 1) run.last = label;
    else runs.push({ first: label, last: label });
  }
  // Where it is unknown whether the name goes on, nothing is said about its end.
  const isOpen = row.unknown !== undefined;
  const warned = row.deprecated && file.ranges[row.deprecated.versions]?.[0];
  return (
    runs
      .map(({ first, last }) => {
        if (first === order[0]) return last === order.at(-1) ? 'all' : `until ${last}`;
        if (last === order.at(-1)) return `since ${first}`;
        return first === last ? `only ${first}` : `${first} to ${last}`;
      })
      .join(', ') +
    (isOpen ? '; later ones not read' : '') +
    (warned === undefined ? '' : `; deprecated since ${warned}`)
  );
}

/** Where to read about a name: the section of this site that explains or uses it, or docs.rs; null if neither has it. */
export function readOn({ releases, ranges }: NamesFile, row: NameRow): string | null {
  if (row.href !== undefined) return row.href;
  const labels = ranges[row.versions ?? ''] ?? [];
  const release = labels.map((label) => releases[row.of]?.[label]).findLast((each) => each !== undefined);
  if (release === undefined || row.kind === 'feature') return null;
  const library = row.of.replaceAll('-', '_');
  const name = encodeURIComponent(row.path.slice(library.length + 2));
  return `https://docs.rs/${row.of}/${release}/${library}/?search=${name}`;
}
