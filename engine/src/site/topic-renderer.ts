/** Renders topics one at a time: of a parsed page, only its bodies stay in memory. */
import { slashOf } from '../config/page-href.ts';
import { readCodeFiles, type WrittenFence, withFile } from '../content/code-files.ts';
import { factOf } from '../content/facts.ts';
import type { Library } from '../content/library.ts';
import { inModule } from '../content/module-problem.ts';
import { readPassages, type SharedPassage } from '../content/passages.ts';
import { readPictures } from '../content/pictures.ts';
import type { ProjectModules } from '../content/project.ts';
import type { Topic } from '../content/topic.ts';
import { versionCode } from '../content/version-code.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { inFile, Problem } from '../problems/problem.ts';
import { layoutFlowchart } from '../render/draw/diagrams/layout-flowchart.ts';
import { parseFlowchart } from '../render/draw/diagrams/parse.ts';
import type { DiagramPicture } from '../render/draw/diagrams/shapes.ts';
import { loadGrammars } from '../render/draw/highlight.ts';
import type { LoadedIsland, PassageBody, RenderSite } from '../render/draw/render-site.ts';
import type { Body, PageText } from '../render/parse/parse-body.ts';
import { missingBody, type RenderedBody, renderBody } from '../render/render-body.tsx';
import { passageElements, writersElements } from '../render/vocabulary/elements.ts';
import { parseRange } from '../versions/range.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import type { LoadCache } from './load-cache.ts';
import type { Project } from './project.ts';

