/** Front matter: its schema and its parser. Errors name the line and the key. */
import { type Document, isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { nearest, suggest } from '../../basics/nearest.ts';
import { type Place, type Position, Problem, positionAt } from '../../problems/problem.ts';
import { issuesOf, plainTextWithFacts, valueSentence } from '../../problems/schema.ts';
import { messageOf } from '../../problems/thrown.ts';

const sourceSchema = z.strictObject({ title: z.string().min(1), href: z.string().min(1) });

const commonShape = {
  title: plainTextWithFacts(),
  sidebar: plainTextWithFacts().optional(),
  description: plainTextWithFacts()
    .superRefine((text, { addIssue }) => {
      if (text.length < 60 || text.length > 160) addIssue(`it has ${text.length} characters, not 60 to 160`);
    })
    // For the JSON schema, which knows no checks of our own.
    .meta({ minLength: 60, maxLength: 160 }),
  askedAs: z
    .array(
      z
        .string()
        .min(2, 'a line of askedAs has at least 2 characters')
        .max(80, 'a line of askedAs has at most 80 characters'),
    )
    .max(30, 'askedAs has at most 30 lines')
    .optional(),
  sources: z.array(sourceSchema).optional(),
  draft: z.boolean().optional(),
  /** False for a page that is intentionally in no sidebar. */
  listed: z.literal(false).optional(),
};

export const topicPath = z
  .string()
  .regex(
    /^(?!.*(^|\/)(\.{1,2}|index)(\/|$))(?!.*\.(html|mdx?)$)([a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*)?$/,
    'a path is lower-case words, digits, and hyphens between slashes, without a slash at either end, "..", "index", ".html", ".md", or ".mdx"',
  );

const versionedSchema = z.strictObject({
  ...commonShape,
  versions: z.string(),
  paths: z.record(z.string(), topicPath).optional(),
  successor: z.string().optional(),
});
const unversionedSchema = z.strictObject(commonShape);
const upgradeSchema = z.strictObject({
  title: commonShape.title,
  /** A point needs no description: nothing lists it but the guide. */
  description: z.literal('').default(''),
  sources: commonShape.sources,
  group: z.enum(['copy', 'must', 'know']).optional(),
  uses: z.string().min(2).max(40).optional(),
  into: z.string().optional(),
  from: z.string().optional(),
  change: plainTextWithFacts().optional(),
  versions: z.string().default('*'),
  order: z.number().optional(),
});

const schemas = { versioned: versionedSchema, unversioned: unversionedSchema, upgrade: upgradeSchema };

/** The JSON Schema of front matter, for editors. */
export const frontMatterSchema = () =>
  z.toJSONSchema(z.union([versionedSchema, unversionedSchema]), { target: 'draft-7' });

const lenientSchema = z.object({
  ...upgradeSchema.partial().shape,
  ...versionedSchema.partial().shape,
  title: commonShape.title.default(''),
  description: commonShape.description.default(''),
});

export type FrontMatter = z.infer<typeof lenientSchema>;

export type FrontMatterPositions = (...path: readonly PropertyKey[]) => Position;

/**
 * A file split into front matter and body. `bodyLine` is the line (from 1) on which the body starts.
 * A value that is wrong is left out, and `problems` says why, so that the rest of the file can be checked too.
 */
export interface CutFile {
  readonly front: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  readonly positionOf: FrontMatterPositions;
  readonly problems: readonly Problem[];
}

const fence = '---';

/** Parses the YAML. Aliases are not allowed: no page needs them, and they can expand exponentially. */
function valuesOf(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    throw new Problem(`The front matter has aliases or tags: ${messageOf(cause)}.`, {
      place: { file, line: 1 },
      remedy: 'Write the values out: no &anchors, *aliases, or !tags.',
      cause,
    });
  }
}

/** The line with its value quoted, for values that YAML misreads: `versions: >=2.2`, `title: A: b`. */
function quoted(line: string | undefined): string | undefined {
  const [, key, value] = /^(\s*[\w']+):\s+([^'"[{|\s].*)$/.exec(line ?? '') ?? [];
  return key && value ? `Put the value in quotes: ${key.trim()}: '${value.trim().replaceAll("'", "''")}'.` : undefined;
}

/** Keys of other site generators, with what to write instead. */
const foreignKeys: Readonly<Record<string, string>> = {
  sidebar_label: 'Write sidebar: … for a shorter label.',
  nav_title: 'Write sidebar: … for a shorter label.',
  sidebar_position: 'The order of pages is that of content/sidebars.ts.',
  order: 'The order of pages is that of content/sidebars.ts.',
  nav_order: 'The order of pages is that of content/sidebars.ts.',
  weight: 'The order of pages is that of content/sidebars.ts.',
  parent: 'Categories are in content/sidebars.ts.',
  slug: "The file's path is the address; `paths` gives it another one in some versions.",
  permalink: "The file's path is the address; `paths` gives it another one in some versions.",
  id: "The file's path is the id.",
  aliases: 'Former addresses are in content/moved.ts.',
  redirect_from: 'Former addresses are in content/moved.ts.',
  keywords: 'Write askedAs: with a list of what readers search for.',
  tags: 'Write askedAs: with a list of what readers search for.',
  unlisted: 'Write listed: false for a page that is in no sidebar.',
  published: 'Write draft: true for a page that is not ready.',
  date: 'Delete it: git knows when the page was changed.',
  last_update: 'Delete it: git knows when the page was changed.',
  version: "Write versions: '>=1.0'.",
};

/** Objections to values, with what to write instead. */
const valueRemedies: Readonly<Record<string, string>> = {
  versions: 'Write one range as text: versions: ">=1.0 <2.0 || 2.1".',
  draft: 'Write true, or leave the line out: YAML takes yes and no for text.',
  listed: 'Write listed: false for a page that is in no sidebar, or leave the line out.',
  askedAs: 'Write a list, with "- " before each phrase.',
  sources: "Write a list of - title: '…' and href: '…'.",
};

const noFront: FrontMatter = { title: '', description: '' };

function withoutErrors(values: unknown, issues: readonly z.core.$ZodIssue[]): FrontMatter {
  const wrong = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  );
  const given = z.record(z.string(), z.unknown()).catch({}).parse(values);
  const valid = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)));
  return lenientSchema.parse(valid);
}

