/**
 * Reads the whole project into memory: configuration, content, bodies, sets. What the build writes and the development server shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { GlossaryEntry } from '../../content/glossary.ts';
import { type Library, readLibrary } from '../content/library.ts';
import { brokenAnchors } from '../content/link-check.ts';
import type { Topic } from '../content/topic.ts';
import { makeSets, type PageSet } from '../page/sets.ts';
import type { SiteInfo } from '../page/site-info.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem, problemCollector } from '../problems/problem.ts';
import { bodyRenderer } from '../render/body.tsx';
import { type Body, readBody } from '../render/mdx.ts';
import type { RenderSite } from '../render/view.ts';
import { makeVocabulary, writersElements } from '../render/vocabulary/index.ts';
import { readSiteConfig } from '../site/config.ts';
import { makeVersionTable } from '../versions/table.ts';
import { lastChanges } from './git-dates.ts';
import type { ProjectModules } from './project.ts';

export interface Site {
  readonly info: SiteInfo;
  readonly glossary: readonly GlossaryEntry[];
  readonly library: Library;
  readonly sets: readonly PageSet[];
  /** What does not fail the build, such as anchors that lead nowhere. */
  readonly warnings: readonly Problem[];
}

async function loadIslands(
  used: ReadonlySet<string>,
  islands: ProjectModules['islands'],
): Promise<Map<string, ComponentType<Record<string, unknown>>>> {
  const entries = await Promise.all(
    [...used].map(async (name): Promise<[string, ComponentType<Record<string, unknown>>]> => {
      const load = islands[name];
      if (!load)
        throw new Problem(`There is no island "${name}".`, {
          place: { file: 'content/islands/index.ts' },
          remedy: suggest(name, Object.keys(islands)),
        });
      const { Island } = await load();
      if (typeof Island !== 'function')
        throw new Problem(`The island "${name}" exports no component named Island.`, {
          place: { file: `content/islands/${name}/island.tsx` },
        });
      return [name, Island as ComponentType<Record<string, unknown>>];
    }),
  );
  return new Map(entries);
}

/** Crate versions with which samples were checked: hash and docs version to crate version. */
function readCheckedSamples(root: string): RenderSite['checkedWith'] {
  const file = path.join(root, 'content/checked-samples.json');
  const known = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}) as Record<string, Record<string, string>>;
  return (hash, version) => known[hash]?.[version.label] ?? null;
}

/** What the shell shows of the versions. */
export function siteInfo(modules: ProjectModules, base: string): SiteInfo {
  const config = readSiteConfig(modules.config);
  const table = makeVersionTable(modules.versions, config.versionedRoot);
  const names = { latest: ' (latest)', unreleased: ' (unreleased)', superseded: '' };
  return {
    config,
    base,
    versions: [...table.all]
      .reverse()
      .map(({ label, path: at, status }) => ({ label, name: `${label}${names[status]}`, path: at, status })),
    sidebarStarts: {},
  };
}

