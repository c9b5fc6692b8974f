/** Where in a module of the project a value is: mistakes in data name the line of the row or the term. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem, ProblemList, positionAt } from '../../problems/problem.ts';
import { valueAt } from './module-values.ts';

async function withLine(root: string, problem: Problem): Promise<Problem> {
  const { file, path: where } = problem.place ?? {};
  const at = path.join(root, file ?? '');
  if (!file || !where || !fs.existsSync(at)) return problem;
  // Loaded only if there is something to report, because the parser takes a tenth of a build's time.
  const { parseSync } = await import('vite');
  const source = fs.readFileSync(at, 'utf8');
  const value = valueAt(parseSync(file, source).program, where);
  return value ? problem.with({ place: { file, ...positionAt(source, value.node.start) } }) : problem;
}

/** The problems with the lines of the values that their places name. */
export const withLines = (root: string, problems: readonly Problem[]): Promise<Problem[]> =>
  Promise.all(problems.map((problem) => withLine(root, problem)));

/** Runs `work`; its Problems get the lines of the values that their places name. */
export async function withModuleLines<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw (await withLines(root, [error]))[0];
    throw error instanceof ProblemList ? new ProblemList(await withLines(root, error.problems)) : error;
  }
}
