import { readSiteConfig } from '../config/site-config.ts';
import type { ProjectModules } from '../content/project.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { makeVersionTable } from '../versions/table.ts';

/** What the shell shows of the versions. */
export function siteInfo(modules: ProjectModules, base: string): SiteInfo {
  const config = readSiteConfig(modules.config);
  const table = makeVersionTable(modules.versions, config.versionedRoot);
  const names = { latest: ' (latest)', unreleased: ' (unreleased)', superseded: '' };
  return {
    config,
    base,
    versions: [...table.all]
      .reverse()
      .map(({ label, path: at, status }) => ({ label, name: `${label}${names[status]}`, path: at, status })),
    sidebarStarts: {},
  };
}
