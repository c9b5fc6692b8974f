/**
 * Addresses that lead elsewhere: within a version the paths that a topic has in others, addresses of topics that ended, and those from before
 * pages were topics. Pure: the same list makes documents, the server's table and the configurations of other servers.
 */
import type { Library } from '../content/library.ts';
import { parseLink } from '../content/links.ts';
import type { Moved } from '../content/moved.ts';
import type { Topic } from '../content/topic.ts';
import { Problem, placed } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';

export interface Redirect {
  /** Both below the site's base, with a leading slash. */
  readonly from: string;
  readonly to: string;
}

const addressOf = (version: Version, path: string) => `${version.path}${path && `/${path}`}`;

/** The closest successor of a topic that the version has, or null. */
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

/** Where a reader goes who asks the version for a topic that ended before it: its successor there, else its last version. Null for a topic that is yet to come. */
function afterItsEnd(library: Library, topic: Topic, version: Version): string | null {
  const last = topic.versions.findLast(({ order }) => order < version.order);
  return last ? (successorIn(library, topic, version) ?? addressOf(last, topic.path(last) as string)) : null;
}

function withinVersion(library: Library, topics: readonly Topic[], version: Version, moved: Moved): Redirect[] {
  const taken = new Set(library.inVersion(version).map((topic) => topic.path(version)));
  const found = new Map<string, string>();
  const lead = (path: string, topic: Topic) => {
    if (taken.has(path) || found.has(path)) return;
    const here = topic.path(version);
    const to = here === undefined ? afterItsEnd(library, topic, version) : addressOf(version, here);
    if (to !== null) found.set(path, to);
  };
  // Topics that the version has come first: what one of them is known by leads to it.
  const [present, absent] = [
    topics.filter((topic) => topic.path(version) !== undefined),
    topics.filter((topic) => topic.path(version) === undefined),
  ];
  for (const topic of [...present, ...absent]) {
    for (const other of topic.versions)
      if (topic.path(version) !== undefined || other.order < version.order) lead(topic.path(other) as string, topic);
    for (const [path, id] of Object.entries(moved.paths)) if (id === topic.id) lead(path, topic);
  }
  return [...found].map(([path, to]) => ({ from: addressOf(version, path), to }));
}

/** Where an entry of `addresses` leads. */
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

/**
 * All redirects of the site. No address that is a page is in `from`.
 * @throws Problem where an entry of `moved` names no page
 */
export function siteRedirects(library: Library, moved: Moved): Redirect[] {
  const { latest, all } = library.table;
  const root = latest.path;
  const topics = [...new Set(all.flatMap((version) => library.inVersion(version)))];
  const inVersions = all.flatMap((version) => withinVersion(library, topics, version, moved));
  const latestAll: Redirect[] = [
    ...library
      .inVersion(latest)
      .map((topic) => addressOf(latest, topic.path(latest) as string))
      .map((page) => ({ from: page, to: page })),
    ...inVersions.filter(({ from }) => !all.some(({ path }) => path !== root && (from === path || from.startsWith(`${path}/`)))),
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
  return [...byHand, ...byLabel, ...withoutRoot, ...inVersions];
}
