/** `npx onesource check-content`: renders all pages, and reports mistakes, warnings included. */

import fs from 'node:fs';
import path from 'node:path';
import { counted } from '../basics/counted.ts';
import { withModuleLines } from '../content/modules/module-places.ts';
import type { LoadModule } from '../content/modules/project.ts';
import { type ProblemCollector, problemCollector } from '../problems/collect.ts';
import { Problem, ProblemList } from '../problems/problem.ts';
import { type ReportFormat, reportOf } from '../problems/report.ts';
import { messageOf } from '../problems/thrown.ts';
import { loadSite, type Site } from '../site/load.ts';
import { emptyCache, type LoadCache } from '../site/load-cache.ts';
import { type Project, readProject } from '../site/project.ts';
import type { CommandContext, Folders } from './context.ts';
import { inBatches } from './dev/batches.ts';
import { publicFiles } from './files/public.ts';
import { uniqueFiles } from './files/site-file.ts';
import { plannedFiles } from './files/site-files.ts';
import { ownWords } from './own-words.ts';
import { freshLoader } from './project-loader.ts';

/** Files that have the same address: pages, what the site makes by itself, and `public/`. */
const collisions = (root: string, site: Site) => uniqueFiles([...plannedFiles(site), ...publicFiles(root)]).problems;

async function styleMistakes(folders: Folders, { modules }: Project, problems: ProblemCollector): Promise<void> {
  const { islandStyles } = await import('./island-styles.ts');
  problems.attempt(() => islandStyles(folders, Object.keys(modules.islands)));
}

async function loadOrProblems(
  folders: Folders,
  load: LoadModule,
  cache?: LoadCache,
): Promise<Site | readonly Problem[]> {
  const { root } = folders;
  try {
    const problems = problemCollector();
    const project = await problems.collect(() => readProject(root, load, { problems }));
    if (project) await styleMistakes(folders, project, problems);
    if (project)
      return await loadSite(root, project, {
        isThorough: true,
        check: (site) => [...collisions(root, site), ...ownWords(site)],
        problems,
        ...(cache && { cache }),
      });
    return await withModuleLines(root, () => {
      problems.end();
      return [];
    });
  } catch (error) {
    if (error instanceof ProblemList) return error.problems;
    if (error instanceof Problem) return [error];
    throw error;
  }
}

function report(loaded: Site | readonly Problem[], format: ReportFormat): number {
  const isBroken = !('sets' in loaded);
  const problems = isBroken ? loaded : loaded.warnings;
  if (problems.length || format === 'json') console.log(reportOf(problems, isBroken ? 'error' : 'warning', format));
  else if (!isBroken && format === 'text')
    console.log(
      `${loaded.sets.reduce((count, set) => count + set.pages.length, 0)} pages in ${loaded.sets.length} sets, no mistakes`,
    );
  return problems.length;
}

/** Checks again after each change. The lines around the reports tell editors where they begin and end. */
async function watchContent(folders: Folders, given: LoadModule, format: ReportFormat): Promise<never> {
  const { root } = folders;
  const cache = emptyCache();
  let load = given;
  const check = async (names: ReadonlySet<string>) => {
    console.log('Checking …');
    try {
      if ([...names].some((name) => /\.tsx?$/.test(name))) load = freshLoader(root);
      const count = report(await loadOrProblems(folders, load, cache), format);
      console.log(`Checked: ${counted(count, 'mistake')}.`);
    } catch (error) {
      console.log(`Checked: ${messageOf(error)}`);
    }
  };
  const changed = inBatches(check, check(new Set()));
  fs.watch(path.join(root, 'content'), { recursive: true }, (_, name) => name && changed(name));
  fs.watch(path.join(root, 'site.config.ts'), () => changed('site.config.ts'));
  return new Promise(() => {});
}

interface CheckOptions {
  readonly format: ReportFormat;
  readonly watch?: true;
}

export async function run({ load, ...folders }: CommandContext, { format, watch }: CheckOptions): Promise<void> {
  if (watch) await watchContent(folders, load, format);
  if (report(await loadOrProblems(folders, load), format)) process.exitCode = 1;
}