/** First page, in each set, of each sidebar that the navbar links to; throws a Problem where that is none. */
function sidebarStarts(info: SiteInfo, sets: readonly PageSet[]): SiteInfo['sidebarStarts'] {
  const starts: Record<string, Record<string, string>> = {};
  for (const { meta } of sets) {
    for (const name of Object.keys(meta.sidebars)) {
      starts[name] ??= {};
      const first = meta.docs.find(({ sidebar }) => sidebar === name);
      if (first) starts[name][meta.name] = `${meta.path}${first.path && `/${first.path}`}`;
    }
  }
  for (const item of info.config.navbar) {
    if (item.type !== 'sidebar') continue;
    const place = { file: 'site.config.ts' };
    const found = starts[item.sidebar];
    if (!found)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which does not exist.`, {
        place,
        remedy: suggest(item.sidebar, Object.keys(starts)),
      });
    if (!Object.keys(found).length)
      throw new Problem(`The navbar item "${item.label}" links to the sidebar "${item.sidebar}", which has nothing to link to.`, {
        place,
        remedy: 'Give the sidebar a page, or take the item out.',
      });
  }
  for (const item of info.config.navbar) {
    const pages = item.type === 'page' ? [item] : item.type === 'dropdown' ? item.items.filter((one) => one.type === 'page') : [];
    const paths = new Set(sets.flatMap(({ meta }) => meta.docs.map(({ path: at }) => `${meta.path}/${at}`)));
    for (const { label, to } of pages) {
      if (!paths.has(to))
        throw new Problem(`The navbar item "${label}" links to "${to}", which is no page.`, {
          place: { file: 'site.config.ts' },
          remedy: suggest(to, paths),
        });
    }
  }
  const used = info.config.navbar.flatMap((item) => (item.type === 'sidebar' ? [item.sidebar] : []));
  return Object.fromEntries(used.map((name) => [name, starts[name] ?? {}]));
}

type Renderer = ReturnType<typeof bodyRenderer>;

/** What a load may take over from the one before, as long as nothing but pages changed: the development server keeps it. */
export interface Known {
  readonly bodies: Map<string, { readonly text: string; readonly body: Body; render?: Renderer }>;
  /** All front matter: what pages know of each other. */
  shape: string;
  changes: ReadonlyMap<string, string> | undefined;
}

export const nothingKnown = (): Known => ({ bodies: new Map(), shape: '', changes: undefined });

export interface LoadOptions {
  readonly known?: Known;
  readonly showDrafts?: boolean;
}

/** Loads a project whole. Throws all mistakes of its pages at once. */
export async function loadSite(
  root: string,
  modules: ProjectModules,
  base: string,
  { known = nothingKnown(), showDrafts = false }: LoadOptions = {},
): Promise<Site> {
  const info = siteInfo(modules, base);
  const table = makeVersionTable(modules.versions, info.config.versionedRoot);
  const library = readLibrary(root, table, showDrafts);
  const shape = JSON.stringify(library.topics.map(({ file, front }) => [file, front]));
  const bodies = new Map<Topic, Body>();
  const problems = problemCollector();
  for (const topic of library.topics) {
    await problems.collect(() => {
      const text = `${topic.bodyLine}\n${topic.body}`;
      let entry = known.bodies.get(topic.file);
      if (entry?.text !== text) {
        entry = { text, body: readBody(topic.body, topic.file, topic.bodyLine, writersElements) };
        known.bodies.set(topic.file, entry);
      } else if (known.shape !== shape) delete entry.render;
      bodies.set(topic, entry.body);
    });
  }
  known.shape = shape;
  const used = new Set([...bodies.values()].flatMap((body) => body.islands));
  const islands = await loadIslands(used, modules.islands);
  const vocabulary = makeVocabulary({ tables: modules.tables, islands, glossary: modules.glossary });
  const renderSite: RenderSite = {
    library,
    base,
    repository: info.config.repository,
    terms: new Set(modules.glossary.map(({ id }) => id)),
    checkedWith: readCheckedSamples(root),
  };
  const rendererOf = (topic: Topic, body: Body): Renderer => {
    const entry = known.bodies.get(topic.file);
    const render = entry?.render ?? bodyRenderer(topic, body, renderSite, vocabulary);
    if (entry) entry.render = render;
    return render;
  };
  const renderers = new Map([...bodies].map(([topic, body]) => [topic, rendererOf(topic, body)]));
  for (const [topic, render] of renderers) {
    for (const version of topic.versions.length ? topic.versions : [null]) await problems.collect(() => render(version));
  }
  problems.end();
  known.changes ??= lastChanges(root, 'content');
  const { changes } = known;
  const sets = makeSets({
    library,
    sidebars: modules.sidebars,
    render: (topic, version) => (renderers.get(topic) as Renderer)(version),
    updated: (file) => changes.get(file) ?? null,
  });
  return {
    info: { ...info, sidebarStarts: sidebarStarts(info, sets) },
    glossary: modules.glossary,
    library,
    sets,
    warnings: brokenAnchors(sets),
  };
}