function frontMatterProblems(
  issues: readonly z.core.$ZodIssue[],
  {
    file,
    lines,
    positionOf,
    keys,
  }: { file: string; lines: readonly string[]; positionOf: FrontMatterPositions; keys: readonly string[] },
): Problem[] {
  // A misspelled key is also reported as missing.
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const isMisspelled = (key: string) => unknown.some((name) => nearest(name, keys) === key);
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          new Problem(`The front matter has an unknown key "${key}".`, {
            place: { file, ...positionOf(...issue.path, key) },
            remedy: foreignKeys[key] ?? suggest(key, keys),
          }),
      );
    const key = issue.path.join('.');
    const position = positionOf(...issue.path);
    const isMissing = issue.code === 'invalid_type' && issue.path.length === 1 && position.column === undefined;
    if (isMissing) {
      if (isMisspelled(key)) return [];
      const example = key === 'versions' ? "versions: '>=1.0'" : `${key}: …`;
      return [
        new Problem(`\`${key}\` is missing in the front matter.`, {
          place: { file, line: 1 },
          remedy: `Add the line ${example}`,
        }),
      ];
    }
    const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string';
    const remedy = isTextExpected
      ? (quoted(lines[position.line - 1]) ?? valueRemedies[key] ?? 'Write text in quotes.')
      : valueRemedies[String(issue.path[0])];
    const found = issue.code === 'invalid_format' ? `, and not "${issue.input}"` : '';
    return [new Problem(`\`${key}\` ${valueSentence(issue)}${found}.`, { place: { file, ...position }, remedy })];
  });
}

