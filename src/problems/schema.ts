import type { z } from 'zod';

/** What a schema objects to, in one line: `prime: Too small; unknown key "prim"`. */
export function describeIssues({ issues }: Pick<z.ZodError, 'issues'>): string {
  return issues
    .map((issue) => {
      if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}`;
      return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`;
    })
    .join('; ');
}