/** Mistakes in flowcharts are reported when their page is rendered, which knows their place and its versions. */
function ifValid<T>(work: () => T): T[] {
  try {
    return [work()];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

type FlowchartSource = Pick<RenderSite, 'library' | 'codeFiles' | 'code'>;

const textsOf = (written: WrittenFence, { library: { table }, codeFiles, code }: FlowchartSource): string[] =>
  table.all.flatMap((version) => {
    const holds = (range: string) => parseRange(range, table).has(version);
    const fact = (name: string) => factOf(version.facts, name);
    return ifValid(() => versionCode(withFile(written, codeFiles, code).code, { holds, fact }).text);
  });

/** The texts of these fences in all versions, each once. */
const flowchartTexts = (fences: readonly WrittenFence[], source: FlowchartSource): readonly string[] => [
  ...new Set(fences.flatMap((fence) => textsOf(fence, source))),
];

async function layOutFlowcharts(
  texts: readonly string[],
  placed: Map<string, readonly DiagramPicture[]>,
): Promise<void> {
  for (const text of texts)
    for (const flow of ifValid(() => parseFlowchart(text))) placed.set(text, await layoutFlowchart(flow));
}

const isComponent = (value: unknown): value is LoadedIsland['Component'] => typeof value === 'function';

/**
 * Loads the islands that pages use. An unknown one is left out: the page that names it reports it.
 * @param problems receives mistakes in the islands' own files
 */
async function loadIslands(
  root: string,
  used: ReadonlySet<string>,
  { islands, islandsAbout }: Pick<ProjectModules, 'islands' | 'islandsAbout'>,
  problems: ProblemCollector,
): Promise<Map<string, LoadedIsland>> {
  const loadOne = async (name: string, load: () => Promise<{ Island?: unknown }>): Promise<[string, LoadedIsland]> => {
    const { Island } = await inModule(root, 'content/islands/index.ts', load);
    if (!isComponent(Island))
      throw new Problem(`The island "${name}" exports no component named Island.`, {
        place: { file: `content/islands/${name}/island.tsx` },
      });
    const about = islandsAbout[name];
    if (!about)
      throw new Problem(`Nothing is known about the island "${name}".`, {
        place: { file: 'content/islands/about.ts' },
        remedy: 'Add its props and a summary.',
      });
    return [name, { Component: Island, ...about }];
  };
  const entries = await Promise.all(
    [...used].map((name) => {
      const load = Object.hasOwn(islands, name) ? islands[name] : undefined;
      return load && problems.collect(() => loadOne(name, load));
    }),
  );
  return new Map(entries.filter((entry) => entry !== undefined));
}

/** Parses all shared passages; returns them by the name in `<Include>`. Mistakes go to `problems`. */
function passageBodies(
  passages: readonly SharedPassage[],
  parse: (source: PageText) => Body,
  problems: ProblemCollector,
): Map<string, PassageBody> {
  const bodies = new Map<string, PassageBody>();
  for (const { name, file, text } of passages) {
    problems.attempt(
      () => void bodies.set(name, { file, body: parse({ file, text, line: 1, elements: passageElements, below: 3 }) }),
    );
  }
  return bodies;
}

export interface RenderInputs {
  readonly root: string;
  readonly project: Project;
  readonly table: VersionTable;
  readonly library: Library;
  readonly cache: LoadCache;
  readonly problems: ProblemCollector;
}

/** A topic in all of its versions, by their labels; '' is an unversioned page. */
export type TopicBodies = ReadonlyMap<string, RenderedBody>;

export const labelOf = (version: Version | null): string => version?.label ?? '';

/** How the points of upgrade guides differ from pages. */
export interface BodyKind {
  /** Level of the heading above the text. */
  readonly below?: number;
  readonly anchorPrefix?: string;
  /** Throws a Problem if a body isn't allowed. */
  readonly check?: (body: RenderedBody) => void;
}

export interface TopicRenderer {
  readonly site: RenderSite;
  /**
   * Renders a topic. A body with mistakes shows nothing.
   * @param problems receives the topic's mistakes
   * @returns undefined if the topic can't be parsed
   */
  render(topic: Topic, problems: ProblemCollector, kind?: BodyKind): Promise<TopicBodies | undefined>;
  /** Forgets the flowcharts that no topic has shown. */
  end(): void;
}

/** Loads the islands that are used, each once. */
function islandLoader(
  islands: Map<string, LoadedIsland>,
  { root, project: { modules }, problems }: Pick<RenderInputs, 'root' | 'project' | 'problems'>,
) {
  const asked = new Set<string>();
  return async (names: readonly string[]) => {
    const open = new Set(names.filter((name) => !asked.has(name)));
    if (!open.size) return;
    for (const name of open) asked.add(name);
    for (const [name, island] of await loadIslands(root, open, modules, problems)) islands.set(name, island);
  };
}

/** What bodies need before they are rendered: their islands are loaded, and their flowcharts laid out. */
function bodyPreparation(
  inputs: RenderInputs,
  islands: Map<string, LoadedIsland>,
  source: Pick<RenderSite, 'library' | 'codeFiles' | 'code'>,
) {
  const { cache } = inputs;
  const flowcharts = new Set<string>();
  const loadUsed = islandLoader(islands, inputs);
  return {
    async prepare(bodies: readonly Body[]): Promise<void> {
      await loadUsed(bodies.flatMap((body) => body.islands));
      await loadGrammars(bodies.flatMap((body) => body.languages));
      const texts = flowchartTexts(
        bodies.flatMap((body) => body.flowcharts),
        source,
      );
      for (const text of texts) flowcharts.add(text);
      const open = texts.filter((text) => !cache.flowcharts.has(text));
      await layOutFlowcharts(open, cache.flowcharts);
    },
    end() {
      for (const text of cache.flowcharts.keys()) if (!flowcharts.has(text)) cache.flowcharts.delete(text);
    },
  };
}

function renderVersions(
  topic: Topic,
  render: (version: Version | null) => RenderedBody,
  problems: ProblemCollector,
): TopicBodies {
  const versions = topic.versions.length ? topic.versions : [null];
  return new Map(
    versions.map((version) => {
      const rendered = problems.attempt(() => inFile(topic.file, () => render(version)));
      return [labelOf(version), rendered ?? missingBody(topic)];
    }),
  );
}

/** Reads what pages share, and returns what renders them. */
export async function topicRenderer(source: RenderInputs): Promise<TopicRenderer> {
  const { root, table, library, cache, problems: shared } = source;
  const { modules, info } = source.project;
  const read = (text: PageText, problems: ProblemCollector): Body => {
    const body = cache.read(text, { table, origin: info.config.url });
    for (const problem of body.problems) problems.add(problem);
    return body;
  };
  const codeFiles = readCodeFiles(root);
  const code = modules.code({ root });
  const islands = new Map<string, LoadedIsland>();
  const { prepare, end } = bodyPreparation(source, islands, { library, codeFiles, code });
  const passages = passageBodies(readPassages(root, shared), (text) => read(text, shared), shared);
  await prepare([...passages.values()].map(({ body }) => body));
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
    pictures: readPictures(root),
    flowcharts: cache.flowcharts,
    codeFiles,
    code,
  };
  return {
    site,
    async render(topic, problems, { below, anchorPrefix, check } = {}) {
      const { file, body: text, bodyLine: line } = topic;
      const pageText = { file, text, line, elements: writersElements, ...(below !== undefined && { below }) };
      const body = problems.attempt(() => read(pageText, problems));
      if (!body) return undefined;
      await prepare([body]);
      const inVersion = (version: Version | null): RenderedBody => {
        const rendered = cache.rendered(topic, version, site, () =>
          renderBody(topic, body, version, site, anchorPrefix),
        );
        check?.(rendered);
        return rendered;
      };
      return renderVersions(topic, inVersion, problems);
    },
    end,
  };
}
