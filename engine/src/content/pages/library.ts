/** The library: all topics of the site, by id and by version. Immutable. */

import { suggest } from '../../basics/nearest.ts';
import { firstProblem, type ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { existsWhen, nameVersions } from '../../versions/name-versions.ts';
import type { Version, VersionTable } from '../../versions/table.ts';
import { meantFiles } from '../files/meant-files.ts';
import { filesIn } from '../files/project-file.ts';
import { readSourceFile } from '../files/source-file.ts';
import { cutFrontMatter, unreadable } from './front-matter.ts';
import { makeTopic, type Topic, type TopicKind, topicId } from './topic.ts';

/** The folders of `content/` that have the pages of each kind. */
export const pageFolders: Readonly<Record<TopicKind, string>> = { versioned: 'api', unversioned: 'learn' };

export interface Library {
  readonly table: VersionTable;
  readonly topics: readonly Topic[];
  /** Topics that only dropped versions had. */
  readonly ended: readonly Topic[];
  /** Throws a Problem, with what to write as `form`, if there is none. */
  topic(kind: TopicKind, id: string, form?: NameForm): Topic;
  /** The topic of that id, for a link. Throws a Problem if there is none, or if it is a draft. */
  linked(kind: TopicKind, id: string): Topic;
  find(kind: TopicKind, id: string): Topic | undefined;
  /** Topics of a version, dropped or not (null: the unversioned ones), with drafts only in development. */
  inVersion(version: Version | null): readonly Topic[];
  drafts(version: Version | null): readonly string[];
}

/**
 * Finds the pages in a folder; returns their paths.
 * @param problems receives files that would otherwise be ignored silently
 */
export function pagesIn(root: string, folder: string, problems: ProblemCollector): string[] {
  const remedy = 'The name of a page ends in .mdx; pictures are PNG, JPEG, WebP, AVIF, GIF, or SVG.';
  return meantFiles(root, folder, { what: 'a page', form: /\.mdx$/, remedy }, problems);
}

export type KnownTopics = Map<string, { readonly text: string; readonly topic: Topic }>;

export interface LibraryOptions {
  readonly showDrafts?: boolean;
  /** Topics that were read before, with the same table; those whose files are unchanged are not read again. */
  readonly earlier?: KnownTopics | undefined;
  readonly problems?: ProblemCollector | undefined;
}

function readTopic(
  root: string,
  file: string,
  kind: TopicKind,
  table: VersionTable,
  earlier: KnownTopics | undefined,
  problems: ProblemCollector,
): Topic {
  const id = topicId(file.split('/').slice(2).join('/'));
  let text: string;
  try {
    text = readSourceFile(root, file);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return makeTopic({ kind, file, id, ...unreadable(error) }, table, problems);
  }
  const before = earlier?.get(file);
  if (before?.text === text) return before.topic;
  const count = problems.size;
  const topic = makeTopic({ kind, file, id, ...cutFrontMatter(text, file, kind) }, table, problems);
  // A topic with mistakes is read again, so that they are reported again.
  if (problems.size === count) earlier?.set(file, { text, topic });
  else earlier?.delete(file);
  return topic;
}

/** Reads all pages of the project at `root`. Mistakes go to `problems`; without it, the first one is thrown. */
export function readLibrary(root: string, table: VersionTable, options: LibraryOptions = {}): Library {
  const { earlier, problems = firstProblem } = options;
  const topics = (['versioned', 'unversioned'] as const).flatMap((kind) =>
    pagesIn(root, `content/${pageFolders[kind]}`, problems).flatMap(
      (file) =>
        problems.attempt(() =>
          readTopic(root, `content/${pageFolders[kind]}/${file}`, kind, table, earlier, problems),
        ) ?? [],
    ),
  );
  const home = new RegExp(`^(${Object.values(pageFolders).join('|')}|upgrade|shared|data)/`);
  for (const file of filesIn(root, 'content', problems))
    if (file.endsWith('.mdx') && !home.test(file))
      problems.add(
        new Problem('The file is in no folder of pages, so it would not be shown.', {
          place: { file: `content/${file}` },
          remedy: `Move it to content/${pageFolders.versioned}/ or content/${pageFolders.unversioned}/.`,
        }),
      );
  return makeLibrary(topics, table, options);
}

/** How the place names a topic: as pages link to it, or by its id. */
type NameForm = 'link' | 'id';

const linkTo = ({ kind, id }: Topic) => (kind === 'versioned' ? `api:${id}` : `/${id === 'index' ? '' : id}`);

/** An id without the extension and slashes of files and addresses: `guides/install` for `/guides/install.mdx`. */
const bare = (id: string) =>
  id
    .replace(/^\/|\/$/g, '')
    .replace(/\.(mdx?|html)$/, '')
    .replace(/(.)\/index$/, '$1');

/**
 * The problem with an id that no topic has. The id may be a former path of a topic, a file name, or an id of the other
 * kind.
 */
function unknownTopic(
  kind: TopicKind,
  id: string,
  topics: readonly Topic[],
  table: VersionTable,
  form: NameForm,
): Problem {
  const named = (topic: Topic) => (form === 'link' ? linkTo(topic) : `'${topic.id}'`);
  const what = `There is no ${kind} topic "${id}".`;
  const wanted = bare(id);
  const sameKind = topics.filter((topic) => topic.kind === kind);
  for (const topic of sameKind) {
    const labels = table.all
      .filter((version) => topic.path(version) === wanted && wanted !== topic.id)
      .map(({ label }) => label);
    if (labels.length)
      return new Problem(what, {
        remedy: `"${wanted}" is the path of "${topic.id}" ${existsWhen(labels, table)}: write ${named(topic)}.`,
      });
  }
  // The addresses of versioned pages start with the versions' root.
  const below = wanted.replace(/^api\/?/, '') || 'index';
  const meant =
    sameKind.find((topic) => topic.id === wanted) ??
    topics.find((topic) => topic.kind !== kind && (topic.id === wanted || topic.id === below));
  if (meant && form === 'id' && meant.kind !== kind)
    return new Problem(what, {
      remedy: `${meant.file} is a page ${kind === 'versioned' ? 'without' : 'with'} versions: name one ${kind === 'versioned' ? 'with' : 'without'} them.`,
    });
  if (meant) return new Problem(what, { remedy: `Write ${named(meant)}.` });
  return new Problem(what, {
    remedy: suggest(
      wanted,
      sameKind.map((topic) => topic.id),
    ),
  });
}

function checkTopics(topics: readonly Topic[], table: VersionTable, problems: ProblemCollector): void {
  for (const version of [null, ...table.all]) {
    const seen = new Map<string, Topic>();
    for (const topic of topics.filter(({ isReadable }) => isReadable)) {
      const at = topic.path(version);
      if (at === undefined) continue;
      const other = seen.get(at);
      if (other)
        problems.add(
          new VersionProblem(
            version ? [version.label] : [],
            (labels) => ({
              what: `${labels.length ? `In ${nameVersions(labels, table)}, two` : 'Two'} topics are at "${at}": this one and ${other.file}.`,
              remedy: 'Change `versions` or `paths` of one of them.',
            }),
            { file: topic.file, ...topic.positionOf('paths') },
          ),
        );
      else seen.set(at, topic);
    }
  }
  for (const topic of topics) {
    const { successor } = topic.front;
    if (successor && !topics.some(({ kind, id }) => kind === 'versioned' && id === successor))
      problems.add(
        unknownTopic('versioned', successor, topics, table, 'id').at({
          file: topic.file,
          ...topic.positionOf('successor'),
        }),
      );
  }
}

export function makeLibrary(
  all: readonly Topic[],
  table: VersionTable,
  options: Omit<LibraryOptions, 'earlier'> = {},
): Library {
  const { showDrafts = false, problems = firstProblem } = options;
  const isEnded = ({ versions, dropped }: Topic) => dropped.length > 0 && !versions.length;
  const [topics, ended] = [all.filter((topic) => !isEnded(topic)), all.filter(isEnded)];
  const byId = new Map(all.map((topic) => [`${topic.kind}:${topic.id}`, topic]));
  const existsIn = (topic: Topic, version: Version | null) => topic.path(version) !== undefined;
  checkTopics(all, table, problems);
  const find = (kind: TopicKind, id: string) => byId.get(`${kind}:${id}`);
  const isShown = ({ front }: Topic) => showDrafts || !front.draft;
  const topic = (kind: TopicKind, id: string, form: NameForm = 'id') => {
    const namedTopic = find(kind, id);
    if (!namedTopic) throw unknownTopic(kind, id, topics, table, form);
    return namedTopic;
  };
  return {
    table,
    topics,
    ended,
    find,
    topic,
    linked(kind, id) {
      const target = topic(kind, id, 'link');
      if (!isShown(target))
        throw new Problem(`The page "${id}" is a draft, and the link would lead nowhere.`, {
          remedy: `Take "draft: true" out of ${target.file}, or take out the link.`,
        });
      return target;
    },
    inVersion: (version) => all.filter((topic) => existsIn(topic, version) && isShown(topic)),
    drafts: (version) => all.filter((topic) => existsIn(topic, version) && topic.front.draft).map(({ id }) => id),
  };
}

/** The topic that replaced a topic, the one that replaced that, and so on. */
export function successorsOf({ front }: Topic, { find }: Pick<Library, 'find'>): Topic[] {
  const topics = new Set<Topic>();
  let next = front.successor;
  while (next !== undefined) {
    const topic = find('versioned', next);
    if (!topic || topics.has(topic)) break;
    topics.add(topic);
    next = topic.front.successor;
  }
  return [...topics];
}
