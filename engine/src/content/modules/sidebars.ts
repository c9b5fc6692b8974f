/** Sidebars: resolves the writer's trees of ids for a version, and computes the reading order. */
import type { SidebarItem } from '../../model/record.ts';
import type { ProblemCollector } from '../../problems/collect.ts';
import { type Place, Problem, placed } from '../../problems/problem.ts';
import { parseRange } from '../../versions/range.ts';
import type { Version, VersionTable } from '../../versions/table.ts';
import type { Library } from '../pages/library.ts';
import { factOf, fillFacts } from '../syntax/facts.ts';
import type { SidebarEntry, SidebarSource } from './sidebar-source.ts';

export interface SidebarPlace {
  readonly id: string;
  readonly sidebar: string;
  readonly crumbs: readonly string[];
}

export interface VersionSidebars {
  readonly trees: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly order: readonly SidebarPlace[];
}

type ModulePath = readonly PropertyKey[];

const placeInSidebars = (path: ModulePath): Place => ({ file: 'content/sidebars.ts', path });

const isFor = (range: string | undefined, version: Version | null, table: VersionTable) =>
  range === undefined ? version === null : version !== null && parseRange(range, table).has(version);

function addOnce(listed: Set<string>, what: string, ...crumbs: readonly string[]): void {
  const entry = [...crumbs, what].join('\n');
  if (listed.has(entry))
    throw new Problem(`The ${what} is listed twice in the sidebar "${crumbs[0]}".`, { remedy: 'Keep one of them.' });
  listed.add(entry);
}

/**
 * Resolves the sidebars of a version (null: the unversioned pages).
 * @param problems receives unknown ids, and pages that are listed twice in one sidebar
 */
export function versionSidebars(
  sources: readonly SidebarSource[],
  library: Library,
  version: Version | null,
  problems: ProblemCollector,
): VersionSidebars {
  const shown = new Set(library.inVersion(version).map(({ id }) => id));
  const order: SidebarPlace[] = [];
  const listed = new Set<string>();
  const fill = (text: string) => fillFacts(text, (name) => factOf((version ?? library.table.latest).facts, name));

  const attempt = <T>(path: ModulePath, work: () => T) => problems.attempt(() => placed(placeInSidebars(path), work));

  const expand = (
    entries: readonly SidebarEntry[],
    sidebar: string,
    crumbs: readonly string[],
    at: ModulePath,
  ): SidebarItem[] =>
    entries.flatMap((entry, index): SidebarItem[] => {
      const here = [...at, 'items', index];
      if (typeof entry === 'string') {
        return attempt(here, () => listPage(entry, sidebar, crumbs)) ? [{ type: 'doc', id: entry }] : [];
      }
      if ('link' in entry)
        return (
          attempt(here, () => {
            if (entry.href.startsWith('/')) library.linked('unversioned', entry.href.slice(1));
            return [{ type: 'link', label: fill(entry.link), href: fill(entry.href) }];
          }) ?? []
        );
      if ('heading' in entry) {
        const after = entries[index + 1];
        if (after === undefined || (typeof after === 'object' && 'heading' in after))
          problems.add(
            new Problem(`The heading "${entry.heading}" has nothing below it.`, {
              place: placeInSidebars(here),
              remedy: 'List pages after it, or delete it.',
            }),
          );
        return [{ type: 'heading', label: entry.heading }];
      }
      if ('page' in entry) {
        if (!attempt(here, () => addChangePage(entry.page, sidebar))) return [];
        return [{ type: 'doc', id: entry.page }];
      }
      const { doc } = entry;
      attempt(here, () => addOnce(listed, `category "${entry.category}"`, sidebar, ...crumbs));
      const hasDoc = doc !== undefined && attempt([...here, 'doc'], () => listPage(doc, sidebar, crumbs));
      const items = expand(entry.items, sidebar, [...crumbs, entry.category], here);
      if (!entry.items.length && doc === undefined)
        attempt(here, () => {
          throw new Problem(`The category "${entry.category}" is empty.`, {
            remedy: 'Give it `items` or a `doc`, or delete it.',
          });
        });
      if (!hasDoc && !items.length) return [];
      return [{ type: 'category', label: entry.category, ...(hasDoc ? { doc } : {}), items }];
    });

  /** Adds a page to the order. Returns false if the version lacks it. */
  const listPage = (id: string, sidebar: string, crumbs: readonly string[]): boolean => {
    library.topic(version ? 'versioned' : 'unversioned', id);
    if (!shown.has(id)) return false;
    addOnce(listed, `page "${id}"`, sidebar);
    order.push({ id, sidebar, crumbs });
    return true;
  };

  /** Lists a page about changes. Returns false for the oldest version, which has none. */
  const addChangePage = (id: string, sidebar: string): boolean => {
    if (!version)
      throw new Problem(`The page "${id}" exists in versions only.`, {
        remedy: 'Delete it here, or list it in a sidebar with `versions`.',
      });
    addOnce(listed, `page "${id}"`, sidebar);
    return version !== library.table.all[0];
  };

  const trees: Record<string, readonly SidebarItem[]> = {};
  for (const [index, { name, versions, items }] of sources.entries()) {
    const at: ModulePath = ['sidebars', index];
    const isHere = attempt([...at, 'versions'], () => isFor(versions, version, library.table));
    // What it lists is in some sidebar, in versions that can't be known.
    if (isHere === undefined) problems.unread('content/sidebars.ts');
    if (isHere)
      attempt([...at, 'versions'], () => {
        if (trees[name])
          throw new Problem(`Two sidebars "${name}" are for version ${version?.label}.`, {
            remedy: 'Make their ranges exclude each other.',
          });
        trees[name] = expand(items, name, [], at);
      });
  }
  return { trees, order };
}
