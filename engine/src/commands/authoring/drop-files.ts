/** The changes of a drop to the project's files. */
import fs from 'node:fs';
import path from 'node:path';
import { contentRanges, lineAt } from '../../content/content-ranges.ts';
import { parseLink } from '../../content/links.ts';
import { linksInPage } from '../../content/page-links.ts';
import { type TextEdit, withEdits } from '../../content/page-source.ts';
import type { Topic } from '../../content/topic.ts';
import { type PointTopic, readUpgradePoints } from '../../content/upgrade-points.ts';
import { problemCollector } from '../../problems/collect.ts';
import { itemAt } from '../../problems/lookup.ts';
import { Problem } from '../../problems/problem.ts';
import { droppedFile, droppedText } from '../../site/dropped-addresses.ts';
import { addressFile } from '../../site/former-addresses.ts';
import type { Site } from '../../site/load.ts';
import { type Drop, droppedVersion, versionsLeft } from '../../versions/range-after-drop.ts';
import type { Version } from '../../versions/table.ts';
import { addressList } from './address-list.ts';
import type { AddressesAfterDrop } from './drop-addresses.ts';
import { moduleAfterDrop, rowsAfterDrop } from './drop-module.ts';
import { codeAfterDrop, pageAfterDrop } from './drop-page.ts';
import type { FileChange } from './file-changes.ts';
import { unshownFiles } from './unshown-files.ts';

const rowsFile = 'content/versions.ts';

/** The topics that end with the dropped version. */
export const endedTopics = (topics: readonly Topic[], drop: Drop): readonly Topic[] =>
  topics.filter(({ kind, versions }) => kind === 'versioned' && !versions.some(({ label }) => drop.after.has(label)));

const left = (versions: readonly Version[], { after }: Drop) => versions.filter(({ label }) => after.has(label));

/**
 * The versions that upgrades with a point lead to, or none if it concerns no upgrade anymore: nobody upgrades to the
 * oldest version.
 */
function pointVersions({ into, front }: PointTopic, drop: Drop): readonly Version[] {
  const labels = into.map(({ label }) => label);
  const first = drop.after.all.slice(1).find(({ label }) => labels.includes(label));
  return first ? versionsLeft(front.versions ?? '*', drop).filter(({ order }) => order >= first.order) : [];
}

/** Links pinned to the dropped version lead to the oldest one left. Throws a Problem if the topic isn't there. */
function withLinks(file: string, source: string, { library }: Site, drop: Drop): string {
  const dropped = droppedVersion(drop).label;
  const oldest = itemAt(drop.after.all, 0);
  const edits = linksInPage(source).flatMap(({ text, start, form }): TextEdit[] => {
    if (form !== 'link' || !text.startsWith(`api@${dropped}:`)) return [];
    const link = parseLink(text);
    if (link.type !== 'topic') return [];
    if (library.find('versioned', link.id)?.versions.some(({ label }) => label === oldest.label))
      return [{ start, end: start + `api@${dropped}`.length, text: `api@${oldest.label}` }];
    throw new Problem(`${text} leads to a page that ${oldest.label} doesn't have.`, {
      place: { file, line: lineAt(source, start) },
      remedy: 'Change the link first.',
    });
  });
  return withEdits(source, edits);
}

/** The text of every file with ranges after the drop; null for those that hold nothing anymore. */
function rangedFiles(root: string, before: Site, drop: Drop): Map<string, { before: string; after: string | null }> {
  const problems = problemCollector();
  const ended = endedTopics(before.library.topics, drop);
  const topics = new Map(before.library.topics.map((topic) => [topic.file, topic]));
  const points = new Map(readUpgradePoints(root, drop.before, problems).map((point) => [point.file, point]));
  const ids = new Set(ended.map(({ id }) => id));
  const textOf = (file: string, source: string): string | null => {
    if (file.endsWith('.ts')) return moduleAfterDrop(file, source, drop, ids);
    if (!file.endsWith('.mdx')) return codeAfterDrop(source, drop.after.all, drop);
    const [topic, point] = [topics.get(file), points.get(file)];
    if (topic && ended.includes(topic)) return null;
    const versions = point
      ? pointVersions(point, drop)
      : topic?.kind === 'versioned'
        ? left(topic.versions, drop)
        : drop.after.all;
    if (point && !versions.length) return null;
    return withLinks(file, pageAfterDrop(source, versions, drop), before, drop);
  };
  const texts = new Map<string, { before: string; after: string | null }>();
  for (const { file, source } of contentRanges(root, before.library.folders))
    problems.attempt(() => void texts.set(file, { before: source, after: textOf(file, source) }));
  problems.end();
  return texts;
}

/**
 * All changes that drop the oldest version.
 * @throws ProblemList with everything that a person has to change first
 */
export function droppedProject(root: string, before: Site, drop: Drop, addresses: AddressesAfterDrop): FileChange[] {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const readOptional = (file: string) => (fs.existsSync(path.join(root, file)) ? read(file) : null);
  const texts = rangedFiles(root, before, drop);
  const unshown = unshownFiles(root, texts);
  for (const file of unshown) texts.delete(file);
  return [
    {
      file: rowsFile,
      before: read(rowsFile),
      after: rowsAfterDrop(rowsFile, read(rowsFile), droppedVersion(drop).label),
    },
    ...[...texts].flatMap(([file, change]) => (change.before === change.after ? [] : [{ file, ...change }])),
    ...unshown.map((file) => ({ file, before: fs.readFileSync(path.join(root, file)), after: null })),
    { file: addressFile, before: readOptional(addressFile), after: addressList(addresses.former) },
    { file: droppedFile, before: readOptional(droppedFile), after: droppedText(addresses.dropped) },
  ];
}
