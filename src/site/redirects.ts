/**
 * Addresses that lead elsewhere: old paths, and within a version the paths that a topic has in others. Pure: the same list makes
 * documents, the server's table and the configurations of other servers.
 */
import type { Library } from '../content/library.ts';
import type { Version } from '../versions/table.ts';

export interface Redirect {
  /** Both below the site's base, with a leading slash. */
  readonly from: string;
  readonly to: string;
}

/** Paths that topics had before they were versioned topics at all: path below the version's root to topic. */
const formerPaths: readonly (readonly [path: string, topic: string])[] = [
  ['zkvm/acceleration', 'zkvm/precompiles'],
  ['zkvm/developer-guide/acceleration', 'zkvm/precompiles'],
  ['zkvm/overview', 'zkvm'],
  ['bonsai/overview', 'bonsai'],
];

function withinVersion(library: Library, version: Version): Redirect[] {
  const topics = library.inVersion(version);
  const address = (path: string) => `${version.path}${path && `/${path}`}`;
  const taken = new Set(topics.map((topic) => topic.path(version)));
  const found = new Map<string, string>();
  const lead = (from: string, to: string | undefined) => {
    if (to !== undefined && !taken.has(from) && !found.has(from)) found.set(from, to);
  };
  for (const topic of topics) {
    for (const other of topic.versions) lead(topic.path(other) as string, topic.path(version));
  }
  for (const [path, id] of formerPaths) lead(path, topics.find((topic) => topic.id === id)?.path(version));
  return [...found].map(([from, to]) => ({ from: address(from), to: address(to) }));
}

/** All redirects of the site. No address that is a page is in `from`. */
export function siteRedirects(library: Library): Redirect[] {
  const { latest } = library.table;
  const root = latest.path;
  const inVersions = library.table.all.flatMap((version) => withinVersion(library, version));
  const latestPages = library.inVersion(latest).map((topic) => `${root}${topic.path(latest) && `/${topic.path(latest)}`}`);
  const latestAll: Redirect[] = [
    ...latestPages.map((page) => ({ from: page, to: page })),
    ...inVersions.filter(({ to }) => latestPages.includes(to)),
  ];
  const byLabel = latestAll.map(({ from, to }) => ({ from: `${root}/${latest.label}${from.slice(root.length)}`, to }));
  const withoutRoot = latestAll
    .filter(({ from }) => /^\/zkvm(\/|$)/.test(from.slice(root.length)))
    .map(({ from, to }) => ({ from: from.slice(root.length), to }));
  const remote = library.find('versioned', 'generating-proofs/remote-proving');
  const bonsai =
    remote?.path(latest) === undefined
      ? []
      : ['/bonsai', '/bonsai/quickstart'].map((from) => ({ from, to: `${root}/${remote.path(latest)}` }));
  const faq = library.find('unversioned', 'faq') ? [{ from: '/tech_faq', to: '/faq' }] : [];
  return [...faq, ...byLabel, ...withoutRoot, ...bonsai, ...inVersions];
}
