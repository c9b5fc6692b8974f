/** Renders each page and each point of an upgrade guide in all of its versions. */
import { setImmediate } from 'node:timers/promises';
import { guideAnchors } from '../config/change-addresses.ts';
import { isContentId } from '../config/ids.ts';
import { slashOf } from '../config/page-href.ts';
import { readCodeFiles } from '../content/files/code-files.ts';
import { readPictures } from '../content/files/pictures.ts';
import { inModule } from '../content/modules/module-problem.ts';
import type { Library } from '../content/pages/library.ts';
import { readPassages } from '../content/pages/passages.ts';
import type { Topic } from '../content/pages/topic.ts';
import { type PointTopic, readUpgradePoints } from '../content/pages/upgrade-points.ts';
import { type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { inFile, Problem } from '../problems/problem.ts';
import { loadGrammars } from '../render/draw/highlight.ts';
import type { LoadedIsland, PassageBody, RenderSite } from '../render/draw/render-site.ts';
import type { Body, PageText } from '../render/parse/parse-body.ts';
import { missingBody, type RenderedBody, renderBody } from '../render/render-body.tsx';
import { passageElements, writersElements } from '../render/vocabulary/elements.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import type { LoadCache } from './load-cache.ts';
import type { Project } from './project.ts';

export interface Loading {
  readonly root: string;
  readonly project: Project;
  readonly table: VersionTable;
  readonly library: Library;
  readonly cache: LoadCache;
  readonly problems: ProblemCollector;
  readonly onProgress: (step: string, done: number, of: number) => void;
}

/** A topic in all of its versions, by their labels; '' is an unversioned page. */
type TopicBodies = ReadonlyMap<string, RenderedBody>;

const labelOrEmpty = (version: Version | null): string => version?.label ?? '';

export interface RenderedPoint {
  readonly point: PointTopic;
  /** By label of the version to upgrade to. */
  readonly bodies: TopicBodies;
}

export interface RenderedBodies {
  /** The body of a topic in a version; one with mistakes lacks the parts concerned. */
  readonly bodyOf: (topic: Topic, version: Version | null) => RenderedBody;
  readonly pages: readonly RenderedBody[];
  readonly upgradePoints: readonly RenderedPoint[];
  readonly points: readonly RenderedBody[];
  readonly site: RenderSite;
}

const isComponent = (value: unknown): value is LoadedIsland['Component'] => typeof value === 'function';

/** Returns what loads the islands that bodies use, each once. An unknown one is reported by the page that names it. */
function islandLoader(islands: Map<string, LoadedIsland>, { root, project: { modules }, problems }: Loading) {
  const asked = new Set<string>();
  const loadIsland = async (name: string): Promise<void> => {
    asked.add(name);
    const load = Object.hasOwn(modules.islands, name) ? modules.islands[name] : undefined;
    if (!load) return;
    const { Island } = await inModule(root, 'content/islands/index.ts', load);
    if (!isComponent(Island))
      throw new Problem(`The island "${name}" exports no component named Island.`, {
        place: { file: `content/islands/${name}/island.tsx` },
        remedy: 'Write: export function Island() { … }.',
      });
    const about = modules.islandsAbout[name];
    if (!about)
      throw new Problem(`Nothing is known about the island "${name}".`, {
        place: { file: 'content/islands/about.ts' },
        remedy: 'Add its props and a summary.',
      });
    islands.set(name, { Component: Island, ...about });
  };
  return (names: readonly string[]) =>
    Promise.all(names.filter((name) => !asked.has(name)).map((name) => problems.collect(() => loadIsland(name))));
}

/** Reads what pages share. Also returns what reads a text, and loads what it takes to draw it. */
async function readShared(loading: Loading) {
  const { root, table, library, cache } = loading;
  const { modules, info } = loading.project;
  const islands = new Map<string, LoadedIsland>();
  const loadIslands = islandLoader(islands, loading);
  const read = async (text: PageText, problems: ProblemCollector): Promise<Body | undefined> => {
    const body = problems.attempt(() => cache.read(text, { table, origin: info.config.url }));
    for (const problem of body?.problems ?? []) problems.add(problem);
    await loadIslands(body?.islands ?? []);
    await loadGrammars(body?.languages ?? []);
    return body;
  };
  const passages = new Map<string, PassageBody>();
  for (const { name, file, text } of readPassages(root, loading.problems)) {
    const body = await read({ file, text, line: 1, elements: passageElements, below: 3 }, loading.problems);
    if (body) passages.set(name, { file, body });
    else loading.problems.unread(file);
  }
  const site: RenderSite = {
    library,
    base: info.base,
    slash: slashOf(info.config),
    repository: info.config.repository,
    origin: info.config.url,
    glossaryPage: info.config.pages.glossary,
    linkSchemes: modules.linkSchemes,
    tables: modules.tables,
    glossary: modules.glossary,
    islands,
    islandNames: Object.keys(modules.islands),
    passages,
    pictures: readPictures(root, loading.problems),
    codeFiles: readCodeFiles(root, loading.problems),
    code: modules.code({ root }),
  };
  return { site, read };
}

function checkHeadings(
  { file, body, bodyLine }: PointTopic,
  bodies: TopicBodies | undefined,
  problems: ProblemCollector,
): void {
  const [heading] = [...(bodies?.values() ?? [])].flatMap(({ toc }) => toc);
  if (heading)
    problems.add(
      new Problem(`The point has a heading, "${heading[2]}".`, {
        place: { file, line: bodyLine + body.split('\n').findIndex((line) => line.startsWith('##')) },
        remedy: 'Its title is its heading. What needs another one is a point of its own.',
      }),
    );
}

/** Points are shown on one page, so their anchors, and those of what they contain, have to differ. */
function checkAnchors(points: readonly RenderedPoint[], problems: ProblemCollector): void {
  const owners = new Map<string, string>();
  const wrong = new Set<PointTopic>();
  for (const { point, bodies } of points)
    for (const [label, { anchors }] of bodies)
      for (const anchor of [point.name, ...(anchors ?? [])]) {
        const isOfGuide = Object.values<string>(guideAnchors).includes(anchor);
        const owner = owners.get(`${label}#${anchor}`) ?? (isOfGuide ? 'the guide itself' : undefined);
        owners.set(`${label}#${anchor}`, point.file);
        if ((owner === undefined && isContentId(anchor)) || wrong.has(point)) continue;
        wrong.add(point);
        problems.add(
          new Problem(
            owner === undefined
              ? `The name of the point, "${anchor}", can't be an anchor.`
              : `The anchor "#${anchor}" of the point is also one of ${owner}.`,
            { place: { file: point.file }, remedy: 'Give the file another name: lower-case words with hyphens.' },
          ),
        );
      }
}

/** The level of the heading above a text: the title of a page, or that of a point in a guide. */
const levels = { page: 1, point: 2 };

export async function renderBodies(loading: Loading): Promise<RenderedBodies> {
  const { root, table, library, cache, problems, onProgress } = loading;
  const { site, read } = await readShared(loading);

  const render = async (
    topic: Topic,
    below: number,
    mistakes: ProblemCollector,
    inside: string | null = null,
  ): Promise<TopicBodies | undefined> => {
    const { file, body: text, bodyLine: line } = topic;
    const body = await read({ file, text, line, elements: writersElements, below }, mistakes);
    if (!body) return undefined;
    const versions = topic.versions.length ? topic.versions : [null];
    return new Map(
      versions.map((version) => {
        const draw = () => cache.rendered(topic, version, site, () => renderBody(topic, body, version, site, inside));
        const drawn = mistakes.attempt(() => inFile(file, draw)) ?? missingBody(topic);
        for (const problem of drawn.problems) mistakes.add(problem);
        return [labelOrEmpty(version), drawn];
      }),
    );
  };

  const pages = new Map<Topic, TopicBodies>();
  const topics = library.topics.filter(({ isReadable }) => isReadable);
  for (const [place, topic] of topics.entries()) {
    const bodies = await render(topic, levels.page, problems);
    if (bodies) pages.set(topic, bodies);
    onProgress('rendering', place + 1, topics.length);
    // The client is bundled at the same time.
    await setImmediate();
  }

  // Points with mistakes are left out.
  const upgradePoints: RenderedPoint[] = [];
  for (const point of readUpgradePoints(root, table, problems, cache.points)) {
    if (!point.isReadable) continue;
    const mistakes = problemCollector();
    const bodies = await render(point, levels.point, mistakes, point.name);
    checkHeadings(point, bodies, mistakes);
    for (const problem of mistakes.all) problems.add(problem);
    if (bodies && !mistakes.size) upgradePoints.push({ point, bodies });
  }

  checkAnchors(upgradePoints, problems);
  return {
    bodyOf: (topic, version) => pages.get(topic)?.get(labelOrEmpty(version)) ?? missingBody(topic),
    pages: [...pages.values()].flatMap((bodies) => [...bodies.values()]),
    upgradePoints,
    points: upgradePoints.flatMap(({ bodies }) => [...bodies.values()]),
    site,
  };
}
