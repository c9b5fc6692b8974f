import type { z } from 'zod';
import { type Problem, ProblemList } from './problem.ts';

/** Whether a text has no Markdown, which would be shown as typed. */
export const isPlain = (text: string): boolean => !/\]\(|\*\*|`/.test(text);

type Issue = z.ZodError['issues'][number];

/** What a schema returns, as a value that nobody changes. */
export type DeepReadonly<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Validates a value. Throws the problems that `problemOf` returns for what the schema objects to. */
export function validated<T>(schema: z.ZodType<T>, value: unknown, problemOf: (issue: Issue) => Problem): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ProblemList(result.error.issues.map(problemOf));
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  record: 'a map',
  object: 'a map',
  number: 'a number',
};

function plainMessage(issue: Issue): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  if (issue.message.startsWith('Too small') && issue.message.endsWith('>=1 characters')) return 'it is empty';
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  return issue.message.endsWith('received undefined')
    ? 'it is missing'
    : `it is not ${kinds[issue.expected] ?? issue.expected}`;
}

/** Where a schema objects to something: the first key that it doesn't know, or the value. */
export const issuePath = (issue: Issue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** What a schema objects to in one value: `rows.3.cells: 2 cells for 3 columns`, `unknown "prim"`. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}`;
  return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${plainMessage(issue)}`;
}

/** The predicate of a sentence about a value: "is not text", "it has 12 characters, not 60 to 160". */
export function valueSentence(issue: Issue): string {
  if (issue.code === 'invalid_type') return `is not ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small' && issue.minimum === 1) return 'is empty';
  return `is invalid: ${issue.message}`;
}

/** All that a schema objects to, in one line: `prime: Too small; unknown key "prim"`. */
export const describeIssues = ({ issues }: Pick<z.ZodError, 'issues'>): string => issues.map(issueSentence).join('; ');
