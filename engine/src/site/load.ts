/**
 * Loads the whole project into memory: configuration, content, bodies, sets. Both the build and the development server use it.
 */

import { slashOf } from '../config/page-href.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { readCodeFiles, unusedCodeFiles } from '../content/code-files.ts';
import { contentRanges, latestOnly } from '../content/content-ranges.ts';
import { lastChanges } from '../content/git-dates.ts';
import type { GlossaryEntry } from '../content/glossary.ts';
import { type Library, readLibrary } from '../content/library.ts';
import { withLines, withModuleLines } from '../content/module-places.ts';
import { readPassages } from '../content/passages.ts';
import { type PictureFile, readPictures } from '../content/pictures.ts';
import type { SidebarSource } from '../content/sidebar-source.ts';
import { readSynonyms } from '../content/synonyms.ts';
import type { Topic } from '../content/topic.ts';
import { readUpgradePoints } from '../content/upgrade-points.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { inFile, type Problem, placed } from '../problems/problem.ts';
import { bodyRenderer, missingBody, type RenderedBody } from '../render/body.tsx';
import type { RenderSite, SiteData } from '../render/data.ts';
import type { Body, PageText } from '../render/mdx.ts';
import { writersElements } from '../render/vocabulary/elements.ts';
import type { Version } from '../versions/table.ts';
import { unfilledFacts } from '../versions/unfilled-facts.ts';
import { checkAddresses } from './addresses.ts';
import { contentWarnings } from './content-checks.ts';
import { readDropped } from './dropped-addresses.ts';
import { placeFlows } from './flows.ts';
import { lostAddresses, presentAddresses, readFormerAddresses } from './former-addresses.ts';
import { loadIslands } from './islands.ts';
import { type Keeping, type KeptTopic, keptBodies } from './kept-bodies.ts';
import { brokenAnchors, missingFormerAnchors } from './link-check.ts';
import { emptyCache, type LoadCache } from './load-cache.ts';
import { checkFavicon, sidebarStarts } from './navbar-links.ts';
import { passageBodies } from './passages.ts';
import { shownPictures, unusedPictures } from './pictures.ts';
import type { Project } from './project.ts';
import { type Redirect, siteRedirects } from './redirects.ts';
import { makeSets, type PageSet } from './sets.ts';
import { timed, timedAsync } from './timed.ts';
import { unlistedPages } from './unlisted-pages.ts';
import { pointRenderer, type RenderedPoint } from './upgrade-points.ts';

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
  /** The points of upgrade guides, in their order. */
  readonly upgradePoints: readonly RenderedPoint[];
  /** The pictures that pages show. */
  readonly pictures: readonly PictureFile[];
  /** Mistakes that don't fail the build, such as broken anchors. */
  readonly warnings: readonly Problem[];
  /** Mistakes that would fail the build. Parts that have some are left out, or replaced. */
  readonly mistakes: readonly Problem[];
}

export interface LoadOptions {
  readonly cache?: LoadCache;
  readonly showDrafts?: boolean;
  /** Whether to look for what is valid but hardly meant, as `check:content` does. */
  readonly isThorough?: boolean;
  /** Further checks, of the site as a whole. Their mistakes appear together with all others. */
  readonly check?: (site: Site) => readonly Problem[];
  /** Mistakes that have been found already. */
  readonly problems?: ProblemCollector;
  /** Whether to load a site with mistakes, as for writing, instead of throwing them. */
  readonly isTolerant?: boolean;
  /** Where to keep bodies for the next build. */
  readonly keeping?: Keeping;
  /** Is called as pages are read and rendered. */
  readonly onProgress?: (step: string, done: number, of: number) => void;
}

/** Loads a project. Throws all mistakes in its pages together, unless it is tolerant. */
export const loadSite = (root: string, project: Project, options: LoadOptions = {}): Promise<Site> =>
  withModuleLines(root, () => loadAll(root, project, options));

/** The sidebar of a project without sidebars of its own. */
const allPages = ({ topics }: Library): SidebarSource[] => {
  const items = topics.filter(({ kind }) => kind === 'versioned').map(({ id }) => id);
  return items.length ? [{ name: 'pages', versions: '*', items }] : [];
};

