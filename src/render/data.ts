import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { GlossaryEntry } from '../../content/glossary.ts';
import type { DataTable } from '../content/data-table.ts';
import type { Pictures } from '../content/pictures.ts';
import type { PassageBody } from './vocabulary/include.tsx';

export interface LoadedIsland {
  readonly Component: ComponentType<Record<string, unknown>>;
  /** One sentence on what readers can do with it, for those who get the page as text. */
  readonly summary: string;
  /** What the props have to be. */
  readonly props: z.ZodType;
}

/** Data that pages draw on; loaded once for the site. */
export interface SiteData {
  readonly tables: ReadonlyMap<string, DataTable>;
  readonly glossary: readonly GlossaryEntry[];
  /** The islands that pages use, by name. */
  readonly islands: ReadonlyMap<string, LoadedIsland>;
  /** Passages that several pages share, by the name that pages include them by. */
  readonly passages: ReadonlyMap<string, PassageBody>;
  readonly pictures: Pictures;
}
