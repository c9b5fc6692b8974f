/** `npm run check:content`: reads and renders all pages, writes nothing, says what is wrong. */
import { explain } from '../problems/problem.ts';
import { importProject, loadSite } from './load.ts';
import { projectRoot } from './paths.ts';

try {
  const site = await loadSite(projectRoot, await importProject(projectRoot), '');
  for (const warning of site.warnings) console.warn(`warning: ${warning}`);
  console.log(`${site.sets.reduce((n, set) => n + set.pages.length, 0)} pages in ${site.sets.length} sets, ${site.warnings.length} warnings`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
