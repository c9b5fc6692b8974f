/**
 * `npm run check:content [-- --format github|json]`: renders all pages and reports mistakes without writing anything. Unlike the build, it also
 * fails on warnings.
 */
import { parseArgs } from 'node:util';
import { loadProject } from '../content/project.ts';
import { suggest } from '../problems/nearest.ts';
import { Problem, ProblemList } from '../problems/problem.ts';
import { type ReportFormat, reportFormats, reportOf } from '../problems/report.ts';
import { loadSite, type Site } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

function readFormat(args: string[]): ReportFormat {
  const { format = 'text' } = parseArgs({ args, options: { format: { type: 'string' } } }).values;
  const known = reportFormats.find((name) => name === format);
  if (!known) throw new Problem(`--format "${format}" is not known.`, { remedy: suggest(format, reportFormats) });
  return known;
}

/** The site, or the mistakes that keep it from being loaded. */
async function loadOrProblems({ root, load }: CommandContext): Promise<Site | readonly Problem[]> {
  try {
    return await loadSite(root, await readProject(root, await loadProject(root, load)), { isThorough: true });
  } catch (error) {
    if (error instanceof ProblemList) return error.problems;
    if (error instanceof Problem) return [error];
    throw error;
  }
}

export async function run(context: CommandContext): Promise<void> {
  const format = readFormat(context.args);
  const loaded = await loadOrProblems(context);
  const isBroken = !('sets' in loaded);
  const problems = isBroken ? loaded : loaded.warnings;
  if (problems.length) process.exitCode = 1;
  if (problems.length || format === 'json') console.log(reportOf(problems, isBroken ? 'error' : 'warning', format));
  else if (!isBroken && format === 'text')
    console.log(`${loaded.sets.reduce((count, set) => count + set.pages.length, 0)} pages in ${loaded.sets.length} sets, no mistakes`);
}
