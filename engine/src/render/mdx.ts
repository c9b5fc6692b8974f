/**
 * MDX to a React component that renders a body: parsed once per file, rendered once per version in which it differs.
 * The tree is converted to elements directly instead of being compiled to JavaScript, because a page contains no code.
 */
import type { Expression } from 'estree';
import type { Nodes } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { PhrasingContent, Root } from 'mdast';
import type { MDXComponents } from 'mdx/types';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { CodeFiles } from '../content/code-files.ts';
import type { CodeExtension } from '../content/extensions.ts';
import { checkNesting } from '../content/nesting.ts';
import { Problem, ProblemList } from '../problems/problem.ts';
import type { VersionTable } from '../versions/table.ts';
import { remarkChecks } from './checks/checks.ts';
import { checkLines } from './checks/lines.ts';
import { literalOf } from './literals.ts';
import { remarkVocabulary } from './remark-vocabulary.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { when } from './vocabulary/when.tsx';

/** A parsed body. */
export interface Body {
  readonly Content: (props: { readonly components: MDXComponents }) => ReactElement;
  /** Its tree, with facts and code as elements of the vocabulary. */
  readonly tree: Root;
  /** Names of its islands. */
  readonly islands: readonly string[];
  /** The texts of the code files that it shows, by name. */
  readonly codeFiles: ReadonlyMap<string, string | undefined>;
  /** The texts of its flows, which versions may complete. */
  readonly flows: ReadonlySet<string>;
  /** Mistakes in it; what can't be rendered is left out. */
  readonly problems: readonly Problem[];
}

const isInlineElement = ({ type }: { readonly type: string }) =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
const isBlank = (node: { readonly type: string; readonly value?: string }) =>
  node.type === 'text' && !node.value?.trim();

interface InlineElement {
  type: string;
  readonly name?: string | null;
  children?: PhrasingContent[];
}

/** Whether an element is a `<When>` around prose. */
const isPassage = ({ name, children }: InlineElement): boolean =>
  name === when.name && (children ?? []).some((child) => !isBlank(child) && !isInlineElement(child));

/** Makes an inline element a block. The prose of a passage is then a paragraph. */
function asBlock(element: InlineElement): void {
  element.type = element.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression';
  if (isPassage(element)) Object.assign(element, { children: [{ type: 'paragraph', children: element.children }] });
}

/** Unwraps paragraphs that contain only elements: `<Card>…</Card>` alone on a line is a block. */
function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const children = paragraph.children.filter((child) => !isBlank(child));
      if (!children.length || !children.every(isInlineElement) || !parent || index === undefined) return;
      // Only the list knows whether its items are paragraphs.
      if (parent.type === 'listItem' && (children as InlineElement[]).every(isPassage)) return;
      for (const child of children as InlineElement[]) asBlock(child);
      parent.children.splice(index, 1, ...(children as unknown as typeof parent.children));
      return index;
    });
  };
}

/** Removes GFM's links of bare addresses: pages have none, and looking for them takes a third of the parsing. */
function withoutBareAddresses(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => {
    const text = Object.entries(extension.text ?? {}).map(
      ([code, constructs]) =>
        [code, [constructs ?? []].flat().filter(({ name }) => !name?.endsWith('Autolink'))] as const,
    );
    return { ...extension, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length)) };
  });
  const fromMarkdown = (data.fromMarkdownExtensions ?? []).flat();
  data.fromMarkdownExtensions = fromMarkdown.filter(({ enter }) => !enter?.literalAutolink);
}

/** A parser of MDX with the extensions that pages may use. A copy of a frozen one would have each twice. */
export const mdxReader = () =>
  unified().use(remarkParse).use(remarkMdx).use(remarkUnravel).use(remarkGfm).use(withoutBareAddresses).use(remarkMath);

/** Frozen once: that takes a twentieth of the time of reading a page. */
const reader = mdxReader().freeze();

const keptNodes = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'] as const;

const toHtmlTree = unified()
  .use(remarkRehype, { passThrough: [...keptNodes] })
  .freeze();

/** Evaluates an expression: the component of that name, or the literal value. */
const evaluaterWith = (components: MDXComponents) => () => ({
  evaluateExpression: (expression: Expression) =>
    expression.type === 'Identifier' ? components[expression.name as keyof MDXComponents] : literalOf(expression),
  evaluateProgram: () => undefined,
});

/** The text of a page or of a part of one. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  /** Line of the file on which the text starts. */
  readonly line: number;
  /** Names that may be used as elements. */
  readonly elements: readonly string[];
  /** Level of the heading above the text. Default: 1, the page's title. */
  readonly below?: number;
}

export interface BodySource extends PageText {
  /** The files that its fences may show. */
  readonly codeFiles: CodeFiles;
  /** What the project adds to code blocks. */
  readonly code: CodeExtension;
  readonly table: VersionTable;
  /** The site's origin. */
  readonly origin: string;
}

/**
 * Parses the body of a page.
 * @throws Problem if it is empty or not MDX
 */
export function readBody(source: BodySource): Body {
  const { file, text: body, line: bodyLine, elements, below = 1, codeFiles, code, table, origin } = source;
  if (!body.trim())
    throw new Problem('The page has no body: it would show nothing.', {
      place: { file, line: bodyLine },
      remedy: 'Write below the front matter.',
    });
  checkNesting(body, file, bodyLine);
  const islands = new Set<string>();
  const flows = new Set<string>();
  const shown = new Map<string, string | undefined>();
  // A file with mistakes is read too: the body has to be parsed again when it changes.
  const readFiles: CodeFiles = {
    ...codeFiles,
    text(name) {
      const code = codeFiles.text(name);
      shown.set(name, code);
      return code;
    },
  };
  const problems: Problem[] = [];
  checkLines(body, (problem, { line, column }) =>
    problems.push(problem.at({ file, line: line + bodyLine - 1, column })),
  );
  try {
    const text = new VFile({ value: body, path: file });
    const checker = unified()
      .use(remarkChecks, { bodyLine, table, origin, problems })
      .use(remarkVocabulary, { elements, bodyLine, below, islands, codeFiles: readFiles, code, flows, problems });
    const tree = checker.runSync(reader.runSync(reader.parse(text), text), text) as Root;
    const html = toHtmlTree.runSync(tree, text) as Nodes;
    const drawn = new WeakMap<MDXComponents, ReactElement>();
    const Content: Body['Content'] = ({ components }) => {
      let elements = drawn.get(components);
      if (!elements) {
        elements = toJsxRuntime(html, {
          ...runtime,
          components,
          createEvaluater: evaluaterWith(components),
        }) as ReactElement;
        drawn.set(components, elements);
      }
      return elements;
    };
    return { Content, tree, islands: [...islands], codeFiles: shown, flows, problems };
  } catch (error) {
    if (error instanceof Problem || error instanceof ProblemList) throw error;
    throw new ProblemList([...problems, syntaxProblem(error, file, bodyLine)]);
  }
}
