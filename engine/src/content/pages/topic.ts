/** A topic: one MDX file, with its path in each version. It keeps its identity when the path changes. */
import { firstProblem, type ProblemCollector } from '../../problems/collect.ts';
import { Problem, placed } from '../../problems/problem.ts';
import { parseRange } from '../../versions/range.ts';
import type { Version, VersionTable } from '../../versions/table.ts';
import { type FrontMatter, type FrontMatterPositions, topicPath } from './front-matter.ts';

/** Versioned pages (`content/api`) or unversioned ones (`content/learn`). */
export type TopicKind = 'versioned' | 'unversioned';

export interface Topic {
  /** The file's path below its folder, without extension: `guides` for `guides/index.mdx`, `index` for the root. */
  readonly id: string;
  readonly kind: TopicKind;
  readonly file: string;
  readonly front: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  readonly positionOf: FrontMatterPositions;
  readonly problems: readonly Problem[];
  readonly isReadable: boolean;
  readonly versions: readonly Version[];
  /** The dropped versions in which it existed. */
  readonly dropped: readonly Version[];
  /** Its path in a version, dropped or not; '' for the start page; undefined if it isn't there. `null`: it is unversioned. */
  path(version: Version | null): string | undefined;
}

/** The path of a topic in a version. Throws a RangeError if the topic does not exist there. */
export function pathIn(topic: Topic, version: Version | null): string {
  const path = topic.path(version);
  if (path === undefined)
    throw new RangeError(`"${topic.id}" does not exist in ${version?.label ?? 'the unversioned pages'}.`);
  return path;
}

/** The kind and id of a page as messages and commands name it: `/id` is one without versions. */
export const namedPage = (name: string): { readonly kind: TopicKind; readonly id: string } =>
  name.startsWith('/') ? { kind: 'unversioned', id: name.slice(1) || 'index' } : { kind: 'versioned', id: name };

export function topicId(relativeFile: string): string {
  const bare = relativeFile.replace(/\.mdx$/, '');
  return bare === 'index' ? bare : bare.replace(/\/index$/, '');
}

type TopicSource = Omit<Topic, 'isReadable' | 'versions' | 'dropped' | 'path'>;

function pathsOf(
  { front, file, positionOf }: TopicSource,
  ownPath: string,
  versions: readonly Version[],
  table: VersionTable,
  problems: ProblemCollector,
) {
  const paths = new Map<string, string>(versions.map((version) => [version.label, ownPath]));
  const moved = new Set<string>();
  for (const [range, path] of Object.entries(front.paths ?? {})) {
    const work = () => {
      const inside = versions.filter(parseRange(range, table).has);
      if (!inside.length)
        throw new Problem(`paths: no version of the topic (${front.versions}) is in "${range}".`, {
          remedy: 'Change the range, or take the entry out.',
        });
      for (const { label } of inside) {
        if (moved.has(label))
          throw new Problem(`paths: two entries give a path for ${label}.`, {
            remedy: 'Make the ranges exclude each other.',
          });
        moved.add(label);
        paths.set(label, path);
      }
    };
    problems.attempt(() => placed(() => ({ file, ...positionOf('paths', range) }), work));
  }
  return paths;
}

/**
 * Creates a topic from a file whose front matter has been parsed.
 * @param problems receives mistakes, impossible and overlapping ranges among them
 */
export function makeTopic(source: TopicSource, table: VersionTable, problems: ProblemCollector = firstProblem): Topic {
  const { kind, front, id, file, positionOf } = source;
  for (const problem of source.problems) problems.add(problem);
  const ownPath = id === 'index' ? '' : id;
  const named = topicPath.safeParse(ownPath);
  if (!named.success)
    problems.add(
      new Problem(`The file's name is not an address: ${named.error.issues[0]?.message}.`, {
        place: { file },
        remedy: `Rename it: ${source.file.toLowerCase().replaceAll(/[^a-z0-9._/-]+/g, '-')}.`,
      }),
    );
  const isReadable = source.body !== '' || !source.problems.length;
  if (kind === 'unversioned')
    return { ...source, isReadable, versions: [], dropped: [], path: (version) => (version ? undefined : ownPath) };
  const range =
    front.versions === undefined
      ? undefined
      : problems.attempt(() =>
          placed(
            () => ({ file, ...positionOf('versions') }),
            () => parseRange(front.versions ?? '', table),
          ),
        );
  const versions = range?.versions ?? table.all;
  const dropped = table.dropped.filter((version) => range?.has(version));
  const paths = pathsOf(source, ownPath, [...dropped, ...versions], table, problems);
  return {
    ...source,
    isReadable: isReadable && range !== undefined,
    versions,
    dropped,
    path: (version) => (version ? paths.get(version.label) : undefined),
  };
}
