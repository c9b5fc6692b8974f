/** Parses the text of a page: MDX to a syntax tree. */
import type { Nodes as HtmlNodes } from 'hast';
import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { isBlank, parseMdx } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';
import { firstFinding, type Rule } from '../../problems/rules.ts';
import { elementRemedy, unreadableForms } from '../check/foreign.ts';

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

/** Each mistake takes another reading of the text. */
const mostReadings = 20;

/** A text as a tree. The signs of elements and code are masked in lines that can't be read, so that others can be checked. */
export interface ParsedBody {
  readonly tree: Root;
  readonly problems: readonly Problem[];
  /** Lines from 1. */
  readonly masked: ReadonlySet<number>;
}

/** Parses a text. Throws a Problem if it is empty or nested too deeply. */
export function parseBody(page: PageText): ParsedBody {
  const { file, text, line } = page;
  if (!text.trim())
    throw new Problem('The file has no body: it would show nothing.', {
      place: { file, line },
      remedy: 'Write its text, below the front matter if it has one.',
    });
  checkNesting(text, file, line);
  const problems: Problem[] = [];
  const masked = new Set<number>();
  let readable = text;
  for (let reading = 1; ; reading++) {
    try {
      const tree = parseMdx(readable);
      unwrapElements(tree);
      return { tree, problems, masked };
    } catch (error) {
      const { problem, lines, isOfTag } = syntaxMistake(error, readable, page);
      if (!problems.length || !isOfTag) problems.push(problem);
      if (reading === mostReadings || lines.every((number) => masked.has(number)))
        return { tree: { type: 'root', children: [] }, problems, masked };
      for (const number of lines) masked.add(number);
      readable = text
        .split('\n')
        .map((source, i) => (masked.has(i + 1) ? source.replaceAll(/[<>{}]/g, '_') : source))
        .join('\n');
    }
  }
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

/** What the parser of MDX says, in our words. */
const syntaxMistakes: readonly Rule[] = [
  [
    /Unexpected closing tag `(<\/[^`]*)`, expected corresponding closing tag for `<([^`\s>]*)[^`]*`/,
    (_, _closing, name) => `Write </${name}>, or close what is inside first.`,
    (_, closing, name) => `${closing} is in the place of </${name}>.`,
  ],
  [/closing slash/, 'Open the element first, or delete the tag.', 'A closing tag closes nothing.'],
  [
    /closing tag for `<([^`\s>]*)[^`]*`.*(?:before the end of|before closing)/,
    (_, name) =>
      `Put <${name}> and </${name}> on lines of their own, with blank lines around the Markdown inside. Write \\< for the sign itself.`,
    (_, name) => `<${name}> is not closed in its paragraph.`,
  ],
  [
    /closing tag for `<([^`\s>]*)/,
    (_, name) => `Write </${name}> on a line of its own, after a blank line. Write \\< for the sign itself.`,
    (_, name) => `<${name}> is not closed.`,
  ],
  [
    /import\/export/,
    'Delete it: the vocabulary is always available. In a sentence, reword its start.',
    'A line that starts with import or export is code, which pages do not have.',
  ],
  [
    /attribute/,
    'Write name="text", with straight quotation marks, or name={13}. Write \\< for the sign itself.',
    'The attributes of the element are not well-formed.',
  ],
  [
    /name/,
    'Write \\< for the sign itself, or code in backquotes.',
    'A < begins an element, but no name of one follows.',
  ],
  [
    /acorn|expression|brace/,
    'Write \\{ for the sign itself, or code in backquotes. A formula is between dollar signs.',
    'A brace begins code, which pages do not have.',
  ],
];

const parserError = z.object({
  reason: z.string().optional(),
  line: z.number().nullish(),
  column: z.number().nullish(),
  place: z
    .object({
      start: z.object({ line: z.number(), column: z.number() }).optional(),
      line: z.number().optional(),
      column: z.number().optional(),
    })
    .nullish(),
});

interface SyntaxMistake {
  readonly problem: Problem;
  /** Lines of the body (from 1) that are concerned. */
  readonly lines: readonly number[];
  /** Whether it may only be a consequence of another one. */
  readonly isOfTag: boolean;
}

/** What the parser has thrown, as a Problem whose lines count from the start of the file. */
function syntaxMistake(error: unknown, text: string, { file, line: bodyLine, elements }: PageText): SyntaxMistake {
  const { reason = String(error), line, column, place } = parserError.safeParse(error).data ?? {};
  const named = [...reason.matchAll(/\b(\d+):\d+/g)].map(([, at]) => Number(at));
  const at = place?.start ?? { line: line ?? place?.line ?? named[0] ?? 1, column: column ?? place?.column };
  const source = text.split('\n')[at.line - 1] ?? '';
  const isOfTag = /closing/.test(reason);
  const form = isOfTag && /`<\/?[A-Z]/.test(reason) ? undefined : firstFinding(unreadableForms, source);
  const said = firstFinding(syntaxMistakes, reason);
  // An element of the vocabulary lacks its closing tag; others are written in another way.
  const [, name = ''] = /tag for `<([^`\s>]*)/.exec(reason) ?? [];
  const foreign = isOfTag && !elements.includes(name) ? elementRemedy(name) : undefined;
  const ofParser = reason.replace(/ ?\(?\b\d+:\d+(?:-\d+:\d+)?\)?/g, '');
  return {
    problem: new Problem(
      form ? `"${form.found.trim()}" can't be read.` : (said?.what ?? `The page is not valid MDX: ${ofParser}.`),
      {
        place: { file, line: at.line + bodyLine - 1, column: form ? form.index + 1 : (at.column ?? 1) },
        remedy: form?.remedy ?? foreign ?? said?.remedy ?? 'Write \\{ and \\< for the signs themselves.',
        cause: error,
      },
    ),
    lines: [at.line, ...named],
    isOfTag,
  };
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
