/** Renders topics one at a time: of a parsed page, only its bodies stay in memory. */
import { slashOf } from '../config/page-href.ts';
import { readCodeFiles } from '../content/code-files.ts';
import type { Library } from '../content/library.ts';
import { inModule } from '../content/module-problem.ts';
import { readPassages, type SharedPassage } from '../content/passages.ts';
import { readPictures } from '../content/pictures.ts';
import type { Topic } from '../content/topic.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { inFile, Problem } from '../problems/problem.ts';
import { loadGrammars } from '../render/draw/highlight.ts';
import type { LoadedIsland, PassageBody, RenderSite } from '../render/draw/render-site.ts';
import type { Body, PageText } from '../render/parse/parse-body.ts';
import { missingBody, type RenderedBody, renderBody } from '../render/render-body.tsx';
import { passageElements, writersElements } from '../render/vocabulary/elements.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import type { LoadCache } from './load-cache.ts';
import type { Project } from './project.ts';

const isComponent = (value: unknown): value is LoadedIsland['Component'] => typeof value === 'function';

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

export interface TopicRenderer {
  readonly site: RenderSite;
  /**
   * Renders a topic. A body with mistakes shows nothing.
   * @param problems receives the topic's mistakes
   * @param below level of the heading above the text
   * @returns undefined if the topic can't be parsed
   */
  render(topic: Topic, problems: ProblemCollector, below?: number): Promise<TopicBodies | undefined>;
}

/** Returns what loads the islands that bodies use, each once. An unknown one is reported by the page that names it. */
function islandLoader(
  islands: Map<string, LoadedIsland>,
  { root, project: { modules }, problems }: Pick<RenderInputs, 'root' | 'project' | 'problems'>,
) {
  const asked = new Set<string>();
  const loadIsland = async (name: string): Promise<void> => {
    asked.add(name);
    const load = Object.hasOwn(modules.islands, name) ? modules.islands[name] : undefined;
    if (!load) return;
    const { Island } = await inModule(root, 'content/islands/index.ts', load);
    if (!isComponent(Island))
      throw new Problem(`The island "${name}" exports no component named Island.`, {
        place: { file: `content/islands/${name}/island.tsx` },
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
  const loadIslands = islandLoader(islands, source);
  const prepare = async (bodies: readonly Body[]) => {
    await loadIslands(bodies.flatMap((body) => body.islands));
    await loadGrammars(bodies.flatMap((body) => body.languages));
  };
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
    codeFiles,
    code,
  };
  return {
    site,
    async render(topic, problems, below) {
      const { file, body: text, bodyLine: line } = topic;
      const pageText = { file, text, line, elements: writersElements, ...(below !== undefined && { below }) };
      const body = problems.attempt(() => read(pageText, problems));
      if (!body) return undefined;
      await prepare([body]);
      const inVersion = (version: Version | null): RenderedBody =>
        cache.rendered(topic, version, site, () => renderBody(topic, body, version, site));
      return renderVersions(topic, inVersion, problems);
    },
  };
}
