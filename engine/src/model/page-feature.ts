import type { PageData } from './page-data.ts';

export interface PageFeature {
  leave?(): void;
  beforePaint?(page: PageData): void;
  shown?(page: PageData): void;
}
