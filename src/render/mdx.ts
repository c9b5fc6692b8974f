/**
 * MDX to a React component that draws a body: read once per file, rendered once per version in which it differs. Its tree becomes elements
 * as it is: a page has no code of its own, so there is nothing to compile.
 */
import type { Expression, Program } from 'estree';
import type { Nodes } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Image, Root } from 'mdast';
import type { MDXComponents } from 'mdx/types';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { factPieces } from '../content/facts.ts';
import { Problem } from '../problems/problem.ts';
import { type Attribute, checkElement, checkImage } from './element-checks.ts';
import { literalOf } from './literals.ts';

/** A body ready to be rendered. */
export interface Body {
  readonly Content: (props: { readonly components: MDXComponents }) => ReactElement;
  /** Its tree, facts and code as elements of the vocabulary. */
  readonly tree: Root;
  /** Names of the islands it draws. */
  readonly islands: readonly string[];
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const attribute = (name: string, value: string): Attribute => ({ type: 'mdxJsxAttribute', name, value });

function element(kind: 'mdxJsxFlowElement' | 'mdxJsxTextElement', name: string, attributes: Attribute[], children: unknown[] = []) {
  return { type: kind, name, attributes, children };
}

/** Elements for a text with facts: literal text, and `<Fact name>` for each `@name@`. */
function factNodes(text: string, line: string) {
  return factPieces(text).map((piece) =>
    'fact' in piece
      ? element('mdxJsxTextElement', 'Fact', [attribute('name', piece.fact), attribute('line', line)])
      : { type: 'text', value: piece.text },
  );
}

/** `[#anchor #former-one …]` at the end of a heading: the anchor set by hand, then the anchors that the heading used to have. */
const handAnchors = /\s*\[(#[\w-]+(?: #[\w-]+)*)\]$/;

/**
 * Turns what Markdown writes into the vocabulary: facts, code, maths, headings with anchors set by hand; and gives each part its line,
 * so that a mistake found while rendering can be named. `bodyLine` is the file's line on which the body starts.
 */
function remarkVocabulary(options: { vocabulary: readonly string[]; bodyLine: number; islands: Set<string> }) {
  return (tree: Root, file: VFile) => {
    const lineOf = (node: Positioned) => String((node.position?.start.line ?? 1) + options.bodyLine - 1);
    // Nodes are replaced by MDX's JSX nodes, which mdast's types do not know.
    visit(tree as Parent, (anyNode: Node, index: number | undefined, anyParent: Parent | undefined) => {
      const node = anyNode as Node & Positioned & Record<string, unknown>;
      const parent = anyParent as { children: unknown[] } | undefined;
      const line = lineOf(node);
      const replace = (...nodes: unknown[]) => {
        if (parent && index !== undefined) parent.children.splice(index, 1, ...nodes);
        return (index ?? 0) + nodes.length;
      };
      const own = (properties: Record<string, unknown>) => {
        const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
        node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
      };
      switch (node.type) {
        case 'text':
          if (factPieces(node.value as string).some((piece) => 'fact' in piece)) return replace(...factNodes(node.value as string, line));
          return;
        case 'inlineCode':
          return replace(element('mdxJsxTextElement', 'InlineCode', [], factNodes(node.value as string, line)));
        case 'code':
          return replace(
            element('mdxJsxFlowElement', 'CodeBlock', [
              attribute('code', node.value as string),
              attribute('lang', (node.lang as string | null) ?? ''),
              attribute('meta', (node.meta as string | null) ?? ''),
              attribute('line', line),
            ]),
          );
        case 'inlineMath': {
          // The punctuation that follows goes along: no line begins with a full stop.
          const next = parent?.children[(index ?? 0) + 1] as { type: string; value?: string } | undefined;
          const after = (next?.type === 'text' && /^[.,;:!?)”’]+/.exec(next.value ?? '')?.[0]) || '';
          if (next && after) next.value = next.value?.slice(after.length) ?? '';
          return replace(
            element('mdxJsxTextElement', 'Maths', [
              attribute('tex', node.value as string),
              attribute('after', after),
              attribute('line', line),
            ]),
          );
        }
        case 'math':
          return replace(
            element('mdxJsxFlowElement', 'Maths', [
              attribute('tex', node.value as string),
              attribute('display', 'true'),
              attribute('line', line),
            ]),
          );
        case 'heading': {
          const last = (node.children as { type: string; value?: string }[]).at(-1);
          const written = last?.type === 'text' ? handAnchors.exec(last.value ?? '')?.[1] : undefined;
          const [id, ...former] = (written ?? '').split(' ').map((anchor) => anchor.slice(1));
          if (last && id) last.value = (last.value ?? '').replace(handAnchors, '');
          own({ line, ...(id ? { id, former: former.join(' ') } : {}) });
          return;
        }
        case 'image':
          checkImage(node as Node as Image, { file: file.path, line: Number(line) });
          own({ line });
          return;
        case 'link':
          own({ line });
          return;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          const name = node.name as string | null;
          const attributes = node.attributes as Attribute[];
          checkElement(name, attributes, options.vocabulary, { file: file.path, line: Number(line) });
          if (name === 'Island') {
            const named = attributes.find((one) => one.name === 'name')?.value;
            if (typeof named === 'string') options.islands.add(named);
          }
          if (!attributes.some((one) => one.name === 'line')) attributes.push(attribute('line', line));
          return;
        }
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          if ((node.data as { estree?: Program } | undefined)?.estree?.body.length === 0) return replace();
          throw new Problem(`Pages compute nothing: {${String(node.value)}}.`, {
            place: { file: file.path, line: Number(line) },
            remedy: 'Write \\{ for a literal brace. A value of a version is a fact: @zkvm@.',
          });
        }
        case 'mdxjsEsm':
          throw new Problem('Pages have no import or export: the vocabulary is always there.', {
            place: { file: file.path, line: Number(line) },
            remedy: 'Take the line out.',
          });
      }
      return;
    });
  };
}

