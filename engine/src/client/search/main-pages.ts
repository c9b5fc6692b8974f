/** The main pages of a version: what its sidebar has at the top, and the first page of each category. */
import { addressBelow } from '../../config/page-path.ts';
import type { SetMeta, SidebarItem } from '../../model/record.ts';

const most = 6;

interface MainPage {
  /** Below the site's base. */
  readonly path: string;
  readonly title: string;
}

export function mainPages({ path: root, sidebars, docs }: Pick<SetMeta, 'path' | 'sidebars' | 'docs'>): MainPage[] {
  const [items = []] = Object.values(sidebars);
  return items
    .flatMap((item) => firstPage(item) ?? [])
    .flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
    .slice(0, most)
    .map(({ path, label }) => ({ path: addressBelow(root, path), title: label }));
}

/** Id of the page that an item leads to, or null. */
function firstPage(item: SidebarItem): string | null {
  if (item.type === 'doc') return item.id;
  if (item.type !== 'category') return null;
  return item.doc?.id ?? item.items.map(firstPage).find((id) => id !== null) ?? null;
}
