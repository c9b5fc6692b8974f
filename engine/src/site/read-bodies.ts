/** The first half of a load: reads all pages and passages, and gathers what they need to be rendered. */
import { slashOf } from '../config/page-href.ts';
import { readCodeFiles } from '../content/code-files.ts';
import type { Library } from '../content/library.ts';
import { readPassages } from '../content/passages.ts';
import { readPictures } from '../content/pictures.ts';
import type { ProjectModules } from '../content/project.ts';
import type { Topic } from '../content/topic.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import type { RenderSite, SiteData } from '../render/data.ts';
import type { Body, PageText } from '../render/mdx.ts';
import { writersElements } from '../render/vocabulary/elements.ts';
import type { VersionTable } from '../versions/table.ts';
import { loadIslands } from './islands.ts';
import { type Keeping, keptBodies } from './kept-bodies.ts';
import type { LoadCache } from './load-cache.ts';
import { passageBodies } from './passages.ts';
import type { Project } from './project.ts';
import { type ReusedBodies, reusedBodies } from './reused-bodies.ts';
import { timed } from './timed.ts';

/** What the steps of a load share. */
export interface Loading {
  readonly root: string;
  readonly project: Project;
  readonly table: VersionTable;
  readonly library: Library;
  readonly cache: LoadCache;
  readonly problems: ProblemCollector;
  /** Where to keep bodies for the next build. */
  readonly keeping: Keeping | undefined;
  /** Is called as pages are read and rendered. */
  readonly onProgress: (step: string, done: number, of: number) => void;
}

export interface ReadBodies {
  /** The parsed bodies of the topics that can be read, and are not taken over from an earlier build. */
  readonly bodies: ReadonlyMap<Topic, Body>;
  readonly reused: ReusedBodies;
  /** Takes a topic over from an earlier build, with the code files that it shows; false if it has to be rendered. */
  readonly isReused: (topic: Topic) => boolean;
  readonly renderSite: RenderSite;
  /** Parses a further text, whose code files and flows are added to the two sets below. */
  readonly parse: (source: PageText) => Body;
  /** Names of the code files that pages show. */
  readonly shownCode: ReadonlySet<string>;
  /** The code files that a parsed file shows. */
  readonly codeOf: ReadonlyMap<string, readonly string[]>;
  /** Texts of the flows that pages show. */
  readonly flows: ReadonlySet<string>;
}

/** What all pages share when they are rendered. */
const renderSiteOf = (info: SiteInfo, modules: ProjectModules, library: Library, data: SiteData): RenderSite => ({
  library,
  base: info.base,
  slash: slashOf(info.config),
  repository: info.config.repository,
  origin: info.config.url,
  data,
  terms: new Set(modules.glossary.map(({ id }) => id)),
  glossaryPage: info.config.pages.glossary,
  linkSchemes: modules.linkSchemes,
});

export async function readBodies({
  root,
  project: { modules, info },
  table,
  library,
  cache,
  problems,
  keeping,
  onProgress,
}: Loading): Promise<ReadBodies> {
  const codeFiles = readCodeFiles(root);
  const code = modules.code({ root });
  const pictures = readPictures(root);
  const kept = keeping && keptBodies(keeping, { root, info, library, modules, pictures });
  const reused = reusedBodies(kept, cache);
  const shownCode = new Set<string>();
  const codeOf = new Map<string, readonly string[]>();
  const flows = new Set<string>();
  const parse = (source: PageText) => {
    const body = cache.parse({ ...source, codeFiles, code, table, origin: info.config.url });
    codeOf.set(source.file, [...body.codeFiles.keys()]);
    for (const name of body.codeFiles.keys()) shownCode.add(name);
    for (const flow of body.flows) flows.add(flow);
    for (const problem of body.problems) problems.add(problem);
    return body;
  };
  const isReused = (topic: Topic): boolean => {
    const earlier = reused.take(topic);
    for (const name of earlier?.codeFiles ?? []) shownCode.add(name);
    return earlier !== undefined;
  };
  const bodies = new Map<Topic, Body>();
  timed('parsing pages', () => {
    for (const [index, topic] of library.topics.entries()) {
      const { file, body: text, bodyLine: line } = topic;
      if (topic.isReadable && !isReused(topic))
        problems.attempt(() => void bodies.set(topic, parse({ file, text, line, elements: writersElements })));
      onProgress('reading', index + 1, library.topics.length);
    }
  });
  const passages = passageBodies(readPassages(root, problems), parse, problems);
  const withIslands = [...bodies.values(), ...[...passages.values()].map(({ body }) => body)];
  const islands = await loadIslands(new Set(withIslands.flatMap((body) => body.islands)), modules, problems);
  const data: SiteData = {
    tables: modules.tables,
    islands,
    islandNames: Object.keys(modules.islands),
    glossary: modules.glossary,
    passages,
    pictures,
    flows: cache.flows,
    codeFiles,
    code,
  };
  const renderSite = renderSiteOf(info, modules, library, data);
  return { bodies, reused, isReused, renderSite, parse, shownCode, codeOf, flows };
}
