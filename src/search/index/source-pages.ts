/** The pages of a set, split into sections: the source of digests and hosted records. */
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { type Section, sectionsOf } from './sections.ts';

export interface SourcePage {
  /** Set the page belongs to. */
  readonly set: string;
  /** Label of the page's version, or null for an unversioned page. */
  readonly version: string | null;
  /** Address below the site's base, with a leading slash: `/api/1.0/zkvm/quickstart`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Sidebar categories above the page, outermost first. */
  readonly crumbs: readonly string[];
  /** What readers search for when they mean the page (front matter). */
  readonly askedAs: readonly string[];
  readonly sections: readonly Section[];
  /** Source of the page, and the hash in the names of its files. */
  readonly record: PageRecord;
  readonly hash: string;
}

/** Path below the base of a page in a set. */
function pagePath(setPath: string, path: string, slash: '' | '/'): string {
  return `${`${setPath}/${path}`.replace(/\/$/, '')}${slash}` || '/';
}

/** A page that reads the same in several versions is one record, and split once. */
const knownSections = new WeakMap<PageRecord, Section[]>();

export function sectionsOfRecord(record: PageRecord): Section[] {
  const sections = knownSections.get(record) ?? sectionsOf(record.body);
  knownSections.set(record, sections);
  return sections;
}

/** Pages of a set, except drafts and pages without an address. Addresses end with `slash`. */
export function pagesOfSet(
  meta: SetMeta,
  records: readonly PageRecord[],
  slash: '' | '/' = '',
  askedAs: (id: string) => readonly string[] = () => [],
): SourcePage[] {
  const places = new Map(meta.docs.map((doc) => [doc.id, doc]));
  return records.flatMap((page) => {
    const place = places.get(page.id);
    if (!place || meta.draftIds.includes(page.id)) return [];
    const path = pagePath(meta.path, place.path, slash);
    return [
      {
        set: meta.name,
        version: meta.label || null,
        path,
        title: page.title,
        description: page.description,
        crumbs: place.crumbs,
        askedAs: askedAs(page.id),
        sections: sectionsOfRecord(page),
        record: page,
        hash: place.record,
      },
    ];
  });
}
