/**
 * What became of public names: which versions have them, and what replaced them. A file of the site says so, next to the
 * page about names (`pages.names` of the configuration); it is loaded when a query looks like a name.
 */
import { isList, isMap, objectWith } from '../basics/guards.ts';
import { isSpelledAsName, soughtNames } from './sought-names.ts';

interface PublicName {
  /** From its package on: `loom::Prover::prove`, `loom build --quiet`. */
  readonly path: string;
  /** `method`, in a sentence: `method of Prover in loom`. */
  readonly kind: string;
  /** The package. */
  readonly of: string;
  /** A key of `ranges`: the versions that have it. */
  readonly versions?: string;
  /** The last release with the name, if that is older than all versions. */
  readonly until?: string;
  /** A key of `ranges`: the versions in which it is unknown whether the name exists. */
  readonly unknown?: string;
  readonly deprecated?: { readonly versions: string; readonly note?: string };
  /** Other paths that it had. */
  readonly was?: readonly { readonly path: string; readonly versions: string }[];
  /** What to use where it is gone, with code in backticks; or `no …`, and why. */
  readonly use?: string;
}

export interface PublicNames {
  /** Labels of the versions, oldest first; `*` has all. */
  readonly ranges: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly PublicName[];
}

export const isPublicNames = objectWith<PublicNames>({ ranges: isMap, names: isList });

export interface NameFate {
  /** As in the query. */
  readonly name: string;
  /** `not in 3.0; until 0.21; use \`prove\``. */
  readonly text: string;
  /** The last version that had it, if it is gone. */
  readonly last?: string | undefined;
}

/** Whether a path ends with a name: `a::B::c` with `B::c`. */
const endsWith = (path: string, name: string) =>
  ` ${path.replace(/::|\./g, ' ')}`.endsWith(` ${name.replace(/::|\./g, ' ')}`);

const mostFates = 3;

/**
 * The fates of the names in a query that `scope` lacks, has elsewhere, or warns of; and the commands with an option.
 * @param isUnknown whether the pages of `scope` lack a word of the query
 */
export function nameFates(
  { ranges, names }: PublicNames,
  query: string,
  scope: string,
  isUnknown: boolean,
): NameFate[] {
  const order = ranges['*'] ?? [];
  // The file may be older than the version.
  if (!order.includes(scope)) return [];
  const isBefore = (label: string) => order.indexOf(label) < order.indexOf(scope);
  const holds = (range: string | undefined) => ranges[range ?? '']?.includes(scope) === true;
  /** Whether the last version that is known before `scope` has the name. */
  const isOpen = ({ versions = '', unknown = '' }: PublicName) => {
    const known = order.filter((label) => !ranges[unknown]?.includes(label)).findLast(isBefore) ?? '';
    return holds(unknown) && ranges[versions]?.includes(known) === true;
  };

  const fateHere = (name: string, { path, versions, deprecated, was }: PublicName): NameFate[] => {
    const here = was?.find((before) => holds(before.versions))?.path ?? path;
    const [first] = ranges[versions ?? ''] ?? [];
    const since = first === order[0] ? '' : `, since ${first}`;
    const warning = holds(deprecated?.versions) ? ['deprecated', deprecated?.note].filter(Boolean).join(': ') : null;
    if (warning) return [{ name, text: warning }];
    const isPlain = !name.startsWith('--') && endsWith(here, name);
    return isPlain ? [] : [{ name, text: `in ${scope}, it is \`${here}\`${since}` }];
  };
  const fateElsewhere = (name: string, { versions, until, use, kind, of }: PublicName): NameFate => {
    const labels = ranges[versions ?? ''] ?? [];
    const last = labels.findLast(isBefore);
    const next = labels.find((label) => !isBefore(label));
    const ended = last ?? until;
    const instead = ended && use?.replace(/^(?!no )/, 'use ');
    const parts = [`not in ${scope}`, ended && `until ${ended}`, next && `since ${next}`, instead].filter(Boolean);
    return { name, text: `${parts.join('; ')} (${kind}, ${of})`, last };
  };

  const commands = names.flatMap(({ kind, path }) => (kind === 'command' ? (path.split(' ')[0] ?? []) : []));
  const kinds = new Set(names.map(({ kind }) => kind));
  const all = soughtNames(query, isUnknown, commands);
  // A message of the compiler names a type, or a crate, and what it lacks.
  const members = all.flatMap((name) => (query.match(/\w+/g) ?? []).map((word) => `${name}::${word}`));
  const fates = [...all, ...members.filter((name) => /[A-Z]/.test(name))].flatMap((sought) => {
    const words = sought.split(' ');
    const name = words.filter((word) => !kinds.has(word)).join(' ');
    const ending = names.filter(
      ({ path, kind, versions, was = [] }) =>
        ([path, ...was.map((each) => each.path)].some((each) => endsWith(each, name)) &&
          (name === sought || words.includes(kind))) ||
        (kind === 'command' && !holds(versions) && name.startsWith(`${path} `)),
    );
    const written = ending.filter(({ path }) => query.includes(path));
    const rows = written.length ? written : ending;
    if (!rows.length && isUnknown && isSpelledAsName(name) && query.replace(/^[^\w-]+|\W+$/g, '') === name)
      return [{ name, text: 'not a public name of any version' }];
    const here = rows.filter(({ versions }) => holds(versions));
    return here.length
      ? here.flatMap((row) => fateHere(name, row))
      : rows.filter((row) => !isOpen(row)).map((row) => fateElsewhere(name, row));
  });
  return fates.filter((fate, i) => fates.findIndex(({ text }) => text === fate.text) === i).slice(0, mostFates);
}
