import { Problem, ProblemList } from './problem.ts';
import { problemsAsText } from './report.ts';
import { systemProblem } from './system-error.ts';

/** The text to print for an error: what happened, where, what to do. `DEBUG=1` adds unexpected errors' stacks. */
export function explain(error: unknown): string {
  const problem = error instanceof Problem || error instanceof ProblemList ? error : systemProblem(error);
  if (problem instanceof ProblemList && problem.problems.length > 1) return problemsAsText(problem.problems);
  if (problem) return String(problem);
  if (!(error instanceof Error)) return `The command failed: ${String(error)}`;
  const details = process.env.DEBUG
    ? `\n${error.stack}`
    : '\nThis error is unexpected. Set DEBUG=1 to see where it happened.';
  return `The command failed: ${error.name}: ${error.message}${details}`;
}
