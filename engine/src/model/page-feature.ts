import type { PageData } from './page-data.ts';

/** What takes part in the life of each page that the client shows. */
export interface PageFeature {
  /** Before the page gives way to another one. */
  leave?(): void;
  /** When the page is in the document, before it is painted. */
  beforePaint?(page: PageData): void;
  shown?(page: PageData): void;
}
