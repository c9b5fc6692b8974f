/** What becomes of each kind of Markdown node: elements of the vocabulary, or a mistake if the site can't show it. */
import type { Program } from 'estree';
import type { Image } from 'mdast';
import type { Node, Parent } from 'unist';
import { type CodeFiles, withFile } from '../content/code-files.ts';
import type { CodeExtension } from '../content/extensions.ts';
import { factPieces } from '../content/facts.ts';
import { Problem } from '../problems/problem.ts';
import { type Attribute, checkElement } from './elements.ts';
import { explicitAnchors } from './explicit-anchors.ts';
import { checkFence, checkHeadingLevel, checkInlineMath, checkParagraph, checkRow, checkText } from './source-checks.ts';

/** The body that is converted. */
export interface ConvertedBody {
  /** Names a page may use as elements. */
  readonly elements: readonly string[];
  /** Collects the names of the islands used. */
  readonly islands: Set<string>;
  /** The files that fences may show. */
  readonly codeFiles: CodeFiles;
  /** What the project adds to code blocks. */
  readonly code: CodeExtension;
  /** Collects the texts of flows. */
  readonly flows: Set<string>;
  /** The file's text. */
  readonly source: string;
  /** Level of the last heading: the title is 1. */
  level: number;
}

export interface Positioned {
  position?: { start: { line: number; column: number; offset?: number }; end: { line: number; offset?: number } } | undefined;
}

/** A node of a body, and what can be done to it. */
export interface VisitedNode {
  readonly node: Node & Positioned & Record<string, unknown>;
  readonly parent: { type: string; children: unknown[] } | undefined;
  readonly index: number;
  /** Line and column in the file, as elements carry them. */
  readonly line: string;
  /** Whether `work` throws no Problem; one that it throws is reported, with the node's place. */
  check(work: () => void): boolean;
  /** Puts other nodes in its place; returns the index after them. */
  replace(...nodes: unknown[]): number;
  setProperties(properties: Record<string, unknown>): void;
}

/** Converts a node; returns the index at which the visit continues, or nothing to go on with the node's children. */
type Conversion = (visited: VisitedNode, body: ConvertedBody) => number | undefined;

const attribute = (name: string, value: string): Attribute => ({ type: 'mdxJsxAttribute', name, value });

/** An element of the vocabulary. Attributes without a value are left out. */
function element(kind: 'block' | 'inline', name: string, values: Readonly<Record<string, string | undefined>>, children: unknown[] = []) {
  const attributes = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [attribute(key, value)]));
  return { type: kind === 'block' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', name, attributes, children };
}

/** Splits a text with facts: literal text, and `<Fact name>` for each `@name@`. */
function factNodes(text: string, line: string) {
  return factPieces(text).map((piece) =>
    'fact' in piece ? element('inline', 'Fact', { name: piece.fact, line }) : { type: 'text', value: piece.text },
  );
}

/** A picture: in a separate paragraph, or in a line of text. */
function pictureElement(kind: 'block' | 'inline', { url, alt, title }: Image, line: string) {
  const block = kind === 'block' ? 'true' : undefined;
  return element(kind, 'Picture', { src: url, alt: alt ?? '', title: title ?? '', block, line });
}

/** Reports a node that pages can't have, and takes it out. */
const refused =
  (problemOf: (node: VisitedNode['node']) => Problem): Conversion =>
  ({ node, index, check, replace }) => {
    check(() => {
      throw problemOf(node);
    });
    replace();
    return index;
  };

const convertParagraph: Conversion = ({ node, line, check, replace }) => {
  const children = node.children as { type: string; value?: string }[];
  const [first] = children;
  if (first?.type === 'text') check(() => checkParagraph(first.value ?? ''));
  return first?.type === 'image' && children.length === 1 ? replace(pictureElement('block', first as Image, line)) : undefined;
};

const convertText: Conversion = ({ node, parent, line, check, replace }) => {
  const text = node.value as string;
  check(() => checkText(text, parent?.type === 'link'));
  return factPieces(text).some((piece) => 'fact' in piece) ? replace(...factNodes(text, line)) : undefined;
};

const convertRow: Conversion = ({ node, parent, check }) => {
  const [head] = (parent?.children ?? []) as Parent[];
  check(() => checkRow((node.children as unknown[]).length, head?.children.length ?? 0));
  return undefined;
};