/** Takes what a paragraph consists of out of it where that is elements alone: `<Card>…</Card>` on a line of its own is a block. */
function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim());
      const isElements = children.length > 0 && children.every(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression');
      if (!isElements || !parent || index === undefined) return;
      for (const child of children as { type: string }[])
        child.type = child.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression';
      parent.children.splice(index, 1, ...(children as unknown as typeof parent.children));
      return index;
    });
  };
}

/** Reads MDX with the extensions that pages may use. */
export const mdxReader = unified().use(remarkParse).use(remarkMdx).use(remarkUnravel).use(remarkGfm).use(remarkMath).freeze();

const keptNodes = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'] as const;

const toHtmlTree = unified()
  .use(remarkRehype, { passThrough: [...keptNodes] })
  .freeze();

/** What stands for an expression: a part of the vocabulary for its name, else the value it names. */
const evaluaterWith = (components: MDXComponents) => () => ({
  evaluateExpression: (expression: Expression) =>
    expression.type === 'Identifier' ? components[expression.name as keyof MDXComponents] : literalOf(expression),
  evaluateProgram: () => undefined,
});

/**
 * Reads the body of a page.
 * @param vocabulary names a page may use as elements
 * @throws Problem where it is empty or not MDX, computes something, or names what does not exist
 */
export function readBody(body: string, file: string, bodyLine: number, vocabulary: readonly string[]): Body {
  if (!body.trim())
    throw new Problem('The page has no body: it would show nothing.', {
      place: { file, line: bodyLine },
      remedy: 'Write below the front matter.',
    });
  const islands = new Set<string>();
  try {
    const source = new VFile({ value: body, path: file });
    const reader = mdxReader().use(remarkVocabulary, { vocabulary, bodyLine, islands });
    const tree = reader.runSync(reader.parse(source), source) as Root;
    const html = toHtmlTree.runSync(tree, source) as Nodes;
    const drawn = new WeakMap<MDXComponents, ReactElement>();
    const Content: Body['Content'] = ({ components }) => {
      let elements = drawn.get(components);
      if (!elements) {
        elements = toJsxRuntime(html, { ...runtime, components, createEvaluater: evaluaterWith(components) }) as ReactElement;
        drawn.set(components, elements);
      }
      return elements;
    };
    return { Content, tree, islands: [...islands] };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const at = (error as { line?: number }).line;
    throw new Problem(`The page is not valid MDX: ${(error as { reason?: string }).reason ?? String(error)}.`, {
      place: { file, ...(at ? { line: at + bodyLine - 1 } : {}) },
      remedy: 'In prose, write \\{ and \\< for a literal brace or less-than sign.',
      cause: error,
    });
  }
}
