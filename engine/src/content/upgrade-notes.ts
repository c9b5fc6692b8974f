/**
 * Upgrade notes, written by hand: `content/upgrade/LABEL.mdx`, one optional file per version.
 */
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
 * @throws Problem if a file is not named after a version, or after the oldest one
 */
export function readUpgradeNotes(root: string, table: VersionTable): UpgradeNote[] {
  const notes = filesBelow(root, folder).map((name): UpgradeNote => {
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
    return { kind: 'versioned', id: `upgrade/${version.label}`, file, ...cut, version, versions: [version], path: () => undefined };
  });
  return notes.sort((a, b) => a.version.order - b.version.order);
}

/** Prefix of the anchors of a note's headings, because a guide across several versions contains several notes. */
export const notePrefix = ({ label }: Version): string => `to-${label.replaceAll('.', '-')}-`;
