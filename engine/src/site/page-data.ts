/** The one function that computes a page's view model, for documents and for navigation in the browser. */

import { memoOf } from '../basics/memo.ts';
import { changesPage, guidePage, upgradePage } from '../config/change-addresses.ts';
import { sourcesAnchor } from '../config/ids.ts';
import { type AddressRules, linkHref, pageHref, wholeFile } from '../config/page-href.ts';
import { pathBelow } from '../config/page-path.ts';
import type { Notice } from '../config/site-config.ts';
import type { PageData, PageLink, SidebarNode, VersionBanner, VersionLink } from '../model/page-data.ts';
import type { DocMeta, RecordHead, SetMeta, SidebarItem } from '../model/record.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { describeRange } from '../versions/range.ts';
import { latestVersion } from '../versions/site-versions.ts';

/** The address of a path below a set's root; '' is the root itself. */
export function addressIn(site: AddressRules, setPath: string, path: string): string {
  return pageHref(site, pathBelow(setPath, path));
}

const docsById = memoOf(({ docs }: SetMeta) => new Map(docs.map((doc) => [doc.id, doc])));

/** The sidebars of a set that were asked for, by name. */
const sidebarsOf = memoOf((_set: SetMeta) => new Map<string, readonly SidebarNode[]>());

const idsIn = (nodes: readonly SidebarNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'doc' ? [node.id] : node.type === 'category' ? [...node.ids] : []));

function firstPage(nodes: readonly SidebarNode[]): string | null {
  for (const node of nodes) {
    const href =
      node.type === 'doc' ? node.href : node.type === 'category' ? (node.doc?.href ?? firstPage(node.items)) : null;
    if (href !== null) return href;
  }
  return null;
}

