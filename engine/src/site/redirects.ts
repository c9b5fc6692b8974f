/**
 * Creates all redirects: within a version, from the paths that a topic has in other versions and from topics that
 * ended; and from addresses that are older than topics. The same list becomes documents, the server's table, and the
 * configurations for other servers.
 */

import { itemAt } from '../basics/lookup.ts';
import { changePaths, changesPage, guidePage, upgradePage } from '../config/change-addresses.ts';
import { pathBelow } from '../config/page-path.ts';
import type { Moved } from '../content/modules/moved.ts';
import { type Library, successorsOf } from '../content/pages/library.ts';
import { pathIn, type Topic } from '../content/pages/topic.ts';
import { parseLink } from '../content/syntax/links.ts';
import { firstProblem, type ProblemCollector } from '../problems/collect.ts';
import { Problem, placed } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';

export interface Redirect {
  /** Both paths are below the base path and have a leading slash. */
  readonly from: string;
  readonly to: string;
}

const pathInVersion = (version: Version, path: string) => pathBelow(version.path, path);

function successorIn(library: Library, topic: Topic, version: Version): string | null {
  const [path] = successorsOf(topic, library).flatMap((successor) => successor.path(version) ?? []);
  return path === undefined ? null : pathInVersion(version, path);
}

/**
 * The redirect target in a version for a topic that ended before it: its successor, or else the topic's last version.
 * Null for a topic that started later.
 */
function afterItsEnd(library: Library, topic: Topic, version: Version): string | null {
  const [first] = [...topic.dropped, ...topic.versions];
  if (!first || first.order > version.order) return null;
  const last = topic.versions.findLast(({ order }) => order < version.order);
  return (
    successorIn(library, topic, version) ??
    (last ? pathInVersion(last, pathIn(topic, last)) : oldestPage(library, topic))
  );
}

/** The page of a topic, or of its successor, in its oldest version; or else the start page of the oldest version. */
function oldestPage(library: Library, topic: Topic): string {
  const { all } = library.table;
  const [first] = topic.versions;
  if (first) return pathInVersion(first, pathIn(topic, first));
  const successors = all.flatMap((version) => successorIn(library, topic, version) ?? []);
  return successors[0] ?? itemAt(all, 0).path;
}

function withinVersion(library: Library, topics: readonly Topic[], version: Version, moved: Moved): Redirect[] {
  const isDropped = library.table.dropped.includes(version);
  const pagePaths = new Set(isDropped ? [] : library.inVersion(version).map((topic) => topic.path(version)));
  const targets = new Map<string, string>();
  const targetOf = (topic: Topic) => {
    const here = topic.path(version);
    if (here === undefined) return afterItsEnd(library, topic, version);
    return isDropped ? oldestPage(library, topic) : pathInVersion(version, here);
  };
  const lead = (path: string, topic: Topic) => {
    if (pagePaths.has(path) || targets.has(path)) return;
    const to = targetOf(topic);
    if (to !== null) targets.set(path, to);
  };
  // Topics of the version come first: their other paths lead to them.
  const [present, absent] = [
    topics.filter((topic) => topic.path(version) !== undefined),
    topics.filter((topic) => topic.path(version) === undefined),
  ];
  for (const topic of [...present, ...absent]) {
    for (const other of [...topic.dropped, ...topic.versions])
      if (topic.path(version) !== undefined || other.order < version.order) lead(pathIn(topic, other), topic);
    for (const [path, id] of Object.entries(moved.paths)) if (id === topic.id) lead(path, topic);
  }
  return [...targets].map(([path, to]) => ({ from: pathInVersion(version, path), to }));
}

function destination(library: Library, link: string): string {
  const { latest } = library.table;
  const target = parseLink(link);
  if (target.type === 'page') {
    library.topic('unversioned', target.id, 'link');
    return target.id === 'index' ? '/' : `/${target.id}`;
  }
  if (target.type !== 'topic') throw new Problem(`"${link}" names no page.`, { remedy: 'Write api:TOPIC or /PAGE.' });
  const topic = library.topic('versioned', target.id, 'link');
  const path = topic.path(latest);
  const to = path === undefined ? afterItsEnd(library, topic, latest) : pathInVersion(latest, path);
  if (to === null) throw new Problem(`The topic "${target.id}" does not exist yet in ${latest.label}.`);
  return to;
}

