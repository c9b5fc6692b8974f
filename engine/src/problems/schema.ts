import type { z } from 'zod';
import { type Problem, ProblemList } from './problem.ts';

type Issue = z.ZodError['issues'][number];

/** Validates a value. Throws the problems that `problemOf` returns for what the schema objects to. */
export function validated<T>(schema: z.ZodType<T>, value: unknown, problemOf: (issue: Issue) => Problem): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ProblemList(result.error.issues.map(problemOf));
}

/** What a schema objects to in one value: `rows.3.cells: 2 cells for 3 columns`, `unknown "prim"`. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}`;
  return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`;
}

/** All that a schema objects to, in one line: `prime: Too small; unknown key "prim"`. */
export const describeIssues = ({ issues }: Pick<z.ZodError, 'issues'>): string => issues.map(issueSentence).join('; ');
