/** Loads a project into memory: configuration, content, bodies, sets. Build and development server use it. */

import fs from 'node:fs';
import path from 'node:path';
import { configPlace, type SiteConfig } from '../config/site-config.ts';
import { lastChanges } from '../content/files/git-dates.ts';
import { type PictureFile, shownPictures } from '../content/files/pictures.ts';
import type { VersionNews } from '../content/modules/extensions.ts';
import { type GlossaryEntry, readSynonyms } from '../content/modules/glossary.ts';
import { withLines, withModuleLines } from '../content/modules/module-places.ts';
import type { SidebarSource } from '../content/modules/sidebar-source.ts';
import { type Library, readLibrary } from '../content/pages/library.ts';
import type { Topic } from '../content/pages/topic.ts';
import type { BuildInfo } from '../model/site-info.ts';
import { distinct, type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { type Problem, placed } from '../problems/problem.ts';
import { unfilledFacts } from '../versions/unfilled-facts.ts';
import { checkAddresses } from './addresses.ts';
import { checkFavicon, checkInternalLinks, sidebarStarts } from './config-checks.ts';
import { contentWarnings, type ShownFile, unlistedPages, unusedFiles } from './content-checks.ts';
import { folderSidebar } from './folder-sidebar.ts';
import { lostAddresses, readFormerAddresses } from './former-addresses.ts';
import { brokenAnchors } from './link-check.ts';
import { emptyCache, type LoadCache } from './load-cache.ts';
import type { Project } from './project.ts';
import { type Redirect, siteRedirects } from './redirects.ts';
import { type Loading, type RenderedBodies, type RenderedPoint, renderBodies } from './render-bodies.ts';
import { makeSets, type PageSet } from './sets.ts';

export interface Site {
  readonly info: BuildInfo;
  readonly glossary: readonly GlossaryEntry[];
  /** Words that readers search for and the words of pages that they also find, a line each. */
  readonly synonyms: readonly string[];
  readonly library: Library;
  readonly sets: readonly PageSet[];
  readonly redirects: readonly Redirect[];
  readonly factTitles: Readonly<Record<string, string>>;
  readonly upgradePoints: readonly RenderedPoint[];
  readonly versionNews: VersionNews;
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
  readonly onProgress?: Loading['onProgress'];
}

/** Loads a project. Throws all mistakes in its pages together, unless it is tolerant. */
export const loadSite = (root: string, project: Project, options: LoadOptions = {}): Promise<Site> =>
  withModuleLines(root, () => loadAll(root, project, options));

/** The sidebar of a project without sidebars of its own. */
const allPages = ({ topics }: Library): SidebarSource[] =>
  folderSidebar(
    topics
      .filter(({ kind }) => kind === 'versioned')
      .map(({ id, front: { title, sidebar } }) => ({ id, title: sidebar ?? title })),
  );

/** Checks that the pages to which the site itself links exist. */
function checkRoles({ pages }: SiteConfig, library: Library, problems: ProblemCollector): void {
  for (const [role, page = '/index'] of Object.entries(pages)) {
    problems.attempt(() => placed(configPlace('pages', role), () => library.linked('unversioned', page.slice(1))));
  }
}

/** Ranges that name only the latest version. The parser of modules is loaded for this check only. */
async function narrowRanges(root: string, { table }: Library): Promise<Problem[]> {
  const { contentRanges, latestOnly } = await import('../content/pages/content-ranges.ts');
  return latestOnly(contentRanges(root), table);
}

function unused(
  { pages, points, site, bodyOf }: RenderedBodies,
  { library, project }: Loading,
  isKnown: (file: string) => boolean,
): Problem[] {
  const { codeFiles, pictures, passages, tables, islandNames } = site;
  const bodies = [...pages, ...points];
  const files: ShownFile[] = [
    ...pictures.files.map((file) => ({ file, kind: 'picture' as const })),
    ...codeFiles.names.map((name) => ({ file: `content/${name}`, kind: 'code' as const })),
    ...[...passages.values()].map(({ file }) => ({ file, kind: 'passage' as const })),
    ...[...tables.keys()].map((name) => ({ file: `content/data/${name}.ts`, kind: 'table' as const })),
    ...[...islandNames, ...Object.keys(project.modules.islandsAbout)].map((name) => ({
      file: `content/islands/${name}/island.tsx`,
      kind: 'island' as const,
    })),
  ];
  const used = new Set(
    bodies.flatMap((body) => [...body.files, ...body.islands.map((name) => `content/islands/${name}/island.tsx`)]),
  );
  for (const { file } of shownPictures(bodies)) used.add(file);
  // A version that was dropped may have shown more, and comes back without its flag.
  const { topics, ended, table } = library;
  const hasBody = (topic: Topic) =>
    isKnown(topic.file) &&
    (topic.versions.length ? topic.versions : [null]).every((version) => bodyOf(topic, version).anchors);
  const unread = [...topics, ...ended].filter((topic) => table.dropped.length || !hasBody(topic));
  // What a page shows that can't be read is unknown.
  if (unread.some(({ body }) => !body)) return [];
  const known = files.filter(({ file }) => isKnown(file));
  return unusedFiles(
    [...new Map(known.map((shown) => [shown.file, shown])).values()],
    used,
    unread.map(({ body }) => body).join('\n'),
  );
}

async function warningsOf(
  site: Site,
  rendered: RenderedBodies,
  loading: Loading,
  isThorough: boolean,
): Promise<Problem[]> {
  const { root, table, library, problems } = loading;
  const { modules } = loading.project;
  const { sets, redirects } = site;
  const former = problems.attempt(() => readFormerAddresses(root)) ?? [];
  // Of files with mistakes, and what they show, nothing is known.
  const wrong = new Set(problems.all.map(({ place }) => place?.file));
  const isKnown = (file: string) => !wrong.has(file);
  const movedFile = path.join(root, 'content/moved.ts');
  const isMovedWrong = wrong.has('content/moved.ts') && fs.existsSync(movedFile);
  const moved = isMovedWrong ? fs.readFileSync(movedFile, 'utf8') : '';
  const lost = lostAddresses(former, sets, redirects, table.dropped, isKnown, (name) =>
    moved.includes(path.basename(name)),
  );
  return [
    ...brokenAnchors(sets, table),
    ...(modules.sidebars ? unlistedPages(sets) : []),
    ...(isThorough
      ? [
          ...contentWarnings(library, sets, modules.glossary),
          ...(await narrowRanges(root, library)),
          ...unfilledFacts(table),
        ]
      : []),
    ...unused(rendered, loading, isKnown),
    // A mistake in the settings or the versions may change most addresses.
    ...(problems.size && lost.length > former.length / 2 ? [] : lost),
  ];
}

async function loadAll(root: string, project: Project, options: LoadOptions): Promise<Site> {
  const { cache: given, problems = problemCollector(), check, onProgress = () => {} } = options;
  const { showDrafts = false, isThorough = false, isTolerant = false } = options;
  const { modules, info } = project;
  const cache = given ?? emptyCache(false);
  const { repository, url: origin, pages } = info.config;
  const table = cache.begin(project.table, [info.base, repository, origin, pages]);
  const library = readLibrary(root, table, { showDrafts, earlier: cache.topics, problems });
  checkRoles(info.config, library, problems);
  const loading: Loading = { root, project, table, library, cache, problems, onProgress };
  const rendered = await renderBodies(loading);
  cache.changes ??= lastChanges(root, 'content');
  const { changes } = cache;
  const sets = makeSets({
    library,
    sidebars: modules.sidebars ?? allPages(library),
    render: rendered.bodyOf,
    problems,
    updated: (file) => changes.get(file) ?? null,
  });
  checkAddresses(sets, problems);
  problems.attempt(() => checkFavicon(info));
  const redirects = siteRedirects(library, modules.moved, problems);
  const starts = sidebarStarts(info, sets, problems);
  const brokenLinks = checkInternalLinks(info, sets, problems);
  const synonyms = problems.attempt(() => readSynonyms(root, problems)) ?? [];
  const site: Site = {
    info: { ...info, sidebarStarts: starts },
    glossary: modules.glossary,
    synonyms,
    library,
    sets,
    redirects,
    factTitles: modules.factTitles,
    upgradePoints: rendered.upgradePoints,
    versionNews: modules.versionNews,
    pictures: shownPictures([...sets.flatMap((set) => set.pages.map(({ body }) => body)), ...rendered.points]),
    warnings: [],
    mistakes: [],
  };
  const content = await warningsOf(site, rendered, loading, isThorough);
  const warnings = distinct([...brokenLinks, ...content, ...(check?.(site) ?? [])]);
  if (isTolerant)
    return { ...site, warnings: await withLines(root, warnings), mistakes: await withLines(root, problems.all) };
  if (problems.size) for (const warning of warnings) problems.add(warning);
  problems.end();
  return { ...site, warnings: await withLines(root, warnings) };
}
