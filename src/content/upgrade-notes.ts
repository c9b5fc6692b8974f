/**
 * What a writer says about upgrading to a version, by hand: `content/upgrade/LABEL.mdx`, one optional file per version.
 */
import { Problem, placed } from '../problems/problem.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import { cutFrontMatter } from './front-matter.ts';
import { filesBelow } from './library.ts';
import { readSourceFile } from './source-file.ts';
import type { Topic } from './topic.ts';

/** A note reads like a topic of its one version, but is no page: the upgrade guide shows it. */
export interface UpgradeNote extends Topic {
  /** The version one upgrades to. */
  readonly version: Version;
}

const folder = 'content/upgrade';

/**
 * Reads all upgrade notes of the project at `root`, oldest version first.
 * @throws Problem where a file is named after no version, or after the oldest
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

/** What the anchors of a note's headings start with: a guide across several versions shows several notes. */
export const notePrefix = ({ label }: Version): string => `to-${label.replaceAll('.', '-')}-`;