/** Checks that the pages to which the site itself links exist. */
function checkRoles({ pages }: SiteConfig, library: Library): void {
  for (const [role, page] of Object.entries(pages))
    if (page) placed({ file: 'site.config.ts', path: ['default', 'pages', role] }, () => library.linked('unversioned', page.slice(1)));
}

const versionsOf = ({ versions }: Topic): readonly (Version | null)[] => (versions.length ? versions : [null]);

async function loadAll(root: string, project: Project, options: LoadOptions): Promise<Site> {
  const { cache: given, showDrafts = false, isThorough = false, isTolerant = false, check, problems = problemCollector() } = options;
  const { keeping, onProgress = () => {} } = options;
  const { modules, info } = project;
  const cache = given ?? emptyCache();
  const { repository, url: origin, pages, folders } = info.config;
  const table = cache.begin(project.table, [info.base, repository, origin, pages]);
  const library = timed('reading front matter', () => readLibrary(root, table, { folders, showDrafts, earlier: cache.topics, problems }));
  await problems.collect(() => checkRoles(info.config, library));
  const codeFiles = readCodeFiles(root);
  const pictures = readPictures(root);
  const kept = keeping && keptBodies(keeping, { root, info, library, modules, pictures });
  const shownCode = new Set<string>();
  /** The code files that a file shows. */
  const codeOf = new Map<string, readonly string[]>();
  const flows = new Set<string>();
  const code = modules.code({ root });
  const parse = (source: PageText) => {
    const body = cache.parse({ ...source, codeFiles, code, table, origin });
    codeOf.set(source.file, [...body.codeFiles.keys()]);
    for (const name of body.codeFiles.keys()) shownCode.add(name);
    for (const flow of body.flows) flows.add(flow);
    for (const problem of body.problems) problems.add(problem);
    return body;
  };
  const bodies = new Map<Topic, Body>();
  const textOf = ({ file, front, body, bodyLine }: Topic) => cache.topics.get(file)?.text ?? JSON.stringify([front, body, bodyLine]);
  const keptTopics = new Map<Topic, KeptTopic>();
  /** Whether an earlier build rendered the topic, with the same result. */
  const isKept = (topic: Topic): boolean => {
    const earlier = kept?.read(topic, textOf(topic));
    if (earlier) keptTopics.set(topic, earlier);
    for (const name of earlier?.codeFiles ?? []) shownCode.add(name);
    return earlier !== undefined;
  };
  timed('parsing pages', () => {
    for (const [index, topic] of library.topics.entries()) {
      const { file, body: text, bodyLine: line } = topic;
      if (topic.isReadable && !isKept(topic))
        problems.attempt(() => void bodies.set(topic, parse({ file, text, line, elements: writersElements })));
      onProgress('reading', index + 1, library.topics.length);
    }
  });
  const shared = passageBodies(readPassages(root, problems), parse, problems);
  const used = new Set([...bodies.values(), ...[...shared.values()].map(({ body }) => body)].flatMap((body) => body.islands));
  const islands = await loadIslands(used, modules, problems);
  const data: SiteData = {
    tables: modules.tables,
    islands,
    islandNames: Object.keys(modules.islands),
    glossary: modules.glossary,
    passages: shared,
    pictures,
    flows: cache.flows,
    codeFiles,
    code,
  };
  const renderSite: RenderSite = {
    library,
    base: info.base,
    slash: slashOf(info.config),
    repository,
    origin,
    data,
    terms: new Set(modules.glossary.map(({ id }) => id)),
    glossaryPage: pages.glossary,
    linkSchemes: modules.linkSchemes,
  };
  const renderers = new Map(
    [...bodies].map(([topic, body]) => [topic, bodyRenderer(topic, body, renderSite, { renderings: cache.renderings(topic, renderSite) })]),
  );
  /** The body of a topic in a version; one with mistakes shows nothing. */
  const renderedBody = (topic: Topic, version: Version | null): RenderedBody => {
    const earlier = keptTopics.get(topic);
    if (earlier) return earlier.body(version);
    const render = renderers.get(topic);
    const body = render && problems.attempt(() => inFile(topic.file, () => render(version)));
    return body ?? missingBody(topic);
  };
  const points = readUpgradePoints(root, table, problems, cache.points).flatMap((point) => {
    if (!point.isReadable) return [];
    const render = isKept(point)
      ? (version: Version) => renderedBody(point, version)
      : problems.attempt(() => pointRenderer(point, renderSite, parse, cache.renderings(point, renderSite)));
    return render ? [{ point, render }] : [];
  });
  await timedAsync('placing diagrams', () => placeFlows(flows, table, cache.flows));
  // A build needs all Markdown. Without the syntax trees, it takes much less memory.
  const complete = (body: RenderedBody) => {
    if (!given) body.markdown();
    return body;
  };
  const rendered: RenderedBody[] = [];
  timed('rendering pages', () => {
    const readable = library.topics.filter((topic) => renderers.has(topic) || keptTopics.has(topic));
    const pages = readable.flatMap((topic) => versionsOf(topic).map((version) => ({ topic, version })));
    for (const [index, { topic, version }] of pages.entries()) {
      rendered.push(complete(renderedBody(topic, version)));
      onProgress('rendering', index + 1, pages.length);
    }
  });
  const upgradePoints: RenderedPoint[] = [];
  for (const { point, render } of points) {
    problems.attempt(() => {
      upgradePoints.push({ point, bodies: new Map(point.versions.map((version) => [version.label, complete(render(version))])) });
    });
  }
  if (kept && !problems.size) {
    const keep = (topic: Topic, bodies: ReadonlyMap<string, RenderedBody>) =>
      keptTopics.has(topic) || kept.write(topic, textOf(topic), codeOf.get(topic.file) ?? [], bodies);
    for (const topic of renderers.keys())
      keep(topic, new Map(versionsOf(topic).map((version) => [version?.label ?? '', renderedBody(topic, version)])));
    for (const { point, bodies } of upgradePoints) keep(point, bodies);
  }
  const pointBodies = upgradePoints.flatMap((rendering) => [...rendering.bodies.values()]);
  cache.changes ??= timed('asking git for dates', () => lastChanges(root, 'content'));
  const { changes } = cache;
  const sets = timed('making sets', () =>
    makeSets({
      library,
      sidebars: modules.sidebars ?? allPages(library),
      render: renderedBody,
      problems,
      updated: (file) => changes.get(file) ?? null,
      records: cache.records,
    }),
  );
  checkAddresses(sets, library.folders, problems);
  problems.attempt(() => checkFavicon(root, info.config));
  const redirects = problems.attempt(() => siteRedirects(library, modules.moved, readDropped(root))) ?? [];
  const starts = problems.attempt(() => sidebarStarts(root, info, sets)) ?? {};
  const synonyms = problems.attempt(() => readSynonyms(root)) ?? [];
  const site: Site = {
    info: { ...info, sidebarStarts: starts },
    glossary: modules.glossary,
    synonyms,
    library,
    sets,
    redirects,
    factTitles: modules.factTitles,
    upgradePoints,
    pictures: shownPictures([...sets.flatMap(({ pages }) => pages.map(({ body }) => body)), ...pointBodies]),
    warnings: [],
    mistakes: [],
  };
  const warnings = [
    ...brokenAnchors(sets, table),
    ...(modules.sidebars ? unlistedPages(sets) : []),
    ...(isThorough
      ? [
          ...contentWarnings(library, sets, modules.glossary),
          ...latestOnly(contentRanges(root, library.folders), table),
          ...unfilledFacts(table),
        ]
      : []),
    ...unusedPictures(data.pictures, [...rendered, ...pointBodies]),
    ...unusedCodeFiles(codeFiles, shownCode, code),
    ...missingFormerAnchors(modules.formerAnchors, sets),
    ...(problems.size ? [] : lostAddresses(readFormerAddresses(root), presentAddresses(sets, redirects))),
    ...(check?.(site) ?? []),
  ];
  if (isTolerant) return { ...site, warnings: await withLines(root, warnings), mistakes: await withLines(root, problems.all) };
  if (problems.size) for (const warning of warnings) problems.add(warning);
  problems.end();
  return { ...site, warnings: await withLines(root, warnings) };
}
