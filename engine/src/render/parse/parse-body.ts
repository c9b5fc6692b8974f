/** Parses the text of a page: MDX to a syntax tree. */
import type { Nodes as HtmlNodes } from 'hast';
import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { isBlank, parseMdx } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';

/** The text of a page, of a point of an upgrade guide, or of a shared passage. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly elements: readonly string[];
  /** Level of the heading above the text. Default: 1, the page's title. */
  readonly below?: number;
}

/** A text that was read: once for all versions. */
export interface Body {
  /** Its Markdown, with facts, code, pictures, and formulas as elements of the vocabulary. */
  readonly tree: Root;
  readonly html: HtmlNodes;
  readonly islands: readonly string[];
  readonly languages: readonly string[];
  /** Mistakes in it; what can't be drawn is left out. */
  readonly problems: readonly Problem[];
}

/** Parses a text. Throws a Problem if it is empty, nested too deeply, or not MDX. */
export function parseBody({ file, text, line }: PageText): Root {
  if (!text.trim())
    throw new Problem('The file has no body: it would show nothing.', {
      place: { file, line },
      remedy: 'Write its text, below the front matter if it has one.',
    });
  checkNesting(text, file, line);
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (error) {
    throw syntaxProblem(error, file, line);
  }
  unwrapElements(tree);
  return tree;
}

const mostMarkers = 20;
/** Columns before a list item: about 20 levels. */
const mostIndent = 80;
const mostMarks = 2000;

const markers = /^[ \t]*((?:>|[-*+]|\d{1,9}[.)])[ \t]*)*/;
const item = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
const marks = /[*_~[\]<>{}]/g;

/** Refuses text whose parsing would take minutes or overflow the stack: anyone can send such a page for review. */
function checkNesting(text: string, file: string, line: number): void {
  let paragraphMarks = 0;
  for (const [i, source] of text.split('\n').entries()) {
    const place = { file, line: line + i };
    const start = markers.exec(source)?.[0] ?? '';
    const indent = item.exec(source)?.[1] ?? '';
    if (start.replace(/[ \t\d]/g, '').length > mostMarkers || indent.length > mostIndent)
      throw new Problem('Quotes or lists are nested too deeply.', {
        place,
        remedy: `Use at most ${mostMarkers} levels.`,
      });
    paragraphMarks = source.trim() === '' ? 0 : paragraphMarks + (source.match(marks)?.length ?? 0);
    if (paragraphMarks > mostMarks)
      throw new Problem(`The paragraph has more than ${mostMarks} marks of emphasis, links, or elements.`, {
        place,
        remedy: 'Split it, or put it into a code block.',
      });
  }
}

/** Positions in messages of the MDX parser: `(3:1-3:7)`, `3:1`. They are relative to the body. */
const position = /\(?\b(\d+):\d+(?:-\d+:\d+)?\)?/g;

const remedies: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/closing slash/, 'Open the element first, or remove its closing tag.'],
  [/comment in MDX/, 'Write {/* … */} for a comment. In prose, write \\< for a literal less-than sign.'],
  [
    /import\/exports/,
    'Pages have no import or export: the vocabulary is always available. Remove the line, or reword its start.',
  ],
  [
    /closing tag for `<[a-z]/,
    'Pages have no HTML. Write code as `Vec<u8>`, in backquotes, and \\< for a literal less-than sign.',
  ],
  [/closing tag/, 'Close the element, and put blank lines around the Markdown inside it.'],
  [
    /acorn|expression|brace/,
    'In prose, write \\{ for a literal brace. An explicit anchor is [#anchor], not {#anchor}.',
  ],
  [/attribute/, 'Attributes are name="text" or name={13}.'],
];
const generalRemedy = 'In prose, write \\{ and \\< for a literal brace or less-than sign.';

const parserError = z.object({
  reason: z.string().optional(),
  line: z.number().nullish(),
  place: z.object({ start: z.object({ line: z.number() }).optional(), line: z.number().optional() }).nullish(),
});

/** What the parser has thrown, as a Problem whose lines count from the start of the file. */
function syntaxProblem(error: unknown, file: string, bodyLine: number): Problem {
  const { reason = String(error), line, place } = parserError.safeParse(error).data ?? {};
  const inBody =
    line ?? place?.start?.line ?? place?.line ?? Number([...reason.matchAll(position)][0]?.[1] ?? Number.NaN);
  const message = reason.replace(position, (_, at: string) => `(line ${Number(at) + bodyLine - 1})`);
  return new Problem(`The page is not valid MDX: ${message}.`, {
    place: { file, ...(Number.isNaN(inBody) ? {} : { line: inBody + bodyLine - 1 }) },
    remedy: remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? generalRemedy,
    cause: error,
  });
}

interface InlineElement {
  type: string;
  readonly name?: string | null;
  children?: PhrasingContent[];
}

const isInlineElement = ({ type }: { readonly type: string }) =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression';

const isPassage = ({ name, children }: InlineElement): boolean =>
  name === 'When' && (children ?? []).some((child) => !isBlank(child) && !isInlineElement(child));

function makeBlock(element: InlineElement): void {
  element.type = element.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression';
  if (isPassage(element)) Object.assign(element, { children: [{ type: 'paragraph', children: element.children }] });
}

/** Unwraps paragraphs that contain only elements: `<Card>…</Card>` alone on a line is a block. */
function unwrapElements(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const children = paragraph.children.filter((child) => !isBlank(child));
    if (!children.length || !children.every(isInlineElement) || !parent || index === undefined) return;
    // Only the list knows whether its items are paragraphs.
    if (parent.type === 'listItem' && (children as InlineElement[]).every(isPassage)) return;
    for (const child of children as InlineElement[]) makeBlock(child);
    parent.children.splice(index, 1, ...(children as unknown as typeof parent.children));
    return index;
  });
}
