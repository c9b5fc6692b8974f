/**
 * Front matter: its schema and its parser. Errors name the line and the key.
 */
import { type Document, isNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { suggest } from '../problems/nearest.ts';
import { Problem, ProblemList } from '../problems/problem.ts';

const sourceSchema = z.strictObject({ title: z.string().min(1), href: z.string().min(1) });

const commonShape = {
  title: z.string().min(1),
  sidebar: z.string().min(1).optional(),
  description: z
    .string()
    .superRefine((text, { addIssue }) => {
      if (text.length < 60 || text.length > 160) addIssue(`it has ${text.length} characters, not 60 to 160`);
    })
    // For the JSON schema, which knows no checks of our own.
    .meta({ minLength: 60, maxLength: 160 }),
  askedAs: z
    .array(z.string().min(2).max(80, 'a line of askedAs has at most 80 characters'))
    .max(30, 'askedAs has at most 30 lines')
    .optional(),
  sources: z.array(sourceSchema).optional(),
  draft: z.boolean().optional(),
  /** False for a page that is intentionally in no sidebar. */
  listed: z.literal(false).optional(),
};

/** A path below a version's root. */
export const topicPath = z
  .string()
  .regex(
    /^(?!.*(^|\/)(\.{1,2}|index)(\/|$))(?!.*\.(html|md)$)([a-z0-9._-]+(\/[a-z0-9._-]+)*)?$/,
    'a path is lower-case words, digits, and hyphens between slashes, without a slash at either end, "..", "index", ".html", or ".md"',
  );

const versionedSchema = z.strictObject({
  ...commonShape,
  versions: z.string(),
  paths: z.record(z.string(), topicPath).optional(),
  successor: z.string().optional(),
});
const unversionedSchema = z.strictObject(commonShape);
const upgradeSchema = z.strictObject({ title: commonShape.title, description: commonShape.description, sources: commonShape.sources });

/** The schema of each kind of file. */
const schemas = { versioned: versionedSchema, unversioned: unversionedSchema, upgrade: upgradeSchema };

/** The JSON schema of a page's front matter, for editors: of the API documentation, or of an unversioned page. */
export const frontMatterSchema = () => z.toJSONSchema(z.union([versionedSchema, unversionedSchema]), { target: 'draft-7' });

/** The front matter of a page. Only versioned pages have the last three keys. */
export type FrontMatter = z.infer<typeof unversionedSchema> & Partial<Omit<z.infer<typeof versionedSchema>, keyof typeof commonShape>>;

/** The line (from 1) of a value in front matter, given its keys; 1 if there is none. */
export type FrontMatterLines = (...path: readonly PropertyKey[]) => number;

/** A file split into front matter and body. `bodyLine` is the line (from 1) on which the body starts. */
export interface CutFile {
  readonly front: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  readonly lineOf: FrontMatterLines;
}

const fence = '---';

/** Parses the YAML. Aliases are not allowed: no page needs them, and they can expand exponentially. */
function valuesOf(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    throw new Problem(`The front matter has aliases or tags: ${(cause as Error).message}.`, {
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

/**
 * Splits a file and validates its front matter.
 * @param file name of the file, for messages
 * @throws Problem or ProblemList if it is missing, not YAML, or invalid
 */
export function cutFrontMatter(text: string, file: string, kind: keyof typeof schemas): CutFile {
  const lines = text.split('\n');
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) {
    throw new Problem('The page has no front matter.', {
      place: { file, line: 1 },
      remedy: 'Start the file with --- / title: … / description: … / ---.',
    });
  }
  const yaml = lines.slice(1, end).join('\n');
  const document = parseDocument(yaml, { prettyErrors: false });
  const lineAt = (offset: number) => yaml.slice(0, offset).split('\n').length + 1;
  const syntax = document.errors[0];
  if (syntax) {
    const line = lineAt(syntax.pos[0]);
    const remedy = quoted(lines[line - 1]);
    throw new Problem(`The front matter is not valid YAML: ${syntax.message.replace(/[.:]?$/, '.')}`, { place: { file, line }, remedy });
  }
  const schema = schemas[kind];
  const result = schema.safeParse(valuesOf(document, file) ?? {});
  // Parsed again for the few that ask: syntax trees of all pages would stay in memory.
  const lineOf: FrontMatterLines = (...path) => {
    const node = path.length ? parseDocument(yaml).getIn(path, true) : undefined;
    return isNode(node) && node.range ? lineAt(node.range[0]) : 1;
  };
  if (result.success) return { front: result.data, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2, lineOf };
  // Report unknown keys first: a misspelled key is also reported as missing.
  const byKind = result.error.issues.toSorted((a, b) => Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys'));
  const problems = byKind.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          new Problem(`The front matter has an unknown key "${key}".`, {
            place: { file, line: lineOf(...issue.path, key) },
            remedy: suggest(key, Object.keys(schema.shape)),
          }),
      );
    const line = lineOf(...issue.path);
    const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string';
    return new Problem(`The front matter is invalid: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}.`, {
      place: { file, line },
      remedy: isTextExpected ? quoted(lines[line - 1]) : undefined,
    });
  });
  throw problems.length === 1 ? problems[0] : new ProblemList(problems);
}
