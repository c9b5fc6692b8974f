/**
 * All topics of the site, looked up by id and by version; made once from the files, checked, and immutable.
 */
import fs from 'node:fs';
import path from 'node:path';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import { cutFrontMatter } from './front-matter.ts';
import { makeTopic, type Topic, type TopicKind, topicId } from './topic.ts';

/** The folders of pages below `content/`. */
const topicFolders: Readonly<Record<TopicKind, string>> = { versioned: 'api', unversioned: 'learn' };

export interface Library {
  readonly table: VersionTable;
  /** Every topic, versioned ones first, by id. */
  readonly topics: readonly Topic[];
  /** The topic of that id. Throws a Problem that lists the ids where there is none. */
  topic(kind: TopicKind, id: string): Topic;
  find(kind: TopicKind, id: string): Topic | undefined;
  /** Topics that exist in the version (null: the unversioned ones); drafts only where they are shown. */
  inVersion(version: Version | null): readonly Topic[];
  /** Ids of drafts that would exist in the version. */
  drafts(version: Version | null): readonly string[];
}

/** The pages below a folder, by their path in it. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Reads one file into a topic. `file` is below `root`. */
function readTopic(root: string, file: string, kind: TopicKind, table: VersionTable): Topic {
  const cut = cutFrontMatter(fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n'), file, kind);
  const id = topicId(file.split('/').slice(2).join('/'));
  return makeTopic({ kind, file, id, ...cut }, table);
}

/**
 * Reads all pages of a project.
 * @param root the folder that holds `content/`
 * @param showDrafts whether drafts count as pages, as they do in development
 * @throws Problem on the first page that is invalid, or two topics with the same path in a version
 */
export function readLibrary(root: string, table: VersionTable, showDrafts = false): Library {
  const topics = (Object.keys(topicFolders) as TopicKind[]).flatMap((kind) =>
    filesBelow(path.join(root, 'content', topicFolders[kind])).map((file) =>
      readTopic(root, `content/${topicFolders[kind]}/${file}`, kind, table),
    ),
  );
  return makeLibrary(topics, table, showDrafts);
}

/** Makes the library of topics already read. */
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
          place: { file: topic.file, line: 1 },
          remedy: 'Mend `versions` or `paths` of one of them.',
        });
      seen.set(at, topic);
    }
  }
  for (const topic of topics) {
    const { successor } = topic.front;
    if (successor && !byId.has(`versioned:${successor}`)) {
      throw new Problem(`successor: there is no topic "${successor}".`, {
        place: { file: topic.file, line: 1 },
        remedy: suggest(
          successor,
          topics.map(({ id }) => id),
        ),
      });
    }
  }
  const find = (kind: TopicKind, id: string) => byId.get(`${kind}:${id}`);
  return {
    table,
    topics,
    find,
    topic(kind, id) {
      const found = find(kind, id);
      if (!found)
        throw new Problem(`There is no ${kind} topic "${id}".`, {
          remedy: suggest(
            id,
            topics.filter((topic) => topic.kind === kind).map((topic) => topic.id),
          ),
        });
      return found;
    },
    inVersion: (version) => topics.filter((topic) => existsIn(topic, version) && (showDrafts || !topic.front.draft)),
    drafts: (version) => topics.filter((topic) => existsIn(topic, version) && topic.front.draft).map(({ id }) => id),
  };
}
