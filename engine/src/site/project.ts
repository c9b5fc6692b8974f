/** A project: its modules, with configuration and version table validated and created once. */
import { readBasePath } from '../config/base-path.ts';
import { configPlace, readSiteConfig } from '../config/site-config.ts';
import { withModuleLines } from '../content/modules/module-places.ts';
import { type LoadModule, loadModules, type ProjectModules } from '../content/modules/project.ts';
import type { BuildInfo } from '../model/site-info.ts';
import { type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { placed } from '../problems/problem.ts';
import { parseRange } from '../versions/range.ts';
import { makeVersionTable, type Version, type VersionTable } from '../versions/table.ts';
import { servedFiles } from './linked-files.ts';
import { readLogo } from './logo.ts';

export interface Project {
  readonly modules: ProjectModules;
  readonly info: BuildInfo;
  readonly table: VersionTable;
}

/** What a version's name says of its state, before the marks of its notices. */
const stateMarks = {
  latest: ['latest'],
  unreleased: ['unreleased'],
  superseded: [],
  unmaintained: ['no longer maintained'],
};

export interface ProjectOptions {
  /** Value of `BASE_URL`, which overrides the configuration; undefined or empty if it is not set. */
  readonly base?: string | undefined;
  /** Receives mistakes in values that can be replaced; without it, all are thrown together. */
  readonly problems?: ProblemCollector;
  /** What to use instead of the project's own modules. */
  readonly instead?: Partial<ProjectModules>;
}

/**
 * Reads the project at `root`: loads its modules, and validates them.
 * @throws Problem if the configuration or the versions are invalid
 */
export const readProject = (
  root: string,
  load: LoadModule,
  { base, problems: given, instead }: ProjectOptions = {},
): Promise<Project> =>
  withModuleLines(root, async () => {
    const problems = given ?? problemCollector();
    const modules = { ...(await loadModules(root, load, problems)), ...instead };
    const project = projectOf(root, modules, base, problems);
    if (!given) problems.end();
    return project;
  });

/** The project at `root` with these modules. Its Problems lack the lines of values. */
export function projectOf(
  root: string,
  modules: ProjectModules,
  base: string | undefined,
  problems: ProblemCollector,
): Project {
  const { notices, overview, ...config } = readSiteConfig(modules.config, problems);
  const table = makeVersionTable(modules.versions, config.versionedRoot, problems);
  /** Reads the ranges of what the configuration says about versions. */
  const about = <T extends { versions: string }>(setting: string, given: readonly T[]) => {
    const read = given.flatMap(({ versions: written, ...said }, i) => {
      const place = configPlace(setting, i, 'versions');
      const range = problems.attempt(() => placed(place, () => parseRange(written, table)));
      return range ? [{ said, range }] : [];
    });
    return (version: Version) => read.flatMap(({ said, range }) => (range.has(version) ? [said] : []));
  };
  const [noticesOf, overviewOf] = [about('notices', notices), about('overview', overview)];
  const versions = table.all.toReversed().map((version) => {
    const { label, path, status, released } = version;
    const noticed = noticesOf(version);
    const marks = [...stateMarks[status], ...new Set(noticed.map(({ mark }) => mark))].join(', ');
    const name = marks ? `${label} (${marks})` : label;
    return { label, name, path, status, released, notices: noticed, overview: overviewOf(version) };
  });
  const path =
    problems.attempt(() => (base ? readBasePath(base, 'BASE_URL') : readBasePath(config.baseUrl, 'baseUrl'))) ?? '';
  const logo = problems.attempt(() => (config.logo === undefined ? null : readLogo(root, config.logo))) ?? null;
  const files = servedFiles(root, table.latest.path);
  return { modules, table, info: { config, base: path, logo, files, versions, sidebarStarts: {} } };
}