/** The line of the key whose value has the quotation mark that is not closed: YAML notices that further down. */
function openedAt(lines: readonly string[], place: Place): Place {
  const index = lines
    .slice(0, place.line)
    .findLastIndex((line) => /^\s*(?:- )?[\w']+:\s+(['"])(?:(?!\1).)*$/.test(line));
  return index < 0 ? place : { file: place.file, line: index + 1 };
}

/** Values of one line that a comment cuts off: `title: C # sharp`. A comment has two spaces before it. */
const cutValues = (lines: readonly string[], file: string): Problem[] =>
  lines.flatMap((line, index) => {
    const [, key = '', value = '', rest = ''] = /^(\s*[\w']+:\s+)([^'"#|>\s](?:[^#]*[^#\s])?) (#.*)$/.exec(line) ?? [];
    if (!rest) return [];
    return new Problem(`The value ends before "${rest}", which is a comment.`, {
      place: { file, line: index + 1, column: key.length + value.length + 2 },
      remedy: `Put the value in quotes: ${key.trim()} '${`${value} ${rest}`.replaceAll("'", "''")}'. Leave two spaces before a comment.`,
    });
  });

const yamlProblems = (
  { errors }: Document.Parsed,
  lines: readonly string[],
  file: string,
  at: (offset: number) => Required<Position>,
): Problem[] =>
  errors.flatMap(({ code, message, pos: [offset] }, index) => {
    // After the first, most are its consequences.
    if (code !== 'DUPLICATE_KEY' && errors.findIndex((error) => error.code !== 'DUPLICATE_KEY') < index) return [];
    const position = at(offset);
    const line = lines[position.line - 1];
    const place = { file, ...position };
    if (code === 'DUPLICATE_KEY')
      return new Problem(`The front matter has the key "${line?.split(':')[0]?.trim()}" twice.`, {
        place,
        remedy: 'Remove one of them.',
      });
    const isTab = /^\s*\t/.test(line ?? '');
    return new Problem(`The front matter is not valid YAML: ${message.replace(/[.:]?$/, '.')}`, {
      place: code === 'MISSING_CHAR' ? openedAt(lines, place) : place,
      remedy: isTab
        ? 'Indent with spaces, and not with a tab.'
        : (quoted(line) ?? 'Write lines of `key: value`, with quotation marks that are closed, and around a range.'),
    });
  });

/** Finds values in front matter. It holds on to nothing else of the file, and parses again for the few that ask. */
function positionsIn(yaml: string) {
  const at = (offset: number): Required<Position> => {
    const { line, column } = positionAt(yaml, offset);
    return { line: line + 1, column };
  };
  const positionOf: FrontMatterPositions = (...path) => {
    const node = path.length ? parseDocument(yaml).getIn(path, true) : undefined;
    if (isNode(node) && node.range) return at(node.range[0]);
    return path.length > 1 ? positionOf(...path.slice(0, -1)) : { line: 1 };
  };
  return { at, positionOf };
}

/** What is known of a file that can't be read: it is there, so links to it are not broken. */
export const unreadable = (problem: Problem): CutFile => ({
  front: noFront,
  positionOf: () => ({ line: 1 }),
  body: '',
  bodyLine: 1,
  problems: [problem],
});

export function cutFrontMatter(text: string, file: string, kind: keyof typeof schemas): CutFile {
  const lines = text.split('\n');
  const end = lines.indexOf(fence, 1);
  const refused = (what: string, remedy: string) => unreadable(new Problem(what, { place: { file, line: 1 }, remedy }));
  if (lines[0] !== fence) {
    const start = lines.indexOf(fence);
    if (start > 0 && lines.indexOf(fence, start + 1) > 0 && /^\w+:/.test(lines[start + 1] ?? ''))
      return refused('The front matter does not start on the first line.', 'Delete the lines above the first ---.');
    return refused('The page has no front matter.', 'Start the file with --- / title: … / description: … / ---.');
  }
  if (end < 0) return refused('The front matter is not closed.', 'Add a line --- after its last key.');
  const yaml = lines.slice(1, end).join('\n');
  // A part of the text: as long as that is in memory, it takes none of its own.
  const body = text.slice(lines.slice(0, end + 1).join('\n').length + 1);
  const rest = { body, bodyLine: end + 2 };
  const { at, positionOf } = positionsIn(yaml);
  const document = parseDocument(yaml, { prettyErrors: false });
  const broken = { front: noFront, positionOf: () => ({ line: 1 }), ...rest };
  if (document.errors.length) return { ...broken, problems: yamlProblems(document, lines, file, at) };
  const schema = schemas[kind];
  let values: unknown;
  try {
    values = valuesOf(document, file) ?? {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...broken, problems: [error] };
  }
  const cut = cutValues(lines.slice(0, end), file);
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return { front: result.data, ...rest, positionOf, problems: cut };
  const issues = issuesOf(result.error);
  const wrong = frontMatterProblems(issues, { file, lines, positionOf, keys: Object.keys(schema.shape) });
  return { front: withoutErrors(values, issues), ...rest, positionOf, problems: [...cut, ...wrong] };
}
