/** Schemas in the words of this project: what zod objects to, and what text that is shown as typed may have. */
import { z } from 'zod';
import { nearest } from '../basics/nearest.ts';
import { type Problem, ProblemList } from './problem.ts';

type Issue = z.ZodError['issues'][number];

/** What a schema returns, as a value that nobody changes. */
export type DeepReadonly<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  record: 'a map',
  object: 'a map',
  number: 'a number',
  int: 'a whole number',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date is written as 2026-01-31',
  url: 'an address is written in full: https://…',
};

/** `{ id, text, link }`: the keys of the map that a schema expects. */
function expectedForm({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (inst instanceof z.core.$ZodObject) return `{ ${Object.keys(inst._zod.def.shape).join(', ')} }`;
  return kinds[expected] ?? expected;
}

const unitOf: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** The predicate of a sentence about the value. A message of the schema takes precedence. */
function objection(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'it is missing' : `it is not ${expectedForm(issue)}`;
    case 'invalid_value':
      return `it is not ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      if (issue.minimum === 1 && unitOf[issue.origin]) return 'it is empty';
      return `it is less than ${issue.minimum}${unitOf[issue.origin] ?? ''}`;
    case 'too_big':
      return `it is more than ${issue.maximum}${unitOf[issue.origin] ?? ''}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'it does not have the expected form';
    case 'not_multiple_of':
      return `it is not a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return 'it has none of the forms that are allowed';
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.core.$ZodObject ? Object.keys(issue.inst._zod.def.shape) : [];
      const near = nearest(issue.keys[0] ?? '', known);
      return near && `did you mean "${near}"?`;
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message;
  }
  return undefined;
}
z.config({ customError: objection });

const isOfAnotherForm = ({ code, path }: Issue) =>
  !path.length && ['invalid_type', 'invalid_value', 'invalid_union', 'unrecognized_keys'].includes(code);

/**
 * The issues inside a value of which several forms are allowed, if it is clear which form was meant: all that this form
 * objects to is further inside.
 */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branches = issue.errors.map((branch) => branch.flatMap(innermost));
  const meant = branches.find((branch) => branch.length && !branch.some(isOfAnotherForm));
  return meant ? meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

/** What a schema objects to, each at the innermost value that is wrong. */
export const issuesOf = ({ issues }: Pick<z.ZodError, 'issues'>): Issue[] => issues.flatMap(innermost);

/** Validates a value. Throws the problems that `problemOf` returns for what the schema objects to. */
export function validated<T>(schema: z.ZodType<T>, value: unknown, problemOf: (issue: Issue) => Problem): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ProblemList(issuesOf(result.error).map(problemOf));
}

/** Where a schema objects to something: the first key that it doesn't know, or the value. */
export const issuePath = (issue: Issue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

/** What a schema objects to in one value: `rows.3.cells: 2 cells for 3 columns`, `unknown "prim"`. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}${issue.message.startsWith('did') ? ` (${issue.message})` : ''}`;
  return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`;
}

/** The predicate of a sentence about a value: "is not text", "is invalid: it has 12 characters, not 60 to 160". */
export const valueSentence = ({ message }: Issue): string =>
  /^it is (?:not|missing|empty)/.test(message) ? message.slice('it '.length) : `is invalid: ${message}`;

/** All that a schema objects to, in one line: `prime: it is missing; unknown "prim"`. */
export const describeIssues = (error: Pick<z.ZodError, 'issues'>): string =>
  issuesOf(error).map(issueSentence).join('; ');

const html = /<\/?(?:a|abbr|b|br|code|div|em|h\d|hr|i|img|kbd|li|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>|<!--/i;

/** What text that is shown as typed can't have. `@name@` is filled in only where each version shows its own text. */
function plainMistake(text: string, hasFacts: boolean): string | undefined {
  if (!text.trim()) return 'it is empty';
  if (/\]\(|\*\*|`/.test(text)) return 'it is plain text, without Markdown';
  if (html.test(text)) return 'it is plain text, without HTML';
  if (/&(?:#x?[\da-f]+|[a-z]+\d*);/i.test(text)) return 'it is plain text: write the character itself';
  const fact = hasFacts ? undefined : /@[a-z]\w*@/i.exec(text)?.[0];
  return fact && `facts are not filled in here: write what ${fact} stands for, or leave it out`;
}

/**
 * Text that readers see as it was typed. Without facts if it is the same in all versions.
 * @param instead what to write instead of Markdown
 */
const plain = (hasFacts: boolean, instead = '') =>
  z.string().superRefine((text, { addIssue }) => {
    const mistake = plainMistake(text, hasFacts);
    if (mistake) addIssue(`${mistake}${instead && mistake.includes('Markdown') ? `: ${instead}` : ''}`);
  });

/** A day, at the latest that on which the site is built, anywhere on earth. */
export const pastDate = z.iso
  .date({ error: formats.date, abort: true })
  .refine((date) => date <= new Date(Date.now() + 86_400_000).toISOString(), 'the date is in the future');

export const plainText = plain(false);
export const plainTextWithFacts = (instead?: string) => plain(true, instead);