const convertCode: Conversion = ({ node, index, line, check, replace }, { source, codeFiles, code, flows }) => {
  check(() => checkFence(source.slice(node.position?.start.offset, node.position?.end.offset)));
  check(() => {
    const { lang, meta, value } = node as { lang?: string | null; meta?: string | null; value?: string };
    const fence = withFile({ lang: lang ?? '', meta: meta ?? '', code: value ?? '' }, codeFiles, code);
    if (fence.lang === 'flow') flows.add(fence.code);
    const origin = fence.origin && JSON.stringify(fence.origin);
    replace(element('block', 'CodeBlock', { code: fence.code, lang: fence.lang, meta: fence.meta, line, origin }));
  });
  return index + 1;
};

const convertInlineMath: Conversion = ({ node, parent, index, line, check, replace }) => {
  // Move punctuation into the formula, so that no line starts with it.
  const next = parent?.children[index + 1] as { type: string; value?: string } | undefined;
  const following = next?.type === 'text' ? (next.value ?? '') : '';
  check(() => checkInlineMath(node.value as string, following));
  const after = /^[.,;:!?)”’]+/.exec(following)?.[0] ?? '';
  if (next && after) next.value = following.slice(after.length);
  return replace(element('inline', 'Formula', { tex: node.value as string, after, line }));
};

const convertHeading: Conversion = ({ node, line, check, setProperties }, body) => {
  const depth = node.depth as number;
  const { level } = body;
  if (depth > 1) check(() => checkHeadingLevel(depth, level));
  body.level = depth;
  const last = (node.children as { type: string; value?: string }[]).at(-1);
  const written = last?.type === 'text' ? explicitAnchors.exec(last.value ?? '')?.[1] : undefined;
  const [id, ...former] = (written ?? '').split(' ').map((anchor) => anchor.slice(1));
  if (last && id) last.value = (last.value ?? '').replace(explicitAnchors, '');
  setProperties({ line, ...(id ? { id, former: former.join(' ') } : {}) });
  return undefined;
};

const convertElement: Conversion = ({ node, index, line, check, replace }, { elements, islands }) => {
  const name = node.name as string | null;
  const attributes = node.attributes as Attribute[];
  // What an unknown element contains is checked too.
  if (!check(() => checkElement(name, attributes, elements))) {
    replace(...((node.children ?? []) as unknown[]));
    return index;
  }
  if (name === 'Island') {
    const named = attributes.find((candidate) => candidate.name === 'name')?.value;
    if (typeof named === 'string') islands.add(named);
  }
  attributes.push(attribute('line', line));
  return undefined;
};

const refuseExpression = refused(
  ({ value }) =>
    new Problem(`Pages contain no code: {${String(value)}}.`, {
      remedy: 'Write \\{ for a literal brace, and a fact for a value of a version: @version@.',
    }),
);

/** Takes comments out, which are expressions without a statement. */
const convertExpression: Conversion = (visited, body) => {
  const { estree } = (visited.node.data ?? {}) as { estree?: Program };
  return estree?.body.length === 0 ? visited.replace() : refuseExpression(visited, body);
};

/** By type of node; all others stay as they are. */
export const conversions: Readonly<Record<string, Conversion>> = {
  paragraph: convertParagraph,
  text: convertText,
  tableRow: convertRow,
  inlineCode: ({ node, line, replace }) => replace(element('inline', 'InlineCode', {}, factNodes(node.value as string, line))),
  code: convertCode,
  inlineMath: convertInlineMath,
  math: ({ node, line, replace }) => replace(element('block', 'Formula', { tex: node.value as string, display: 'true', line })),
  heading: convertHeading,
  image: ({ node, line, replace }) => replace(pictureElement('inline', node as Node as Image, line)),
  imageReference: refused(
    () =>
      new Problem('The address of the picture is defined elsewhere on the page.', {
        remedy: 'Write ![what it shows](./name.png).',
      }),
  ),
  link({ line, setProperties }) {
    setProperties({ line });
    return undefined;
  },
  mdxJsxFlowElement: convertElement,
  mdxJsxTextElement: convertElement,
  mdxFlowExpression: convertExpression,
  mdxTextExpression: convertExpression,
  mdxjsEsm: refused(
    () => new Problem('Pages have no import or export: the vocabulary is always available.', { remedy: 'Remove the line.' }),
  ),
};
