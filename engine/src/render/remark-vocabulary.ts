/**
 * Converts Markdown nodes to elements of the vocabulary (facts, code, math, headings with explicit anchors), rejects what the site can't show,
 * and adds line numbers, so that mistakes found while rendering can be located.
 */
import type { Program } from 'estree';
import type { Image, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type CodeFiles, withFile } from '../content/code-files.ts';
import type { CodeExtension } from '../content/extensions.ts';
import { factPieces } from '../content/facts.ts';
import { type Position, Problem, placed } from '../problems/problem.ts';
import { type Attribute, checkElement } from './elements.ts';
import { explicitAnchors } from './explicit-anchors.ts';
import { checkFence, checkHeadingLevel, checkInlineMath, checkParagraph, checkRow, checkText } from './source-checks.ts';

interface Positioned {
  position?: { start: { line: number; column: number; offset?: number }; end: { line: number; offset?: number } } | undefined;
}

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
const pictureElement = (kind: 'block' | 'inline', { url, alt, title }: Image, line: string) =>
  element(kind, 'Picture', { src: url, alt: alt ?? '', title: title ?? '', block: kind === 'block' ? 'true' : undefined, line });

export interface VocabularyOptions {
  /** Names a page may use as elements. */
  readonly elements: readonly string[];
  /** Line of the file on which the body starts. */
  readonly bodyLine: number;
  /** Level of the heading above the body: the title is 1. */
  readonly below: number;
  /** Collects the names of the islands used. */
  readonly islands: Set<string>;
  /** The files that fences may show. */
  readonly codeFiles: CodeFiles;
  /** What the project adds to code blocks. */
  readonly code: CodeExtension;
  /** Collects the texts of flows. */
  readonly flows: Set<string>;
  /** Receives the mistakes. */
  readonly problems: Problem[];
}

export function remarkVocabulary({ elements, bodyLine, below, islands, codeFiles, code, flows, problems }: VocabularyOptions) {
  return (tree: Root, file: VFile) => {
    const positionOf = ({ position }: Positioned): Position => ({
      line: (position?.start.line ?? 1) + bodyLine - 1,
      ...(position ? { column: position.start.column } : {}),
    });
    let level = below;
    // The replacements are MDX's JSX nodes, which mdast's types don't include.
    visit(tree as Parent, (anyNode: Node, index: number | undefined, anyParent: Parent | undefined) => {
      const node = anyNode as Node & Positioned & Record<string, unknown>;
      const parent = anyParent as { children: unknown[] } | undefined;
      const position = positionOf(node);
      const line = [position.line, position.column].filter(Boolean).join(':');
      const check = (work: () => void) => {
        try {
          placed({ file: file.path, ...position }, work);
          return true;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          problems.push(error);
          return false;
        }
      };
      const replace = (...nodes: unknown[]) => {
        if (parent && index !== undefined) parent.children.splice(index, 1, ...nodes);
        return (index ?? 0) + nodes.length;
      };
      const setProperties = (properties: Record<string, unknown>) => {
        const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
        node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
      };
      switch (node.type) {
        case 'paragraph': {
          const first = (node.children as { type: string; value?: string }[])[0];
          if (first?.type === 'text') check(() => checkParagraph(first.value ?? ''));
          if (first?.type !== 'image' || (node.children as unknown[]).length > 1) return;
          return replace(pictureElement('block', first as Image, line));
        }
        case 'text':
          check(() => checkText(node.value as string, anyParent?.type === 'link'));
          if (factPieces(node.value as string).some((piece) => 'fact' in piece)) return replace(...factNodes(node.value as string, line));
          return;
        case 'tableRow': {
          const [head] = (parent?.children ?? []) as Parent[];
          check(() => checkRow((node.children as unknown[]).length, head?.children.length ?? 0));
          return;
        }
        case 'inlineCode':
          return replace(element('inline', 'InlineCode', {}, factNodes(node.value as string, line)));
        case 'code':
          check(() => checkFence(String(file).slice(node.position?.start.offset, node.position?.end.offset)));
          check(() => {
            const { lang, meta, value } = node as { lang?: string | null; meta?: string | null; value?: string };
            const fence = withFile({ lang: lang ?? '', meta: meta ?? '', code: value ?? '' }, codeFiles, code);
            if (fence.lang === 'flow') flows.add(fence.code);
            const origin = fence.origin && JSON.stringify(fence.origin);
            replace(element('block', 'CodeBlock', { code: fence.code, lang: fence.lang, meta: fence.meta, line, origin }));
          });
          return (index ?? 0) + 1;
        case 'inlineMath': {
          // Move punctuation into the formula, so that no line starts with it.
          const next = parent?.children[(index ?? 0) + 1] as { type: string; value?: string } | undefined;
          const following = next?.type === 'text' ? (next.value ?? '') : '';
          check(() => checkInlineMath(node.value as string, following));
          const after = /^[.,;:!?)”’]+/.exec(following)?.[0] ?? '';
          if (next && after) next.value = following.slice(after.length);
          return replace(element('inline', 'Formula', { tex: node.value as string, after, line }));
        }
        case 'math':
          return replace(element('block', 'Formula', { tex: node.value as string, display: 'true', line }));
        case 'heading': {
          const depth = node.depth as number;
          if (depth > 1) check(() => checkHeadingLevel(depth, level));
          level = depth;
          const last = (node.children as { type: string; value?: string }[]).at(-1);
          const written = last?.type === 'text' ? explicitAnchors.exec(last.value ?? '')?.[1] : undefined;
          const [id, ...former] = (written ?? '').split(' ').map((anchor) => anchor.slice(1));
          if (last && id) last.value = (last.value ?? '').replace(explicitAnchors, '');
          setProperties({ line, ...(id ? { id, former: former.join(' ') } : {}) });
          return;
        }
        case 'image':
          return replace(pictureElement('inline', anyNode as Image, line));
        case 'imageReference':
          check(() => {
            throw new Problem('The address of the picture is defined elsewhere on the page.', {
              remedy: 'Write ![what it shows](./name.png).',
            });
          });
          replace();
          return index;
        case 'link':
          setProperties({ line });
          return;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
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
          return;
        }
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          if ((node.data as { estree?: Program } | undefined)?.estree?.body.length === 0) return replace();
          check(() => {
            throw new Problem(`Pages contain no code: {${String(node.value)}}.`, {
              remedy: 'Write \\{ for a literal brace, and a fact for a value of a version: @version@.',
            });
          });
          replace();
          return index;
        }
        case 'mdxjsEsm':
          check(() => {
            throw new Problem('Pages have no import or export: the vocabulary is always available.', { remedy: 'Remove the line.' });
          });
          replace();
          return index;
      }
      return;
    });
  };
}
