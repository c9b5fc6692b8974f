/** The pages of a set: the source of digests and hosted records. */
import { pathBelow } from '../../config/page-path.ts';
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { sectionsOfRecord } from './section-words.ts';
import type { SourcePage } from './source-page.ts';

/** Pages of a set, except drafts and pages without an address. Addresses end with `slash`. */
export function pagesOfSet(
  meta: SetMeta,
  records: readonly PageRecord[],
  slash: '' | '/' = '',
  askedAs: (id: string) => readonly string[] = () => [],
): SourcePage[] {
  const places = new Map(meta.docs.map((doc) => [doc.id, doc]));
  return records.flatMap((record) => {
    const { id, title, description } = record;
    const place = places.get(id);
    if (!place || meta.draftIds.includes(id)) return [];
    const path = `${pathBelow(meta.path, place.path)}${slash}` || '/';
    const { crumbs, record: hash } = place;
    return [
      {
        set: meta.name,
        version: meta.label,
        path,
        title,
        description,
        crumbs,
        askedAs: askedAs(id),
        sections: sectionsOfRecord(record),
        record,
        hash,
      },
    ];
  });
}
