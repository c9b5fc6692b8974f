/** A project: its modules, with configuration and version table validated and created once. */
import { readBasePath } from '../config/base-path.ts';
import { readSiteConfig } from '../config/site-config.ts';
import { withModuleLines } from '../content/module-places.ts';
import type { ProjectModules } from '../content/project.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { makeVersionTable, type VersionTable } from '../versions/table.ts';
import { readLogo } from './logo.ts';

export interface Project {
  readonly modules: ProjectModules;
  readonly info: SiteInfo;
  readonly table: VersionTable;
}

const notes = {
  latest: ' (latest)',
  unreleased: ' (unreleased)',
  superseded: '',
  unmaintained: ' (no longer maintained)',
};

/**
 * Reads the modules of the project at `root`.
 * @param base value of `BASE_URL`, which overrides the configuration; undefined or empty if it is not set
 * @throws Problem if the configuration or the versions are invalid
 */
export const readProject = (root: string, modules: ProjectModules, base?: string): Promise<Project> =>
  withModuleLines(root, () => projectOf(root, modules, base));

function projectOf(root: string, modules: ProjectModules, base?: string): Project {
  const config = readSiteConfig(modules.config);
  const table = makeVersionTable(modules.versions, config.versionedRoot);
  const versions = table.all
    .toReversed()
    .map(({ label, path, status }) => ({ label, name: `${label}${notes[status]}`, path, status }));
  const path = base ? readBasePath(base, 'BASE_URL') : readBasePath(config.baseUrl, 'baseUrl');
  const logo = config.logo === undefined ? null : readLogo(root, config.logo);
  return { modules, table, info: { config, base: path, logo, versions, sidebarStarts: {} } };
}
