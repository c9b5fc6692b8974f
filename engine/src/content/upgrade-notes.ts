/**
 * Upgrade notes, written by hand: `content/upgrade/LABEL.mdx`, one optional file per version.
 */
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem, placed } from '../problems/problem.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import { cutFrontMatter } from './front-matter.ts';
import { filesBelow } from './library.ts';
import { readSourceFile } from './source-file.ts';
import type { Topic } from './topic.ts';

/** A note is read like a topic of one version, but it is not a page: the upgrade guide includes it. */
export interface UpgradeNote extends Topic {
  /** The version to upgrade to. */
  readonly version: Version;
}

const folder = 'content/upgrade';

/**
 * Reads all upgrade notes of the project at `root`, oldest version first.
 * @param problems receives mistakes in front matter, and files that are not named after a version, or after the oldest one
 */
export function readUpgradeNotes(root: string, table: VersionTable, problems: ProblemCollector): UpgradeNote[] {
  const readNote = (name: string): UpgradeNote => {
    const file = `${folder}/${name}`;
    const version = placed({ file }, () => table.get(name.replace(/\.mdx$/, '')));
    if (version.order === 0)
      throw new Problem(`Nobody upgrades to ${version.label}: it is the oldest version.`, {
        place: { file },
        remedy: `Name the file after the version one upgrades to: ${table.all
          .slice(1)
          .map(({ label }) => label)
          .join(', ')}.`,
      });
    const cut = cutFrontMatter(readSourceFile(root, file), file, 'upgrade');
    for (const problem of cut.problems) problems.add(problem);
    return {
      kind: 'versioned',
      id: `upgrade/${version.label}`,
      file,
      ...cut,
      isReadable: !cut.problems.length,
      version,
      versions: [version],
      path: () => undefined,
    };
  };
  const notes = filesBelow(root, folder, problems).flatMap((name) => problems.attempt(() => readNote(name)) ?? []);
  return notes.sort((a, b) => a.version.order - b.version.order);
}

/** Prefix of the anchors of a note's headings, because a guide across several versions contains several notes. */
export const notePrefix = ({ label }: Version): string => `to-${label.replaceAll('.', '-')}-`;
