/**
 * Loads the whole project into memory: configuration, content, bodies, sets. Both the build and the development server use it.
 */

import { slashOf } from '../config/page-href.ts';
import { readCodeFiles, unusedCodeFiles } from '../content/code-files.ts';
import { lastChanges } from '../content/git-dates.ts';
import type { GlossaryEntry } from '../content/glossary.ts';
import { type Library, readLibrary } from '../content/library.ts';
import { withLines, withModuleLines } from '../content/module-places.ts';
import { readPassages } from '../content/passages.ts';
import { type PictureFile, readPictures } from '../content/pictures.ts';
import { readSynonyms } from '../content/synonyms.ts';
import type { Topic } from '../content/topic.ts';
import { readUpgradeNotes } from '../content/upgrade-notes.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { problemCollector } from '../problems/collect.ts';
import { inFile, type Problem } from '../problems/problem.ts';
import { bodyRenderer, type RenderedBody } from '../render/body.tsx';
import type { RenderSite, SiteData } from '../render/data.ts';
import { writersElements } from '../render/elements.ts';
import type { Body, PageText } from '../render/mdx.ts';
import { makeVocabulary } from '../render/vocabulary/index.ts';
import { checkAddresses } from './addresses.ts';
import { lostAddresses, presentAddresses, readFormerAddresses } from './former-addresses.ts';
import { loadIslands } from './islands.ts';
import { brokenAnchors, missingFormerAnchors } from './link-check.ts';
import { emptyCache, type LoadCache } from './load-cache.ts';
import { checkFavicon, sidebarStarts } from './navbar-links.ts';
import { passageBodies } from './passages.ts';
import { shownPictures, unusedPictures } from './pictures.ts';
import type { Project } from './project.ts';
import { type Redirect, siteRedirects } from './redirects.ts';
import { makeSets, type PageSet } from './sets.ts';
import { unlistedPages } from './unlisted-pages.ts';
import { renderNote } from './upgrade-notes.ts';

export interface Site {
  readonly info: SiteInfo;
  readonly glossary: readonly GlossaryEntry[];
  /** Words that readers search for and the words of pages that they also find, a line each. */
  readonly synonyms: readonly string[];
  readonly library: Library;
  readonly sets: readonly PageSet[];
  readonly redirects: readonly Redirect[];
  /** Display names of version facts, by name. */
  readonly factTitles: Readonly<Record<string, string>>;
  /** Upgrade notes by the label of the version to upgrade to. */
  readonly upgradeNotes: ReadonlyMap<string, RenderedBody>;
  /** The pictures that pages show. */
  readonly pictures: readonly PictureFile[];
  /** Mistakes that don't fail the build, such as broken anchors. */
  readonly warnings: readonly Problem[];
}

export interface LoadOptions {
  readonly cache?: LoadCache;
  readonly showDrafts?: boolean;
}

/** Loads a project. Throws all mistakes in its pages together. */
export const loadSite = (root: string, project: Project, options: LoadOptions = {}): Promise<Site> =>
  withModuleLines(root, () => loadAll(root, project, options));

async function loadAll(root: string, project: Project, { cache: kept, showDrafts = false }: LoadOptions): Promise<Site> {
  const { modules, info } = project;
  const cache = kept ?? emptyCache();
  const { repository, url: origin } = info.config;
  const table = cache.begin(project.table, [info.base, repository, origin]);
  const library = readLibrary(root, table, showDrafts, cache.topics);
  const codeFiles = readCodeFiles(root);
  const shownCode = new Set<string>();
  const code = modules.code({ root });
  const parse = (source: PageText) => {
    const body = cache.parse({ ...source, codeFiles, code });
    for (const name of body.codeFiles.keys()) shownCode.add(name);
    return body;
  };
  const bodies = new Map<Topic, Body>();
  const problems = problemCollector();
  for (const topic of library.topics) {
    const { file, body: text, bodyLine: line } = topic;
    await problems.collect(() => void bodies.set(topic, parse({ file, text, line, elements: writersElements })));
  }
  const shared = await passageBodies(readPassages(root), parse, problems);
  const used = new Set([...bodies.values(), ...[...shared.values()].map(({ body }) => body)].flatMap((body) => body.islands));
  const islands = await loadIslands(used, modules);
  const data: SiteData = {
    tables: modules.tables,
    islands,
    glossary: modules.glossary,
    passages: shared,
    pictures: readPictures(root),
    codeFiles,
    code,
  };
  const vocabulary = makeVocabulary(data);
  const renderSite: RenderSite = {
    library,
    base: info.base,
    slash: slashOf(info.config),
    repository,
    origin,
    data,
    terms: new Set(modules.glossary.map(({ id }) => id)),
    linkSchemes: modules.linkSchemes,
  };
  const renderers = new Map(
    [...bodies].map(([topic, body]) => [
      topic,
      bodyRenderer(topic, body, renderSite, vocabulary, { known: cache.renderings(topic, renderSite) }),
    ]),
  );
  // A build needs all Markdown. Without the syntax trees, it takes much less memory.
  const complete = (body: RenderedBody) => {
    if (!kept) body.markdown();
    return body;
  };
  const rendered: RenderedBody[] = [];
  for (const [topic, render] of renderers) {
    for (const version of topic.versions.length ? topic.versions : [null])
      await problems.collect(() => {
        rendered.push(complete(inFile(topic.file, () => render(version))));
      });
  }
  const upgradeNotes = new Map<string, RenderedBody>();
  for (const note of readUpgradeNotes(root, table)) {
    await problems.collect(() => {
      upgradeNotes.set(note.version.label, complete(renderNote(note, renderSite, vocabulary, parse)));
    });
  }
  problems.end();
  cache.changes ??= lastChanges(root, 'content');
  const { changes } = cache;
  const sets = makeSets({
    library,
    sidebars: modules.sidebars,
    render: (topic, version) => (renderers.get(topic) as ReturnType<typeof bodyRenderer>)(version),
    updated: (file) => changes.get(file) ?? null,
  });
  checkAddresses(sets);
  checkFavicon(root, info.config);
  const redirects = siteRedirects(library, modules.moved);
  return {
    info: { ...info, sidebarStarts: sidebarStarts(root, info, sets) },
    glossary: modules.glossary,
    synonyms: readSynonyms(root),
    library,
    sets,
    redirects,
    factTitles: modules.factTitles,
    upgradeNotes,
    pictures: shownPictures([...sets.flatMap(({ pages }) => pages.map(({ body }) => body)), ...upgradeNotes.values()]),
    warnings: await withLines(root, [
      ...brokenAnchors(sets, table),
      ...unlistedPages(sets),
      ...unusedPictures(data.pictures, [...rendered, ...upgradeNotes.values()]),
      ...unusedCodeFiles(codeFiles, shownCode, code),
      ...missingFormerAnchors(modules.formerAnchors, sets),
      ...lostAddresses(readFormerAddresses(root), presentAddresses(sets, redirects)),
    ]),
  };
}
