/** From the names of each version to one row a name, with the versions that have it. */
import { itemAt } from 'onesource/lookup';
import type { Name } from './names-at.ts';

/** The names at one version, in the order of versions. */
export interface VersionNames {
  readonly label: string;
  /** Whether the documentation has the version; others come before it. */
  readonly isDocumented: boolean;
  /** Whether the packages that have moved to another repository were read. */
  readonly isKnown: boolean;
  readonly names: readonly Name[];
}

export interface HistoryRow {
  readonly of: string;
  readonly path: string;
  readonly kind: Name['kind'];
  /** Indices of the versions that have the name. */
  readonly in: readonly number[];
  /** Paths that it had before, with the last version of each. */
  readonly was: readonly { readonly path: string; readonly until: number }[];
  /** Since when, and why, it is deprecated in its last version. */
  readonly deprecated?: { readonly since: number; readonly note: string };
}

interface OpenRow {
  readonly of: string;
  path: string;
  kind: Name['kind'];
  readonly in: number[];
  readonly was: { path: string; until: number }[];
  deprecated: { since: number; note: string } | undefined;
}

/** Names that may have the same path: a type and a function, a function and a macro. */
function namespace(kind: Name['kind']): string {
  if (kind === 'function' || kind === 'method' || kind === 'constant') return 'value';
  if (kind === 'type' || kind === 'trait' || kind === 'contract') return 'type';
  return kind;
}

const keyOf = ({ of, kind, path }: Pick<Name, 'of' | 'kind' | 'path'>) => `${of} ${namespace(kind)} ${path}`;

/** What of a path stays the same if its module moves: the name itself, after its type if it is a member. */
function tailOf({ of, kind, path }: Pick<Name, 'of' | 'kind' | 'path'>): string | undefined {
  if (kind === 'module' || kind === 'feature' || kind === 'variable' || kind === 'command' || kind === 'option') return;
  const parts = path.split('::');
  const isMember =
    kind === 'method' || kind === 'field' || kind === 'variant' || /^[A-Z]\w*[a-z]/.test(parts.at(-2) ?? '');
  return `${of} ${namespace(kind)} ${parts.slice(isMember ? -2 : -1).join('::')}`;
}

/** Values by key, of those keys that have one. */
function unique<T>(values: readonly T[], key: (value: T) => string | undefined): Map<string, T> {
  const found = new Map<string, T | undefined>();
  for (const value of values) {
    const at = key(value);
    if (at !== undefined) found.set(at, found.has(at) ? undefined : value);
  }
  return new Map([...found].flatMap(([at, value]) => (value === undefined ? [] : [[at, value] as const])));
}

/**
 * Follows names through the versions, oldest first. An item with several paths has the shortest; the row goes on with
 * another one of them. A name whose path is new in a version, while the same name at another path ends, has moved.
 */
export function follow(versions: readonly VersionNames[]): HistoryRow[] {
  const rows = new Map<string, OpenRow>();
  versions.forEach(({ names: paths }, index) => {
    const names = paths.filter(({ shortest }) => shortest === undefined);
    const here = new Map(names.map((name) => [keyOf(name), name]));
    /** Rows by the shortest path that their item has got, while their own is still one of its paths. */
    const shortened = new Map<string, OpenRow>();
    for (const { shortest, ...other } of paths) {
      const row = shortest === undefined ? undefined : rows.get(keyOf(other));
      if (!row || shortest === undefined || here.has(keyOf(other))) continue;
      const key = keyOf({ ...other, path: shortest });
      if (rows.has(key)) row.in.push(index);
      else shortened.set(key, row);
    }
    const ended = [...rows.values()].filter((row) => row.in.at(-1) === index - 1 && !here.has(keyOf(row)));
    const movable = unique(ended, tailOf);
    const arrived = unique(
      names.filter((name) => !rows.has(keyOf(name))),
      tailOf,
    );
    for (const [key, name] of here) {
      const tail = tailOf(name);
      const short = shortened.get(key);
      const before =
        rows.get(key) ?? short ?? (tail !== undefined && arrived.has(tail) ? movable.get(tail) : undefined);
      const row: OpenRow = before ?? { ...name, in: [], was: [], deprecated: undefined };
      if (row.path !== name.path) {
        rows.delete(keyOf(row));
        if (row !== short) row.was.push({ path: row.path, until: index - 1 });
        row.path = name.path;
      }
      row.kind = name.kind;
      row.in.push(index);
      row.deprecated =
        name.deprecated === undefined ? undefined : { since: row.deprecated?.since ?? index, note: name.deprecated };
      rows.set(key, row);
    }
  });
  return [...rows.values()].map(({ deprecated, ...row }) => (deprecated ? { ...row, deprecated } : row));
}

/** A range in the grammar of the documentation for these versions, given by their indices in `labels`. */
export function rangeOf(indices: readonly number[], labels: readonly string[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last && last.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index });
  }
  const end = labels.length - 1;
  return runs
    .map(({ from, to }) => {
      if (from === 0 && to === end) return '*';
      if (from === to) return itemAt(labels, from);
      const since = from === 0 ? [] : [`>=${itemAt(labels, from)}`];
      return [...since, ...(to === end ? [] : [`<${itemAt(labels, to + 1)}`])].join(' ');
    })
    .join(' || ');
}
