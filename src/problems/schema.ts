import type { z } from 'zod';

type Issue = z.ZodError['issues'][number];

/** What a schema objects to in one value: `rows.3.cells: 2 cells for 3 columns`, `unknown "prim"`. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}`;
  return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`;
}

/** All that a schema objects to, in one line: `prime: Too small; unknown key "prim"`. */
export const describeIssues = ({ issues }: Pick<z.ZodError, 'issues'>): string => issues.map(issueSentence).join('; ');
