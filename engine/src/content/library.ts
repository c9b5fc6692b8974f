/**
 * The library: all topics of the site, by id and by version. Created once from the files, validated, and immutable.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../problems/problem.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import { cutFrontMatter } from './front-matter.ts';
import { isPicture } from './pictures.ts';
import { readSourceFile } from './source-file.ts';
import { makeTopic, type Topic, type TopicKind, topicId } from './topic.ts';
import { unknownTopic } from './unknown-topic.ts';

/** The folders of pages below `content/`. */
export const topicFolders: Readonly<Record<TopicKind, string>> = { versioned: 'api', unversioned: 'learn' };

export interface Library {
  readonly table: VersionTable;
  /** All topics, versioned ones first, sorted by id. */
  readonly topics: readonly Topic[];
  /** The topic with an id. Throws a Problem that lists the ids if there is none. */
  topic(kind: TopicKind, id: string): Topic;
  /** The topic of that id, for a link. Throws a Problem if there is none, or if it is a draft. */
  linked(kind: TopicKind, id: string): Topic;
  find(kind: TopicKind, id: string): Topic | undefined;
  /** Topics that exist in a version (null: the unversioned ones), with drafts only in development. */
  inVersion(version: Version | null): readonly Topic[];
  /** Ids of drafts in a version. */
  drafts(version: Version | null): readonly string[];
}

/**
 * Finds the pages in a folder; returns their paths.
 * @param folder below `root`
 * @throws Problem on a file that would otherwise be ignored silently
 */
export function filesBelow(root: string, folder: string): string[] {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs
    .readdirSync(at, { recursive: true, withFileTypes: true })
    .flatMap((entry) => {
      const file = path.relative(at, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      if (entry.name.startsWith('.')) return [];
      if (file.endsWith('.mdx')) return [file];
      if (entry.isSymbolicLink() && fs.statSync(path.join(at, file), { throwIfNoEntry: false })?.isDirectory())
        throw new Problem('This is a symbolic link to a folder, which is not followed.', {
          place: { file: `${folder}/${file}` },
          remedy: 'Put the pages themselves here.',
        });
      if (!entry.isDirectory() && !isPicture(file))
        throw new Problem('This file is not a page, so it would not be shown.', {
          place: { file: `${folder}/${file}` },
          remedy: 'The name of a page ends in .mdx; pictures are PNG, JPEG, WebP, AVIF, GIF, or SVG.',
        });
      return [];
    })
    .sort();
}

/** Topics by file, with the text that each was read from. */
export type KnownTopics = Map<string, { readonly text: string; readonly topic: Topic }>;

/** Reads the topic of a file, given its path below `root`. */
function readTopic(root: string, file: string, kind: TopicKind, table: VersionTable, known: KnownTopics): Topic {
  const text = readSourceFile(root, file);
  const before = known.get(file);
  if (before?.text === text) return before.topic;
  const id = topicId(file.split('/').slice(2).join('/'));
  const topic = makeTopic({ kind, file, id, ...cutFrontMatter(text, file, kind) }, table);
  known.set(file, { text, topic });
  return topic;
}

/**
 * Reads all pages of a project.
 * @param root the folder that contains `content/`
 * @param showDrafts whether to include drafts, as in development
 * @param known topics that were read before, with the same table; those whose files are unchanged are not read again
 * @throws Problem on an invalid page, or two topics with the same path in a version
 */
export function readLibrary(root: string, table: VersionTable, showDrafts = false, known: KnownTopics = new Map()): Library {
  for (const folder of Object.values(topicFolders))
    if (!fs.existsSync(path.join(root, 'content', folder)))
      throw new Problem(`There is no folder content/${folder}.`, { remedy: 'Run the command in the folder that holds content/.' });
  const topics = (Object.keys(topicFolders) as TopicKind[]).flatMap((kind) =>
    filesBelow(root, `content/${topicFolders[kind]}`).map((file) =>
      readTopic(root, `content/${topicFolders[kind]}/${file}`, kind, table, known),
    ),
  );
  return makeLibrary(topics, table, showDrafts);
}

/** Creates the library from topics. */
export function makeLibrary(topics: readonly Topic[], table: VersionTable, showDrafts = false): Library {
  const byId = new Map(topics.map((topic) => [`${topic.kind}:${topic.id}`, topic]));
  const existsIn = (topic: Topic, version: Version | null) => topic.path(version) !== undefined;
  for (const version of [null, ...table.all]) {
    const seen = new Map<string, Topic>();
    for (const topic of topics) {
      const at = topic.path(version);
      if (at === undefined) continue;
      const other = seen.get(at);
      if (other)
        throw new Problem(`Version ${version?.label ?? '(none)'} has two topics at "${at}": this one and ${other.file}.`, {
          place: { file: topic.file, line: topic.lineOf('paths') },
          remedy: 'Change `versions` or `paths` of one of them.',
        });
      seen.set(at, topic);
    }
  }
  for (const topic of topics) {
    const { successor } = topic.front;
    if (successor && !byId.has(`versioned:${successor}`))
      throw unknownTopic('versioned', successor, topics, table).at({ file: topic.file, line: topic.lineOf('successor') });
  }
  const find = (kind: TopicKind, id: string) => byId.get(`${kind}:${id}`);
  const isShown = ({ front }: Topic) => showDrafts || !front.draft;
  const topic = (kind: TopicKind, id: string) => {
    const found = find(kind, id);
    if (!found) throw unknownTopic(kind, id, topics, table);
    return found;
  };
  return {
    table,
    topics,
    find,
    topic,
    linked(kind, id) {
      const found = topic(kind, id);
      if (!isShown(found))
        throw new Problem(`The page "${id}" is a draft, and the link would lead nowhere.`, {
          remedy: `Take "draft: true" out of ${found.file}, or take out the link.`,
        });
      return found;
    },
    inVersion: (version) => topics.filter((topic) => existsIn(topic, version) && isShown(topic)),
    drafts: (version) => topics.filter((topic) => existsIn(topic, version) && topic.front.draft).map(({ id }) => id),
  };
}