/** Paths of the pages about changes that a version has. */
function changePathsOf({ table: { all }, inVersion }: Library, version: Version): string[] {
  const older = all.slice(0, all.indexOf(version)).map(({ label }) => label);
  const taken = new Set(inVersion(version).map((topic) => topic.path(version)));
  return changePaths(older).filter((path) => !taken.has(path));
}

/**
 * The pages about changes that were, before versions were dropped: the oldest version has none, and no guide leads from a
 * version that isn't there.
 */
function formerChangePages({ table: { all, dropped } }: Library, oldest: string): Redirect[] {
  if (!dropped.length) return [];
  const guidesFrom = (versions: readonly Version[]) => versions.map(({ label }) => guidePage(label));
  const ended = [...dropped, itemAt(all, 0)].flatMap(({ path, order }) =>
    [changesPage, upgradePage, ...guidesFrom(dropped.filter((from) => from.order < order))].map((page) => ({
      from: `${path}/${page}`,
      to: oldest,
    })),
  );
  const fromDropped = all
    .slice(1)
    .flatMap(({ path }) =>
      guidesFrom(dropped).map((page) => ({ from: `${path}/${page}`, to: `${path}/${upgradePage}` })),
    );
  return [...ended, ...fromDropped];
}

const isPage = (address: string) =>
  new Problem(`"${address}" is the address of a page, so it can't lead elsewhere.`, {
    remedy: 'Delete the line, or move the page.',
  });

/**
 * Returns all redirects of the site. No page's address is in `from`.
 * @param problems receives entries of `moved` that name no page, or the address of one
 */
export function siteRedirects(library: Library, moved: Moved, problems: ProblemCollector = firstProblem): Redirect[] {
  const { latest, all, dropped } = library.table;
  const root = latest.path;
  const versions = [...dropped, ...all];
  const topics = [...new Set(versions.flatMap((version) => library.inVersion(version)))];
  const inVersions = versions.flatMap((version) => withinVersion(library, topics, version, moved));
  const oldest = itemAt(all, 0).path;
  const changes = formerChangePages(library, oldest);
  const latestAll: Redirect[] = [
    ...library
      .inVersion(latest)
      .map((topic) => pathInVersion(latest, pathIn(topic, latest)))
      .map((page) => ({ from: page, to: page })),
    ...inVersions.filter(
      ({ from }) => !versions.some(({ path }) => path !== root && (from === path || from.startsWith(`${path}/`))),
    ),
    ...changePathsOf(library, latest).map((page) => ({ from: `${root}/${page}`, to: `${root}/${page}` })),
  ];
  const byLabel = latestAll.map(({ from, to }) => ({ from: `${root}/${latest.label}${from.slice(root.length)}`, to }));
  const folders = moved.withoutRoot.map((folder) => `/${folder}`);
  const withoutRoot = latestAll
    .map(({ from, to }) => ({ from: from.slice(root.length), to }))
    .filter(({ from }) => folders.some((folder) => from === folder || from.startsWith(`${folder}/`)));
  const pages = new Set([
    ...library.inVersion(null).map(({ id }) => (id === 'index' ? '/' : `/${id}`)),
    ...all.flatMap((version) =>
      library.inVersion(version).map((topic) => pathInVersion(version, pathIn(topic, version))),
    ),
  ]);
  const check = <T>(list: keyof Moved, entry: string, work: () => T) =>
    problems.attempt(() => placed({ file: 'content/moved.ts', path: ['moved', list, entry] }, work));
  const byHand = Object.entries(moved.addresses).flatMap(([from, link]) => {
    const to = check('addresses', from, () => {
      if (pages.has(from)) throw isPage(from);
      return destination(library, link);
    });
    return to === undefined ? [] : [{ from, to }];
  });
  for (const [path, id] of Object.entries(moved.paths))
    check('paths', path, () => {
      const topic = library.topic('versioned', id);
      if (topic.versions.length && topic.versions.every((version) => pages.has(pathInVersion(version, path))))
        throw isPage(path);
    });
  return [...byHand, ...byLabel, ...withoutRoot, ...inVersions, ...changes];
}
