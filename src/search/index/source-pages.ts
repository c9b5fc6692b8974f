/** What the index is built from, whether it came as a pack or as a digest. */
import type { Pack, SetMeta } from '../../model/record.ts';
import { type Section, sectionsOf } from './sections.ts';

export interface SourcePage {
  /** Set the page belongs to. */
  readonly set: string;
  /** Label of the page's version, or null for an unversioned page. */
  readonly version: string | null;
  /** Path below the site's base, with a leading slash: `/api/1.0/zkvm/quickstart`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Sidebar categories above the page, outermost first. */
  readonly crumbs: readonly string[];
  readonly sections: readonly Section[];
}

/** Path below the base of a page in a set. */
function pagePath(setPath: string, path: string): string {
  return `${setPath}/${path}`.replace(/\/$/, '') || '/';
}

/** Pages of a pack, drafts and pages without a place left out. */
export function pagesOfPack(meta: SetMeta, pack: Pack): SourcePage[] {
  const places = new Map(meta.docs.map((doc) => [doc.id, doc]));
  return pack.pages.flatMap((page) => {
    const place = places.get(page.id);
    if (!place || meta.draftIds.includes(page.id)) return [];
    const path = pagePath(meta.path, place.path);
    return [
      {
        set: meta.name,
        version: meta.label || null,
        path,
        title: page.title,
        description: page.description,
        crumbs: place.crumbs,
        sections: sectionsOf(page.body),
      },
    ];
  });
}
