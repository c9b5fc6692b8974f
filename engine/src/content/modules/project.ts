/** A project's modules: everything in `content/` except pages, and the configuration. */

import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { issuePath, issueSentence, validated } from '../../problems/schema.ts';
import { meantFiles } from '../files/meant-files.ts';
import { pageFolders } from '../pages/library.ts';
import { type DataTable, dataTable } from './data-table.ts';
import {
  checkExtensions,
  type Extensions,
  type LinkSchemes,
  type MakeCodeExtension,
  type VersionNews,
} from './extensions.ts';
import { type GlossaryEntry, glossarySchema, validTerms } from './glossary.ts';
import { inModule } from './module-problem.ts';
import { type Moved, movedSchema, validMoved } from './moved.ts';
import { type SidebarSource, sidebarsSchema, validSidebars } from './sidebar-source.ts';

export interface ProjectModules {
  readonly config: unknown;
  readonly versions: readonly unknown[];
  readonly factTitles: Readonly<Record<string, string>>;
  readonly sidebars: readonly SidebarSource[] | null;
  readonly glossary: readonly GlossaryEntry[];
  readonly moved: Moved;
  readonly islands: Readonly<Record<string, () => Promise<{ Island?: unknown }>>>;
  readonly islandsAbout: Readonly<Record<string, { readonly summary: string; readonly props: z.ZodType }>>;
  readonly linkSchemes: LinkSchemes;
  readonly code: MakeCodeExtension;
  readonly versionNews: VersionNews;
  readonly tables: ReadonlyMap<string, DataTable>;
}

export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const configFile = 'site.config.ts';
const tableFolder = 'content/data';
export const extensionsFile = 'site.extensions.ts';

const isFunction = (value: unknown) => typeof value === 'function';

const islandsSchema = z.record(
  z.string(),
  z.custom<() => Promise<{ Island?: unknown }>>(isFunction, 'an island is () => import(…)'),
);

const factTitles = z.record(z.string(), z.string().min(1)).default({});

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && 'safeParse' in value;
const islandsAboutSchema = z.record(
  z.string(),
  z.strictObject({
    summary: z.string().min(1),
    props: z.custom<z.ZodType>(isSchema, 'the props of an island are a schema: z.strictObject({ … })'),
  }),
);

interface Export<T> {
  readonly file: string;
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** What takes the place of an invalid value. */
  readonly fallback: (value: unknown) => T;
  /** The value if there is no such module; without it, the module is required. */
  readonly missing: unknown;
}

const exported = <T>(
  file: string,
  name: string,
  schema: z.ZodType<T>,
  fallback: Export<T>['fallback'],
  missing?: unknown,
): Export<T> => ({ file: `content/${file}`, name, schema, fallback, missing });

const noneMoved = { paths: {}, withoutRoot: [], addresses: {} };

/**
 * The contract between a project and this engine, besides the configuration and extensions: what the modules of
 * `content/` export. README.md lists what else is read. The rows of versions have their schema in their own folder.
 */
const exports = {
  versions: exported('versions.ts', 'versions', z.array(z.unknown()).min(1, 'there is no version'), () => []),
  sidebars: exported('sidebars.ts', 'sidebars', sidebarsSchema, validSidebars, null),
  glossary: exported('glossary.ts', 'glossary', glossarySchema, validTerms, []),
  moved: exported('moved.ts', 'moved', movedSchema, validMoved, noneMoved),
  factTitles: exported('versions.ts', 'factTitles', factTitles, () => ({})),
  islands: exported('islands/index.ts', 'islands', islandsSchema, () => ({}), {}),
  islandsAbout: exported('islands/about.ts', 'about', islandsAboutSchema, () => ({}), {}),
};
const exportEntries = Object.entries(exports);

const unread = Symbol('unread');

export type GivenModules = Pick<ProjectModules, 'config' | 'linkSchemes' | 'code' | 'versionNews' | 'tables'> &
  Readonly<Record<keyof typeof exports, unknown>>;

export function checkModules(modules: GivenModules, problems: ProblemCollector): ProjectModules {
  const checked = <T>({ file, name, schema, fallback }: Export<T>, value: unknown): T => {
    if (value === unread) return fallback(undefined);
    const result = problems.attempt(() => {
      if (value === undefined && !schema.safeParse(value).success)
        throw new Problem(`The module exports no \`${name}\`.`, {
          place: { file },
          remedy: `export const ${name} = …;`,
        });
      const valid = validated(schema, value, (issue) => {
        // The line says which entry it is; one that two sidebars share is one mistake.
        const where = [name, ...issue.path].filter((key) => typeof key === 'string').join('.');
        return new Problem(`\`${where}\` is invalid: ${issueSentence({ ...issue, path: [] })}.`, {
          place: { file, path: [name, ...issuePath(issue)] },
          remedy: 'The comment at the top of the file, and its types, say what is allowed.',
        });
      });
      return { valid };
    });
    // What an invalid entry lists is unknown.
    if (!result && file === exports.sidebars.file) problems.unread(file);
    return result ? result.valid : fallback(value);
  };
  return {
    ...modules,
    versions: checked(exports.versions, modules.versions),
    sidebars: checked(exports.sidebars, modules.sidebars),
    glossary: checked(exports.glossary, modules.glossary),
    moved: checked(exports.moved, modules.moved),
    factTitles: checked(exports.factTitles, modules.factTitles),
    islands: checked(exports.islands, modules.islands),
    islandsAbout: checked(exports.islandsAbout, modules.islandsAbout),
  };
}

