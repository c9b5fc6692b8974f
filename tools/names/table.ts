/** The table of names, `public/names.json`: from the clones to its text. */
import type { VersionTable } from 'onesource/tools';
import type { NameRow, NamesFile } from '../../content/islands/names/names.ts';
import { contractsRelease, controlConstants } from '../facts/contracts.ts';
import { crateVersion, newestTag, releaseTags } from '../facts/releases.ts';
import { openRepository, type Repository } from '../facts/repository.ts';
import { follow, type HistoryRow, rangeOf, type VersionNames } from './history.ts';
import { isRead, type Name, namesAt } from './names-at.ts';
import { crates, earlier, moved } from './packages.ts';
import type { Declarations } from './rust-source.ts';
import { treeReader } from './tree.ts';

/** The newest release of the contracts repository that requires the zkVM's minor version. */
function matchingRelease(contracts: Repository, zkvm: Repository, label: string, tag: string): string | undefined {
  const minor = tag.slice(1).split('.').slice(0, 2).join('.');
  const requiring = releaseTags(contracts.tags).findLast((release) => {
    if (release.includes('-')) return false;
    const text = contracts.read(release, 'Cargo.toml');
    return (
      text !== undefined &&
      new RegExp(`^risc0-zkvm = \\{ version = "=?${minor.replace('.', '\\.')}["\\.]`, 'm').test(text)
    );
  });
  return (
    requiring ??
    contractsRelease(contracts, controlConstants(zkvm, newestTag(zkvm.tags, label) ?? tag).ALLOWED_CONTROL_ROOT)
  );
}

export interface NamesTable {
  readonly rows: readonly HistoryRow[];
  readonly labels: readonly Pick<VersionNames, 'label' | 'isDocumented' | 'isKnown'>[];
  /** By package and version: the release to look names up in. */
  readonly releases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const isOfMoved = ({ of }: Pick<Name, 'of'>) => (moved.packages as readonly string[]).includes(of);

/** Reads the names of all versions. `report` is told about each. */
export async function readTable(
  versions: VersionTable,
  zkvmFolder: string,
  contractsFolder: string,
  report: (line: string) => void,
): Promise<NamesTable> {
  const [zkvm, contracts] = [openRepository(zkvmFolder), openRepository(contractsFolder)];
  const [zkvmTree, contractsTree] = [treeReader(zkvmFolder), treeReader(contractsFolder)];
  const parsed = new Map<string, Declarations>();
  const found: VersionNames[] = [];
  const releases: Record<string, Record<string, string>> = {};
  for (const tag of earlier) {
    const { names } = await namesAt([zkvmTree(tag, isRead)], parsed);
    found.push({ label: tag.slice(1).replace(/\.\d+$/, ''), isDocumented: false, isKnown: true, names });
  }
  for (const { label, facts, order } of versions.all) {
    const tag = facts.tag ?? '';
    const release = facts.contracts ?? matchingRelease(contracts, zkvm, label, tag);
    const trees = [zkvmTree(tag, isRead), ...(release === undefined ? [] : [contractsTree(release, isRead)])];
    const { names, missing, folders } = await namesAt(trees, parsed);
    report(`${label}: ${names.length} names, ${tag}${release === undefined ? '' : ` and contracts ${release}`}`);
    for (const file of missing) report(`  no file for the module ${file}`);
    const isKnown = order < versions.getAny(moved.from).order;
    found.push({ label, isDocumented: true, isKnown, names: names.filter((name) => isKnown || !isOfMoved(name)) });
    if (tag.startsWith('v'))
      for (const crate of crates) {
        const folder = folders.get(crate);
        const version = folder === undefined ? undefined : crateVersion(zkvm, tag, folder);
        if (version !== undefined) releases[crate] = { ...releases[crate], [label]: version };
      }
  }
  return { rows: follow(found), labels: found, releases };
}

const isCrate = (of: string) => (crates as readonly string[]).includes(of);

/** The whole path of what is found below a crate; features are no paths. */
const wholePath = ({ of, kind }: HistoryRow, path: string) =>
  isCrate(of) && kind !== 'feature' ? `${of.replaceAll('-', '_')}::${path}` : path;

function rowOf(row: HistoryRow, labels: NamesTable['labels'], ranged: (indices: readonly number[]) => string): NameRow {
  const first = labels.findIndex(({ isDocumented }) => isDocumented);
  const inside = row.in.filter((index) => index >= first).map((index) => index - first);
  const before = row.was.filter(({ until }) => until >= first);
  const since = row.deprecated && inside.filter((at) => at >= (row.deprecated?.since ?? 0) - first);
  return {
    path: wholePath(row, row.path),
    kind: row.kind,
    of: row.of,
    ...(inside.length ? { versions: ranged(inside) } : { until: labels[row.in.at(-1) ?? 0]?.label ?? '' }),
    ...(isOfMoved(row)
      ? { unknown: ranged(labels.slice(first).flatMap(({ isKnown }, i) => (isKnown ? [] : [i]))) }
      : {}),
    ...(before.length
      ? {
          was: before.map(({ path, until }, i) => ({
            path: wholePath(row, path),
            versions: ranged(inside.filter((at) => at <= until - first && at > (before[i - 1]?.until ?? -1) - first)),
          })),
        }
      : {}),
    ...(since?.length
      ? { deprecated: { versions: ranged(since), ...(row.deprecated?.note ? { note: row.deprecated.note } : {}) } }
      : {}),
  };
}

/** Packages in the order in which they are listed, and the others after them. */
const placeOf = ({ of }: NameRow) => (isCrate(of) ? [...crates, of].indexOf(of) : crates.length);

const order = (a: NameRow, b: NameRow) =>
  placeOf(a) - placeOf(b) ||
  a.of.localeCompare(b.of, 'en') ||
  (a.path < b.path ? -1 : a.path > b.path ? 1 : a.kind < b.kind ? -1 : 1);

export function fileOf({ rows, labels, releases }: NamesTable): NamesFile {
  const documented = labels.filter(({ isDocumented }) => isDocumented).map(({ label }) => label);
  const ranges: Record<string, readonly string[]> = { '*': documented };
  const ranged = (indices: readonly number[]) => {
    const range = rangeOf(indices, documented);
    ranges[range] = indices.flatMap((index) => documented[index] ?? []);
    return range;
  };
  const names = rows.map((row) => rowOf(row, labels, ranged)).sort(order);
  return { ranges: Object.fromEntries(Object.entries(ranges).sort()), releases, names };
}

/** One line a name, so that changes can be read. */
export function fileText({ ranges, releases, names }: NamesFile): string {
  const lines = (map: object) =>
    Object.entries(map)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const rows = names.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "ranges": {\n${lines(ranges)}\n  },\n  "releases": {\n${lines(releases)}\n  },\n  "names": [\n${rows}\n  ]\n}\n`;
}

/** Lines that only one of the two texts has, with a sign in front. */
export function differences(stored: string, fresh: string): string[] {
  const [before, after] = [stored, fresh].map((text) => text.split('\n').map((line) => line.replace(/,$/, '')));
  const [has, hasNow] = [new Set(before), new Set(after)];
  return [
    ...(before ?? []).filter((line) => !hasNow.has(line)).map((line) => `- ${line.trim()}`),
    ...(after ?? []).filter((line) => !has.has(line)).map((line) => `+ ${line.trim()}`),
  ];
}
