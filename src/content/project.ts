/** A project's own modules: all of `content/` that is not pages, and the configuration. */

import fs from 'node:fs';
import path from 'node:path';
import type { DataTable } from '../../content/data/table.ts';
import type { GlossaryEntry } from '../../content/glossary.ts';
import { Problem } from '../problems/problem.ts';
import type { VersionRow } from '../versions/table.ts';
import type { SidebarSource } from './sidebars.ts';

export interface ProjectModules {
  readonly config: unknown;
  readonly versions: readonly VersionRow[];
  readonly sidebars: readonly SidebarSource[];
  readonly glossary: readonly GlossaryEntry[];
  /** Links with anchors that the site promises to keep. */
  readonly formerAnchors: readonly string[];
  readonly islands: Readonly<Record<string, () => Promise<{ Island?: unknown; summary?: string }>>>;
  /** Data tables by name. */
  readonly tables: ReadonlyMap<string, DataTable>;
}

/** Imports a module by its path below the project's root. How depends on who runs: compiled beforehand, or by the development server. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const tableFolder = 'content/data';

/** The tables in `content/data/`. Throws a Problem where a file exports none. */
export async function loadTables(root: string, load: LoadModule): Promise<Map<string, DataTable>> {
  const folder = path.join(root, tableFolder);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'table.ts') : [];
  const entries = names.map(async (name): Promise<[string, DataTable]> => {
    const file = `${tableFolder}/${name}`;
    const { table } = (await load(file)) as { table?: DataTable };
    if (!table)
      throw new Problem('The data file exports no `table`.', { place: { file }, remedy: 'export const table = defineTable({ … });' });
    return [name.replace(/\.ts$/, ''), table];
  });
  return new Map(await Promise.all(entries));
}

/** Loads all modules of the project at `root`. */
export async function loadProject(root: string, load: LoadModule): Promise<ProjectModules> {
  const files = [
    'site.config.ts',
    'content/versions.ts',
    'content/sidebars.ts',
    'content/glossary.ts',
    'content/former-anchors.ts',
    'content/islands/index.ts',
  ];
  const [[config, versions, sidebars, glossary, former, islands], tables] = await Promise.all([
    Promise.all(files.map(load)),
    loadTables(root, load),
  ]);
  return {
    config: config?.default,
    versions: versions?.versions as ProjectModules['versions'],
    sidebars: sidebars?.sidebars as ProjectModules['sidebars'],
    glossary: glossary?.glossary as ProjectModules['glossary'],
    formerAnchors: former?.formerAnchors as ProjectModules['formerAnchors'],
    islands: islands?.islands as ProjectModules['islands'],
    tables,
  };
}
