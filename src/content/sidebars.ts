/**
 * Sidebars: from the writer's trees of ids to the trees a version shows, with the reading order that previous/next follow.
 */
import type { SidebarItem } from '../model/record.ts';
import { Problem, placed } from '../problems/problem.ts';
import { parseRange } from '../versions/range.ts';
import type { Version } from '../versions/table.ts';
import { factOf, fillFacts } from './facts.ts';
import type { Library } from './library.ts';
import type { Topic, TopicKind } from './topic.ts';

/** An entry as a writer gives it: a page's id, a link elsewhere, a heading, or a category. */
export type SidebarEntry =
  | string
  | { readonly link: string; readonly href: string }
  | { readonly heading: string }
  | { readonly category: string; readonly doc?: string; readonly items: readonly SidebarEntry[] };

/** A sidebar of the versions in a range; without a range it is for unversioned pages. */
export interface SidebarSource {
  readonly name: string;
  readonly versions?: string;
  readonly items: readonly SidebarEntry[];
}

/** A page's place in a sidebar. */
export interface SidebarPlace {
  readonly id: string;
  readonly sidebar: string;
  readonly crumbs: readonly string[];
}

export interface VersionSidebars {
  readonly trees: Readonly<Record<string, readonly SidebarItem[]>>;
  /** Pages in reading order, each once. */
  readonly order: readonly SidebarPlace[];
}

const place = { file: 'content/sidebars.ts' };

/**
 * The sidebars of one version (null: of the unversioned pages).
 * @param label the short title of a topic in that version
 * @throws Problem on an unknown id, or a page that stands twice in one sidebar
 */
export function versionSidebars(
  sources: readonly SidebarSource[],
  library: Library,
  version: Version | null,
  label: (topic: Topic) => string,
): VersionSidebars {
  const kind: TopicKind = version ? 'versioned' : 'unversioned';
  const shown = new Set(library.inVersion(version).map(({ id }) => id));
  const order: SidebarPlace[] = [];
  const fill = (text: string) => fillFacts(text, (name) => factOf((version ?? library.table.latest).facts, name));

  const expand = (entries: readonly SidebarEntry[], sidebar: string, crumbs: readonly string[]): SidebarItem[] =>
    entries.flatMap((entry): SidebarItem[] => {
      if (typeof entry === 'string') {
        const item = page(entry, sidebar, crumbs);
        return item ? [{ type: 'doc', ...item }] : [];
      }
      if ('link' in entry) return [{ type: 'link', label: fill(entry.link), href: fill(entry.href) }];
      if ('heading' in entry) return [{ type: 'heading', label: entry.heading }];
      const doc = entry.doc === undefined ? undefined : page(entry.doc, sidebar, crumbs);
      const items = expand(entry.items, sidebar, [...crumbs, entry.category]);
      const hasPages = items.some((item) => item.type !== 'link');
      if (!hasPages && !doc) return [];
      return [{ type: 'category', label: entry.category, ...(doc ? { doc: { id: doc.id, path: doc.path } } : {}), items }];
    });

  const page = (id: string, sidebar: string, crumbs: readonly string[]) => {
    const topic = library.topic(kind, id);
    if (!shown.has(id)) return undefined;
    if (order.some((one) => one.id === id && one.sidebar === sidebar))
      throw new Problem(`The page "${id}" stands twice in the sidebar "${sidebar}".`, { remedy: 'Take one out.' });
    order.push({ id, sidebar, crumbs });
    return { id, label: label(topic), path: topic.path(version) as string };
  };

  const trees: Record<string, readonly SidebarItem[]> = {};
  placed(place, () => {
    for (const source of sources) {
      const holds =
        source.versions === undefined ? version === null : version !== null && parseRange(source.versions, library.table).has(version);
      if (!holds) continue;
      if (trees[source.name])
        throw new Problem(`Two sidebars "${source.name}" are for version ${version?.label}.`, {
          remedy: 'Make their ranges exclude each other.',
        });
      trees[source.name] = expand(source.items, source.name, []);
    }
  });
  return { trees, order };
}
