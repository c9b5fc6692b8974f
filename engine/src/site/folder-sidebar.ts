/** The sidebar of a project that defines none: its folders. */
import type { SidebarSource } from '../content/modules/sidebar-source.ts';

type Items = SidebarSource['items'];

interface NamedTopic {
  readonly id: string;
  readonly title: string;
}

/** `getting-started` is “Getting started”. */
const folderTitle = (name: string) => {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || name;
};

/** Topics directly in a folder, then its folders as categories, whose page is the folder's own. */
function itemsIn(folder: string, topics: readonly NamedTopic[]): Items {
  const inside = topics.filter(({ id }) => id.startsWith(folder)).map(({ id }) => id.slice(folder.length));
  const folders = [...new Set(inside.filter((rest) => rest.includes('/')).map((rest) => rest.split('/')[0] ?? ''))];
  const pages = inside.filter((rest) => !rest.includes('/') && !folders.includes(rest));
  const first = (a: string, b: string) => Number(b === 'index') - Number(a === 'index') || a.localeCompare(b, 'en');
  return [
    ...pages.toSorted(first).map((name) => folder + name),
    ...folders.sort().map((name) => {
      const own = topics.find(({ id }) => id === folder + name);
      return {
        category: own?.title || folderTitle(name),
        ...(own ? { doc: own.id } : {}),
        items: [...itemsIn(`${folder}${name}/`, topics)],
      };
    }),
  ];
}

/** @param topics those with versions */
export const folderSidebar = (topics: readonly NamedTopic[]): SidebarSource[] =>
  topics.length ? [{ name: 'pages', versions: '*', items: itemsIn('', topics) }] : [];
