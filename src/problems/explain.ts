import { Problem, ProblemList } from './problem.ts';
import { systemProblem } from './system-error.ts';

/** What to print of an error: what happened, where, and what to do. Where a command failed by its own fault, `DEBUG=1` shows the stack. */
export function explain(error: unknown): string {
  const known = error instanceof Problem || error instanceof ProblemList ? error : systemProblem(error);
  if (known) return String(known);
  if (!(error instanceof Error)) return `The command failed: ${String(error)}`;
  const details = process.env.DEBUG
    ? `\n${error.stack}`
    : '\nThis is not a mistake that the command knows. DEBUG=1 shows where it happened.';
  return `The command failed: ${error.name}: ${error.message}${details}`;
}
