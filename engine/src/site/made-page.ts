/** Pages that the build makes instead of a writer. */
import type { DocMeta, PageRecord } from '../model/record.ts';

export interface MadePage {
  /** Name of its set. */
  readonly set: string;
  readonly doc: DocMeta;
  /** The record without a body, for search. It needs no comparison. */
  readonly outline: PageRecord;
  /** What readers search for when they mean the page. */
  readonly askedAs: readonly string[];
  /** Created on first use. */
  record(): PageRecord;
  /** The body as Markdown with absolute links. */
  markdown(): string;
}
