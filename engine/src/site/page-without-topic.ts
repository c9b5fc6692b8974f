import type { DocMeta, PageRecord } from '../model/record.ts';

/** A page that has no topic, such as the results page: its parts, and its path below the root of its set. */
export interface PageParts extends Pick<PageRecord, 'id' | 'title' | 'description' | 'body'> {
  readonly path: string;
}

/** Creates the metadata and the record of a page without a topic. Everything that only topics have is empty. */
export function pageWithoutTopic({ path, ...shown }: PageParts): {
  readonly doc: DocMeta;
  readonly record: PageRecord;
} {
  return {
    doc: { id: shown.id, path, label: shown.title, sidebar: null, crumbs: [], previous: null, next: null, record: '' },
    record: { ...shown, toc: [], source: '', updated: null, islands: [], sources: [], places: [], successor: null },
  };
}
