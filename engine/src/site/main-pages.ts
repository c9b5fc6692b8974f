/** The main pages of a version: what its sidebar has at the top, and the first page of each category. */
import { addressBelow } from '../config/page-path.ts';
import type { MainPage } from '../model/manifest.ts';
import type { SetMeta, SidebarItem } from '../model/record.ts';

const most = 6;

export function mainPages({ path: root, sidebars, docs }: Pick<SetMeta, 'path' | 'sidebars' | 'docs'>): MainPage[] {
  const [items = []] = Object.values(sidebars);
  return firstPages(items)
    .flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
    .slice(0, most)
    .map(({ path, label }) => ({ path: addressBelow(root, path), title: label }));
}

/** Ids of the pages that items lead to, or their first one does; some lead to none. */
function firstPages(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return item.doc ? [item.doc.id] : firstPages(item.items).slice(0, 1);
  });
}
