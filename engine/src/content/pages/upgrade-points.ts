/** The points of upgrade guides, written by hand: one file of `content/upgrade/` for each subject. */
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem, placed } from '../../problems/problem.ts';
import { parseRange } from '../../versions/range.ts';
import type { Version, VersionTable } from '../../versions/table.ts';
import { readSourceFile } from '../files/source-file.ts';
import { cutFrontMatter } from './front-matter.ts';
import { pagesIn } from './library.ts';
import type { Topic } from './topic.ts';

/**
 * Where a guide lists a point: a block to copy, what every program has to do, what a program has to do that uses a
 * feature, or what is good to know.
 */
export type UpgradeGroup = 'copy' | 'must' | 'uses' | 'know';

export interface PointTopic extends Topic {
  readonly name: string;
  readonly group: UpgradeGroup;
  readonly uses: string | null;
  readonly into: readonly Version[];
  /** The versions from which one upgrades that it concerns. */
  readonly from: readonly Version[];
  /** What changed in `into`, in a sentence; null if that is told elsewhere. */
  readonly change: string | null;
  readonly order: number;
}

const folder = 'content/upgrade';

export type KnownPoints = Map<string, { readonly text: string; readonly point: PointTopic }>;

const fileOf = (name: string) => `${folder}/${name}`;

function parsePoint(name: string, text: string, table: VersionTable, problems: ProblemCollector): PointTopic {
  const file = fileOf(name);
  const cut = cutFrontMatter(text, file, 'upgrade');
  for (const problem of cut.problems) problems.add(problem);
  const { front, positionOf } = cut;
  const rangeOf = (key: 'into' | 'from' | 'versions') =>
    placed({ file, ...positionOf(key) }, () => parseRange(front[key] ?? '*', table));
  const [into, from, holdsIn] = [rangeOf('into'), rangeOf('from'), rangeOf('versions')];
  /** The versions to upgrade into and to upgrade to among these; nobody upgrades to the oldest. */
  const upgradesAmong = (versions: readonly Version[]) => {
    const inside = versions.slice(1).filter(into.has);
    return [
      inside,
      versions.filter((version) => holdsIn.has(version) && version.order >= (inside[0]?.order ?? Infinity)),
    ] as const;
  };
  const [passed, versions] = upgradesAmong(table.all);
  const [, everTo] = upgradesAmong([...table.dropped, ...table.all]);
  if (!everTo.length)
    throw new Problem(
      `The point concerns no upgrade: "into" has only the oldest version, or "versions" ends before it.`,
      {
        place: { file, ...positionOf('into') },
        remedy: `Write the versions that one upgrades into: ${table.all
          .slice(1)
          .map(({ label }) => label)
          .join(', ')}.`,
      },
    );
  if (front.uses !== undefined && front.group !== undefined)
    throw new Problem('A point with "uses" has its own group.', {
      place: { file, ...positionOf('group') },
      remedy: 'Remove "group".',
    });
  const bare = name.replace(/\.mdx$/, '');
  return {
    kind: 'versioned',
    id: `upgrade/${bare}`,
    file,
    ...cut,
    isReadable: !cut.problems.length,
    name: bare,
    group: front.uses === undefined ? (front.group ?? 'must') : 'uses',
    uses: front.uses ?? null,
    into: passed,
    from: table.all.filter(from.has),
    change: front.change ?? null,
    order: front.order ?? 0,
    versions,
    dropped: [],
    path: () => undefined,
  };
}

/**
 * Reads the points of the project at `root`, in the order of the guide; none that only dropped versions concerned.
 * @param problems receives mistakes in front matter, and points that concern no upgrade
 * @param earlier points that were read before, with the same table; those whose files are unchanged are not read again
 */
export function readUpgradePoints(
  root: string,
  table: VersionTable,
  problems: ProblemCollector,
  earlier: KnownPoints = new Map(),
): PointTopic[] {
  const readPoint = (name: string): PointTopic => {
    const file = fileOf(name);
    if (name.includes('/'))
      throw new Problem('The point is in a folder of its own, which says nothing.', {
        place: { file },
        remedy: `Move it to ${fileOf(name.replaceAll('/', '-'))}, and write its versions as "into".`,
      });
    const text = readSourceFile(root, file);
    const before = earlier.get(file);
    if (before?.text === text) return before.point;
    const point = parsePoint(name, text, table, problems);
    // A point with mistakes is read again, so that they are reported again.
    if (point.isReadable) earlier.set(file, { text, point });
    return point;
  };
  const points = pagesIn(root, folder, problems).flatMap((name) => problems.attempt(() => readPoint(name)) ?? []);
  return points
    .filter(({ versions }) => versions.length)
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}
