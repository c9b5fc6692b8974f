/** `npm run check:content`: renders all pages and reports mistakes without writing anything. Unlike the build, it also fails on warnings. */

import { type LoadModule, loadProject } from '../content/project.ts';
import { loadSite } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import { contentRanges, latestOnly } from './content-ranges.ts';
import { projectRoot } from './paths.ts';

export async function run(load: LoadModule): Promise<void> {
  const site = await loadSite(projectRoot, await readProject(projectRoot, await loadProject(projectRoot, load)));
  const warnings = [...site.warnings, ...latestOnly(contentRanges(projectRoot), site.library.table)];
  for (const warning of warnings) console.error(String(warning));
  console.log(`${site.sets.reduce((n, set) => n + set.pages.length, 0)} pages in ${site.sets.length} sets, ${warnings.length} warnings`);
  if (warnings.length) process.exitCode = 1;
}