/** A sidebar with labels and addresses, computed once. */
function sidebarOf(site: SiteInfo, set: SetMeta, name: string): readonly SidebarNode[] | null {
  const nodesOf = (items: readonly SidebarItem[]): readonly SidebarNode[] =>
    items.flatMap((item): SidebarNode | [] => {
      if (item.type === 'link') return { ...item, href: linkHref(site, item.href) };
      if (item.type === 'heading') return item;
      const doc = docsById(set).get((item.type === 'doc' ? item.id : item.doc) ?? '');
      const link = doc ? { id: doc.id, href: addressIn(site, set.path, doc.path) } : null;
      if (item.type === 'doc') return doc && link ? { ...item, ...link, label: doc.label } : [];
      const inside = nodesOf(item.items);
      const ids = idsIn(inside);
      return { ...item, doc: link, items: inside, ids: new Set(link ? [...ids, link.id] : ids) };
    });
  const items = set.sidebars[name];
  const known = sidebarsOf(set);
  if (items && !known.has(name)) known.set(name, nodesOf(items));
  return known.get(name) ?? null;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Mar 2024", without `Intl`: loading its data takes a slow device longer than hydrating the page. */
const monthOf = (iso: string): string => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/** The notice that a banner and the version menu take their color and their word from. */
export const worstOf = (notices: readonly Notice[]): Notice | null =>
  notices.find(({ severity }) => severity === 'danger') ?? notices[0] ?? null;

function versionLinks(site: SiteInfo, record: RecordHead, current: string | null): VersionLink[] {
  const pathByLabel = new Map(
    record.places.flatMap(({ path, versions }) => versions.map((label) => [label, path] as const)),
  );
  return site.versions.map(({ label, name, path, status, released, notices }) => {
    const place = pathByLabel.get(label);
    return {
      label,
      name,
      since: released ? monthOf(released) : status === 'unreleased' ? status : '',
      mark: worstOf(notices),
      href: addressIn(site, path, place ?? ''),
      current: label === current,
      isLatest: status === 'latest',
      isMaintained: status !== 'unmaintained',
      sameTopic: place !== undefined || !pathByLabel.size,
    };
  });
}

function banner(site: SiteInfo, record: RecordHead, ownLabel: string | null): VersionBanner | null {
  const version = site.versions.find((candidate) => candidate.label === ownLabel);
  if (!version || version.status === 'latest') return null;
  const latest = latestVersion(site);
  const latestPlace = ({ places }: Pick<RecordHead, 'places'>) =>
    places.find(({ versions }) => versions.includes(latest.label));
  const there = latestPlace(record);
  const { successor } = record;
  const [leadsTo, label, path] = there
    ? (['topic', latest.label, there.path] as const)
    : successor
      ? (['successor', successor.title, latestPlace(successor)?.path ?? ''] as const)
      : (['start', latest.label, ''] as const);
  return {
    status: version.status,
    version: version.label,
    latest: { label, href: addressIn(site, latest.path, path) },
    leadsTo,
    upgrade:
      version.status !== 'unreleased'
        ? {
            to: latest.label,
            href: addressIn(site, latest.path, guidePage(version.label)),
          }
        : null,
  };
}

function elsewhere(site: SiteInfo, { elsewhere: parts = [], places }: RecordHead): PageData['elsewhere'] {
  return parts.flatMap(([anchor, version]) => {
    const place = places.find(({ versions }) => versions.includes(version));
    const root = site.versions.find(({ label }) => label === version)?.path;
    if (!place || root === undefined) return [];
    return [{ anchor, version, href: `${addressIn(site, root, place.path)}#${anchor}` }];
  });
}

/** What the configuration says about a version, with addresses that include the base path. */
const completed = <T extends { readonly link: PageLink }>(site: SiteInfo, said: readonly T[] = []): T[] =>
  said.map((item) => ({ ...item, link: { ...item.link, href: linkHref(site, item.link.href) } }));

function existsIn(site: SiteInfo, record: RecordHead): string | null {
  const labels = new Set(record.places.flatMap(({ versions }) => versions));
  if (!labels.size) return null;
  const oldestFirst = site.versions.toReversed();
  return (
    describeRange(
      oldestFirst.filter(({ label }) => labels.has(label)),
      oldestFirst,
    ) ?? 'In every version'
  );
}

/** All that the views of a page show, resolved for the page's own version. */
export function pageData(site: SiteInfo, set: SetMeta, doc: DocMeta, record: RecordHead): PageData {
  const address = (path: string) => addressIn(site, set.path, path);
  const neighbor = (id: string | null) => {
    const other = id === null ? undefined : docsById(set).get(id);
    return other ? { label: other.label, href: address(other.path) } : null;
  };
  const version = set.label;
  const versioned = version !== null;
  const info = site.versions.find(({ label }) => label === version);
  const isHome = !versioned && doc.path === '';
  const start = docsById(set).get(set.mainDocId);
  const root: PageLink[] =
    versioned && start && doc.path !== '' ? [{ label: start.label, href: address(start.path) }] : [];
  const href = address(doc.path);
  const { title } = record;
  const sidebar = doc.sidebar === null ? null : sidebarOf(site, set, doc.sidebar);
  const changePages =
    versioned && site.versions.at(-1)?.label !== version
      ? [
          { id: changesPage, label: `What changed in ${version}`, href: address(changesPage) },
          { id: upgradePage, label: `Upgrade to ${version}`, href: address(upgradePage) },
        ]
      : [];
  const versionSuffix = versioned && set.path !== latestVersion(site).path ? ` (${version})` : '';
  return {
    set: set.name,
    id: doc.id,
    layout: isHome ? 'home' : doc.id === 'search' && !versioned ? 'search' : 'document',
    title,
    documentTitle: isHome
      ? `${site.config.title} | ${site.config.tagline}`
      : `${title}${versionSuffix} | ${site.config.title}`,
    description: record.description,
    href,
    toc: record.sources.length ? [...record.toc, [2, sourcesAnchor, 'Sources']] : record.toc,
    crumbs: [...root, ...doc.crumbs.map((label) => ({ label, href: '' })), { label: doc.label, href }],
    previous: neighbor(doc.previous),
    next: neighbor(doc.next),
    isTopic: record.source !== '',
    editUrl: record.source && site.config.editUrl ? site.config.editUrl + record.source : null,
    updated: record.updated,
    sources: record.sources,
    elsewhere: elsewhere(site, record),
    sidebar,
    section: sidebar ? firstPage(sidebar) : null,
    // The guides between two versions are steps of the page that leads to them.
    sidebarId: doc.id.startsWith(`${upgradePage}/`) ? upgradePage : doc.id,
    versions: versionLinks(site, record, version),
    banner: banner(site, record, version),
    notices: completed(site, info?.notices),
    overview:
      versioned && doc.id === set.mainDocId
        ? [...completed(site, info?.overview), ...changePages.slice(0, 1).map((link) => ({ label: 'New', link }))]
        : [],
    existsIn: versioned && record.source ? existsIn(site, record) : null,
    unlisted: sidebar ? changePages.filter(({ id }) => !idsIn(sidebar).includes(id)) : [],
    wholeFile: versioned ? site.base + pathBelow(set.path, wholeFile) : null,
    version,
  };
}

/** The topic's address in the newest version that has it, preferably a released one. Only documents and files name it. */
export function canonicalPath(site: SiteInfo, record: RecordHead, ownPath: string): string {
  const order = [
    ...site.versions.filter(({ status }) => status !== 'unreleased'),
    ...site.versions.filter(({ status }) => status === 'unreleased'),
  ];
  for (const { label, path } of order) {
    const place = record.places.find(({ versions }) => versions.includes(label));
    if (place) return addressIn(site, path, place.path);
  }
  return ownPath;
}

/**
 * The start of a link, up to an address below the version's root. Text escapes `<`, so nothing in a code block matches.
 */
const linkBelowRoot = /(<a\s(?:[^">]|"[^"]*")*?href=")~/g;

/** Completes the links of a body that are below the version's root. */
export function resolveBody(body: string, site: Pick<SiteInfo, 'base'>, setPath: string): string {
  return body.replace(linkBelowRoot, (_, start: string) => `${start}${site.base}${setPath}`);
}
