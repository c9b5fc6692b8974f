/** Pages that have no topic: those about changes, and the results page. */
import type { DocMeta, PageRecord } from '../model/record.ts';

/** The parts of a page without a topic, and its path below the root of its set. */
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

export interface GeneratedPage {
  readonly set: string;
  readonly doc: DocMeta;
  /** The record without a body, for search. It needs no comparison. */
  readonly outline: PageRecord;
  readonly askedAs: readonly string[];
  /** Whether search knows its text, or only its title and description. */
  readonly isTextSearched: boolean;
  /** Created on first use. */
  record(): PageRecord;
  markdown(): string;
}
