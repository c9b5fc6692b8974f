/** What all pages share; loaded once for the site. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { CodeFiles } from '../../content/files/code-files.ts';
import type { Pictures } from '../../content/files/pictures.ts';
import type { DataTable } from '../../content/modules/data-table.ts';
import type { CodeExtension, LinkSchemes } from '../../content/modules/extensions.ts';
import type { GlossaryEntry } from '../../content/modules/glossary.ts';
import type { Library } from '../../content/pages/library.ts';
import type { Body } from '../parse/parse-body.ts';

export interface LoadedIsland {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly summary: string;
  readonly props: z.ZodType;
}

export interface PassageBody {
  readonly file: string;
  readonly body: Body;
}

export interface RenderSite {
  readonly library: Library;
  readonly base: string;
  readonly slash: '' | '/';
  readonly repository: string;
  readonly origin: string;
  readonly glossaryPage: string | undefined;
  readonly linkSchemes: LinkSchemes;
  readonly tables: ReadonlyMap<string, DataTable>;
  readonly glossary: readonly GlossaryEntry[];
  readonly islands: ReadonlyMap<string, LoadedIsland>;
  readonly islandNames: readonly string[];
  readonly passages: ReadonlyMap<string, PassageBody>;
  readonly pictures: Pictures;
  readonly codeFiles: CodeFiles;
  readonly code: CodeExtension;
}
