/**
 * Creates all redirects: within a version, from the paths that a topic has in other versions and from topics that
 * ended; and from addresses that are older than topics. The same list becomes documents, the server's table, and the
 * configurations for other servers.
 */
import { pathBelow } from '../config/page-path.ts';
import type { Library } from '../content/library.ts';
import { parseLink } from '../content/links.ts';
import type { Moved } from '../content/moved.ts';
import { pathIn, type Topic } from '../content/topic.ts';
import { itemAt } from '../problems/lookup.ts';
import { Problem, placed } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';
import { changesPage, upgradePage } from './change-addresses.ts';
import { type DroppedVersions, droppedFile } from './dropped-addresses.ts';

export interface Redirect {
  /** Both paths are below the base path and have a leading slash. */
  readonly from: string;
  readonly to: string;
}

const addressOf = (version: Version, path: string) => pathBelow(version.path, path);

/** The nearest successor of a topic that exists in the version, or null. */
function successorIn(library: Library, topic: Topic, version: Version): string | null {
  const seen = new Set<Topic>();
  let at: Topic | undefined = topic;
  while (at && !seen.has(at)) {
    seen.add(at);
    const { successor }: Topic['front'] = at.front;
    at = successor === undefined ? undefined : library.find('versioned', successor);
    const path = at?.path(version);
    if (path !== undefined) return addressOf(version, path);
  }
  return null;
}

/**
 * The redirect target in a version for a topic that ended before it: its successor, or else the topic's last version.
 * Null for a topic that started later.
 */
function afterItsEnd(library: Library, topic: Topic, version: Version): string | null {
  const last = topic.versions.findLast(({ order }) => order < version.order);
  return last ? (successorIn(library, topic, version) ?? addressOf(last, pathIn(topic, last))) : null;
}

function withinVersion(
  library: Library,
  topics: readonly Topic[],
  version: Version,
  moved: Moved,
  dropped: DroppedVersions,
): Redirect[] {
  const taken = new Set(library.inVersion(version).map((topic) => topic.path(version)));
  const targets = new Map<string, string>();
  const lead = (path: string, topic: Topic) => {
    if (taken.has(path) || targets.has(path)) return;
    const here = topic.path(version);
    const to = here === undefined ? afterItsEnd(library, topic, version) : addressOf(version, here);
    if (to !== null) targets.set(path, to);
  };
  // Topics of the version come first: their other paths lead to them.
  const [present, absent] = [
    topics.filter((topic) => topic.path(version) !== undefined),
    topics.filter((topic) => topic.path(version) === undefined),
  ];
  for (const topic of [...present, ...absent]) {
    for (const other of topic.versions)
      if (topic.path(version) !== undefined || other.order < version.order) lead(pathIn(topic, other), topic);
    for (const [path, id] of Object.entries(moved.paths)) if (id === topic.id) lead(path, topic);
  }
  // Paths that only dropped versions had. The newest of these comes first.
  for (const paths of Object.values(dropped).reverse()) {
    for (const [path, id] of Object.entries(paths)) {
      const topic = droppedTopic(library, id);
      lead(path, topic);
      if (!taken.has(path) && !targets.has(path)) targets.set(path, oldestPage(topic));
    }
  }
  return [...targets].map(([path, to]) => ({ from: addressOf(version, path), to }));
}

/** The target of an entry of `addresses`. */
function destination(library: Library, link: string): string {
  const { latest } = library.table;
  const target = parseLink(link);
  if (target.type === 'page') {
    library.topic('unversioned', target.id);
    return target.id === 'index' ? '/' : `/${target.id}`;
  }
  if (target.type !== 'topic') throw new Problem(`"${link}" names no page.`, { remedy: 'Write api:TOPIC or /PAGE.' });
  const topic = library.topic('versioned', target.id);
  const path = topic.path(latest);
  const to = path === undefined ? afterItsEnd(library, topic, latest) : addressOf(latest, path);
  if (to === null) throw new Problem(`The topic "${target.id}" does not exist yet in ${latest.label}.`);
  return to;
}

/** The page of a topic in its oldest version. */
function oldestPage(topic: Topic): string {
  const oldest = itemAt(topic.versions, 0);
  return addressOf(oldest, pathIn(topic, oldest));
}

/** Redirects from dropped versions: to the topic, or from pages about changes, in the oldest version left. */
function fromDropped(library: Library, dropped: DroppedVersions): Redirect[] {
  const { all, latest } = library.table;
  const oldest = itemAt(all, 0);
  const roots = Object.keys(dropped).map((label) => `${latest.path}/${label}`);
  const pages = Object.values(dropped).flatMap((paths, i) =>
    Object.entries(paths).map(([path, id]) => ({
      from: pathBelow(roots[i] ?? '', path),
      to: oldestPage(droppedTopic(library, id)),
    })),
  );
  const changes = (roots.length ? [...roots, oldest.path] : []).flatMap((root) =>
    [changesPage, upgradePage].map((page) => ({ from: `${root}/${page}`, to: oldest.path })),
  );
  return [...pages, ...changes];
}

const droppedTopic = (library: Library, id: string): Topic =>
  placed({ file: droppedFile }, () => library.topic('versioned', id));

/**
 * Returns all redirects of the site. No page's address is in `from`.
 * @throws Problem if an entry of `moved` or `dropped` names no page
 */
export function siteRedirects(library: Library, moved: Moved, dropped: DroppedVersions): Redirect[] {
  const { latest, all } = library.table;
  const root = latest.path;
  const topics = [...new Set(all.flatMap((version) => library.inVersion(version)))];
  const inVersions = all.flatMap((version) => withinVersion(library, topics, version, moved, dropped));
  const latestAll: Redirect[] = [
    ...library
      .inVersion(latest)
      .map((topic) => addressOf(latest, pathIn(topic, latest)))
      .map((page) => ({ from: page, to: page })),
    ...inVersions.filter(
      ({ from }) => !all.some(({ path }) => path !== root && (from === path || from.startsWith(`${path}/`))),
    ),
  ];
  const byLabel = latestAll.map(({ from, to }) => ({ from: `${root}/${latest.label}${from.slice(root.length)}`, to }));
  const folders = moved.withoutRoot.map((folder) => `/${folder}`);
  const withoutRoot = latestAll
    .map(({ from, to }) => ({ from: from.slice(root.length), to }))
    .filter(({ from }) => folders.some((folder) => from === folder || from.startsWith(`${folder}/`)));
  const byHand = Object.entries(moved.addresses).map(([from, link]) => ({
    from,
    to: placed({ file: 'content/moved.ts', path: ['moved', 'addresses', from] }, () => destination(library, link)),
  }));
  return [...byHand, ...byLabel, ...withoutRoot, ...inVersions, ...fromDropped(library, dropped)];
}
