/** A project: its modules, with configuration and version table validated and created once. */
import { readBasePath } from '../config/base-path.ts';
import { readSiteConfig } from '../config/site-config.ts';
import { withModuleLines } from '../content/module-places.ts';
import type { ProjectModules } from '../content/project.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { placed } from '../problems/problem.ts';
import { parseRange } from '../versions/range.ts';
import { makeVersionTable, type VersionTable } from '../versions/table.ts';
import { readLogo } from './logo.ts';

export interface Project {
  readonly modules: ProjectModules;
  readonly info: SiteInfo;
  readonly table: VersionTable;
}

const notes = {
  latest: ['latest'],
  unreleased: ['unreleased'],
  superseded: [],
  unmaintained: ['no longer maintained'],
};

/**
 * Reads the modules of the project at `root`.
 * @param base value of `BASE_URL`, which overrides the configuration; undefined or empty if it is not set
 * @throws Problem if the configuration or the versions are invalid
 */
export const readProject = (root: string, modules: ProjectModules, base?: string): Promise<Project> =>
  withModuleLines(root, () => projectOf(root, modules, base));

function projectOf(root: string, modules: ProjectModules, base?: string): Project {
  const { notices: given, ...config } = readSiteConfig(modules.config);
  const table = makeVersionTable(modules.versions, config.versionedRoot);
  const noticed = given.map(({ versions, ...notice }, i) => {
    const place = { file: 'site.config.ts', path: ['default', 'notices', i, 'versions'] };
    return { notice, range: placed(place, () => parseRange(versions, table)) };
  });
  const versions = table.all.toReversed().map((version) => {
    const { label, path, status } = version;
    const notices = noticed.flatMap(({ notice, range }) => (range.has(version) ? [notice] : []));
    const said = [...notes[status], ...new Set(notices.map(({ mark }) => mark))].join(', ');
    return { label, name: said ? `${label} (${said})` : label, path, status, notices };
  });
  const path = base ? readBasePath(base, 'BASE_URL') : readBasePath(config.baseUrl, 'baseUrl');
  const logo = config.logo === undefined ? null : readLogo(root, config.logo);
  return { modules, table, info: { config, base: path, logo, versions, sidebarStarts: {} } };
}