/** What takes the place of a table with mistakes, so that the pages that show it can be checked. */
const missingTable: DataTable = {
  caption: '…',
  source: [{ title: '…', href: '/' }],
  checked: '2000-01-01',
  columns: ['…'],
  rows: [{ cells: ['…'] }],
};

export async function loadTables(
  root: string,
  load: LoadModule,
  problems: ProblemCollector,
): Promise<Map<string, DataTable>> {
  const remedy = 'A table is content/data/NAME.ts, in no folder of its own.';
  const names = meantFiles(root, tableFolder, { what: 'a data table', form: /^[^/]+\.ts$/, remedy }, problems);
  const tableOf = async (name: string): Promise<[string, DataTable]> => {
    const file = `${tableFolder}/${name}`;
    const { table } = await inModule(root, file, () => load(file));
    if (!table)
      throw new Problem('The data file exports no `table`.', {
        place: { file },
        remedy: 'export const table = defineTable({ … });',
      });
    const valid = validated(
      dataTable,
      table,
      (issue) =>
        new Problem(`The table is invalid: ${issueSentence(issue)}.`, {
          place: { file, path: ['table', ...issuePath(issue)] },
          remedy: 'The type of `defineTable` says what a table is.',
        }),
    );
    return [name.replace(/\.ts$/, ''), valid];
  };
  const tables = new Map<string, DataTable>();
  // Loaded together, but reported in the order of their names.
  const loaded = await Promise.allSettled(names.map(tableOf));
  for (const [index, result] of loaded.entries()) {
    const entry = problems.attempt(() => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    const [name, table] = entry ?? [(names[index] ?? '').replace(/\.ts$/, ''), missingTable];
    tables.set(name, table);
  }
  return tables;
}

/** What a module exports; `missing` if there is no such module. */
const exportsOf = async (root: string, file: string, load: LoadModule, missing?: Readonly<Record<string, unknown>>) =>
  missing && !fs.existsSync(path.join(root, file)) ? missing : inModule(root, file, () => load(file));

const homePage = `content/${pageFolders.unversioned}/index.mdx`;

/** Checks that everything is there that a site can't do without. Throws one Problem for all that is missing. */
function checkPresence(root: string): void {
  const required = [configFile, exports.versions.file, homePage];
  const missing = required.filter((file) => !fs.existsSync(path.join(root, file)));
  if (missing.length)
    throw new Problem(`This folder holds no site: it has no ${missing.join(', no ')}.`, {
      remedy: 'Run the command in the folder of a site, or start one as the README of onesource says.',
    });
}

/** The project's extensions; none without the file. Throws a Problem if an export is wrong. */
export const loadExtensions = async (root: string, load: LoadModule): Promise<Extensions> =>
  checkExtensions(extensionsFile, await exportsOf(root, extensionsFile, load, {}));

/**
 * Loads all modules of the project at `root` and validates their exports.
 * @param problems receives mistakes in values that can be replaced
 */
export async function loadModules(root: string, load: LoadModule, problems: ProblemCollector): Promise<ProjectModules> {
  checkPresence(root);
  const read = async (file: string, name: string, missing?: unknown) => {
    const defaults = missing === undefined ? undefined : { [name]: missing };
    const exported = await problems.collect(() => exportsOf(root, file, load, defaults));
    if (!exported) problems.unread(file);
    return exported ? exported[name] : unread;
  };
  const extensions = await problems.collect(() => loadExtensions(root, load));
  if (!extensions) problems.unread(extensionsFile);
  const { linkSchemes, code, versionNews } = extensions ?? checkExtensions(extensionsFile, {});
  const [config, tables, ...values] = await Promise.all([
    read(configFile, 'default'),
    loadTables(root, load, problems),
    ...exportEntries.map(async ([key, { file, name, missing }]) => [key, await read(file, name, missing)] as const),
  ]);
  const content = Object.fromEntries(values) as Readonly<Record<keyof typeof exports, unknown>>;
  const modules = checkModules({ config, tables, linkSchemes, code, versionNews, ...content }, problems);
  // Nothing can be checked without them.
  if (config === unread || !modules.versions.length) problems.end();
  return modules;
}
