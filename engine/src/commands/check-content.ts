/** `npm run check:content`: renders all pages and reports mistakes without writing anything. Unlike the build, it also fails on warnings. */

import { contentRanges, latestOnly } from '../content/content-ranges.ts';
import { loadProject } from '../content/project.ts';
import { loadSite } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

export async function run({ root, load }: CommandContext): Promise<void> {
  const site = await loadSite(root, await readProject(root, await loadProject(root, load)));
  const warnings = [...site.warnings, ...latestOnly(contentRanges(root), site.library.table)];
  for (const warning of warnings) console.error(String(warning));
  console.log(`${site.sets.reduce((n, set) => n + set.pages.length, 0)} pages in ${site.sets.length} sets, ${warnings.length} warnings`);
  if (warnings.length) process.exitCode = 1;
}
