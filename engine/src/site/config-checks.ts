/** Checks what the configuration names, once all pages are known: pages, sidebars, anchors, and files. */

import { suggest } from '../basics/nearest.ts';
import { changesPage, upgradePage } from '../config/change-addresses.ts';
import { addressBelow, pathBelow } from '../config/page-path.ts';
import { configPlace } from '../config/site-config.ts';
import type { BuildInfo, SiteInfo } from '../model/site-info.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import type { PageSet } from './sets.ts';

/**
 * The first page, in each set, of each sidebar that the navbar links to.
 * @param problems receives the items that lead nowhere
 */
export function sidebarStarts(
  info: SiteInfo,
  sets: readonly PageSet[],
  problems: ProblemCollector,
): SiteInfo['sidebarStarts'] {
  const starts: Record<string, Record<string, string>> = {};
  for (const { meta } of sets) {
    for (const name of Object.keys(meta.sidebars)) {
      starts[name] ??= {};
      const first = meta.docs.find(({ sidebar }) => sidebar === name);
      if (first) starts[name][meta.name] = pathBelow(meta.path, first.path);
    }
  }
  for (const [index, item] of info.config.navbar.entries()) {
    if (item.type !== 'sidebar') continue;
    const place = configPlace('navbar', index, 'sidebar');
    const startPages = starts[item.sidebar];
    const link = `The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which`;
    if (!startPages)
      problems.add(
        new Problem(`${link} does not exist.`, { place, remedy: suggest(item.sidebar, Object.keys(starts)) }),
      );
    else if (!Object.keys(startPages).length)
      problems.add(
        new Problem(`${link} has nothing to link to.`, {
          place,
          remedy: 'Give the sidebar a page, or remove the item.',
        }),
      );
  }
  const paths = new Set(sets.flatMap(({ meta }) => meta.docs.map((doc) => addressBelow(meta.path, doc.path))));
  for (const [index, item] of info.config.navbar.entries()) {
    const items = item.type === 'dropdown' ? item.items : [item];
    for (const [inner, link] of items.entries()) {
      if (link.type !== 'page' || paths.has(link.to)) continue;
      problems.add(
        new Problem(`The navbar item "${link.label}" links to "${link.to}", which is not a page.`, {
          place: configPlace('navbar', index, ...(item.type === 'dropdown' ? ['items', inner] : []), 'to'),
          remedy: suggest(link.to, paths),
        }),
      );
    }
  }
  const used = info.config.navbar.flatMap((item) => (item.type === 'sidebar' ? [item.sidebar] : []));
  return Object.fromEntries(used.map((name) => [name, starts[name] ?? {}]));
}

/** Addresses of pages that have no topic. */
function generatedAddresses(versions: SiteInfo['versions']): readonly string[] {
  // The oldest version changed nothing.
  const changed = versions.slice(0, -1).flatMap(({ path }) => [`${path}/${changesPage}`, `${path}/${upgradePage}`]);
  return ['/search', ...changed];
}

/** A link's path and the id after its `#`, as they were typed. */
function partsOf(href: string): { readonly pathname: string; readonly anchor: string } {
  const [address = '', anchor = ''] = href.split(/#(.*)/s);
  return { pathname: address.replace(/\?.*$/s, ''), anchor };
}

/**
 * Checks the internal links of footer, feeds, announcement, help, start pages, notices, and overview. Returns a
 * warning for each anchor that is missing.
 * @param problems receives links to addresses at which nothing is served
 */
export function checkInternalLinks(
  { config: { feeds, footer, announcement, help, startPages }, versions, files }: BuildInfo,
  sets: readonly PageSet[],
  problems: ProblemCollector,
): readonly Problem[] {
  const generated = generatedAddresses(versions);
  const anchors = new Map(
    sets.flatMap(({ meta, pages }) =>
      pages.map(({ doc, body }) => [addressBelow(meta.path, doc.path), body.anchors] as const),
    ),
  );
  const check = (name: string, { label, href }: { label: string; href: string }, ...path: readonly PropertyKey[]) => {
    if (!href.startsWith('/')) return [];
    const { pathname, anchor } = partsOf(href);
    const [place, link] = [configPlace(...path, 'href'), `The link "${label}" of the ${name} leads to "${href}"`];
    const anchorsThere = anchors.get(pathname);
    if (!anchors.has(pathname)) {
      if (generated.includes(pathname) || files.includes(pathname)) return [];
      const remedy = suggest(pathname, [...anchors.keys(), ...generated, ...files]);
      problems.add(new Problem(`${link}, which is neither a page nor a file.`, { place, remedy }));
      return [];
    }
    if (!anchor || !anchorsThere || anchorsThere.has(anchor)) return [];
    return [
      new Problem(`${link}, but that page has no heading "#${anchor}".`, {
        place,
        remedy: suggest(anchor, anchorsThere),
      }),
    ];
  };
  return [
    ...footer.columns.flatMap((links, i) =>
      links.flatMap((link, j) => check('footer', link, 'footer', 'columns', i, j)),
    ),
    ...feeds.flatMap((feed, i) => check('feeds', feed, 'feeds', i)),
    ...(announcement?.link ? check('announcement', announcement.link, 'announcement', 'link') : []),
    ...help.flatMap((link, i) => check('help', link, 'help', i)),
    ...startPages.flatMap((link, i) => check('start pages', link, 'startPages', i)),
    ...versions.flatMap(({ notices }) => notices.flatMap(({ link }) => check('notices', link, 'notices'))),
    ...versions.flatMap(({ overview }) => overview.flatMap(({ link }) => check('overview', link, 'overview'))),
  ];
}

export function checkFavicon({ config: { favicon }, files }: Pick<BuildInfo, 'config' | 'files'>): void {
  if (favicon === undefined || files.includes(favicon)) return;
  throw new Problem(`The icon "${favicon}" is not there.`, {
    place: configPlace('favicon'),
    remedy: `Save it as public${favicon}.`,
  });
}
