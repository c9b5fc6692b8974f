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
import { factPieces } from '../content/facts.ts';
import { Problem, ProblemList, placed } from '../problems/problem.ts';
import { type Attribute, checkElement } from './element-checks.ts';
import { checkFence, checkHeadingLevel, checkInlineMath, checkParagraph, checkRow, checkText } from './source-checks.ts';

interface Positioned {
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } } | undefined;
}

const attribute = (name: string, value: string): Attribute => ({ type: 'mdxJsxAttribute', name, value });

function element(kind: 'mdxJsxFlowElement' | 'mdxJsxTextElement', name: string, attributes: Attribute[], children: unknown[] = []) {
  return { type: kind, name, attributes, children };
}

/** Splits a text with facts: literal text, and `<Fact name>` for each `@name@`. */
function factNodes(text: string, line: string) {
  return factPieces(text).map((piece) =>
    'fact' in piece
      ? element('mdxJsxTextElement', 'Fact', [attribute('name', piece.fact), attribute('line', line)])
      : { type: 'text', value: piece.text },
  );
}

/** A picture: on its own, or in a line of text. */
const pictureElement = ({ url, alt, title }: Image, line: string, isBlock: boolean) =>
  element(isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', 'Picture', [
    attribute('src', url),
    attribute('alt', alt ?? ''),
    attribute('title', title ?? ''),
    ...(isBlock ? [attribute('block', 'true')] : []),
    attribute('line', line),
  ]);

/** `[#anchor #former-one …]` at the end of a heading: its explicit anchor, then former anchors that still work. */
const handAnchors = /\s*\[(#[\w-]+(?: #[\w-]+)*)\]$/;

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
  /** Collects the texts of those that they show. */
  readonly shown: Map<string, string | undefined>;
}

export function remarkVocabulary({ elements, bodyLine, below, islands, codeFiles, shown }: VocabularyOptions) {
  return (tree: Root, file: VFile) => {
    const lineOf = (node: Positioned) => String((node.position?.start.line ?? 1) + bodyLine - 1);
    const problems: Problem[] = [];
    let level = below;
    // The replacements are MDX's JSX nodes, which mdast's types don't include.
    visit(tree as Parent, (anyNode: Node, index: number | undefined, anyParent: Parent | undefined) => {
      const node = anyNode as Node & Positioned & Record<string, unknown>;
      const parent = anyParent as { children: unknown[] } | undefined;
      const line = lineOf(node);
      const check = (work: () => void) => {
        try {
          placed({ file: file.path, line: Number(line) }, work);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          problems.push(error);
        }
      };
      const replace = (...nodes: unknown[]) => {
        if (parent && index !== undefined) parent.children.splice(index, 1, ...nodes);
        return (index ?? 0) + nodes.length;
      };
      const own = (properties: Record<string, unknown>) => {
        const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
        node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
      };
      switch (node.type) {
        case 'paragraph': {
          const first = (node.children as { type: string; value?: string }[])[0];
          if (first?.type === 'text') check(() => checkParagraph(first.value ?? ''));
          if (first?.type !== 'image' || (node.children as unknown[]).length > 1) return;
          return replace(pictureElement(first as Image, line, true));
        }
        case 'text':
          check(() => checkText(node.value as string));
          if (factPieces(node.value as string).some((piece) => 'fact' in piece)) return replace(...factNodes(node.value as string, line));
          return;
        case 'tableRow': {
          const [head] = (parent?.children ?? []) as Parent[];
          return check(() => checkRow((node.children as unknown[]).length, head?.children.length ?? 0));
        }
        case 'inlineCode':
          return replace(element('mdxJsxTextElement', 'InlineCode', [], factNodes(node.value as string, line)));
        case 'code':
          check(() => checkFence(String(file).slice(node.position?.start.offset, node.position?.end.offset)));
          check(() => {
            const { lang, meta, value } = node as { lang?: string | null; meta?: string | null; value?: string };
            const fence = withFile({ lang: lang ?? '', meta: meta ?? '', code: value ?? '' }, codeFiles);
            if (fence.origin) shown.set(fence.origin.name, codeFiles.text(fence.origin.name));
            replace(
              element('mdxJsxFlowElement', 'CodeBlock', [
                attribute('code', fence.code),
                attribute('lang', fence.lang),
                attribute('meta', fence.meta),
                attribute('line', line),
                ...(fence.origin ? [attribute('origin', JSON.stringify(fence.origin))] : []),
              ]),
            );
          });
          return (index ?? 0) + 1;
        case 'inlineMath': {
          // Move punctuation into the formula, so that no line starts with it.
          const next = parent?.children[(index ?? 0) + 1] as { type: string; value?: string } | undefined;
          const following = next?.type === 'text' ? (next.value ?? '') : '';
          check(() => checkInlineMath(node.value as string, following));
          const after = /^[.,;:!?)”’]+/.exec(following)?.[0] ?? '';
          if (next && after) next.value = following.slice(after.length);
          return replace(
            element('mdxJsxTextElement', 'Formula', [
              attribute('tex', node.value as string),
              attribute('after', after),
              attribute('line', line),
            ]),
          );
        }
        case 'math':
          return replace(
            element('mdxJsxFlowElement', 'Formula', [
              attribute('tex', node.value as string),
              attribute('display', 'true'),
              attribute('line', line),
            ]),
          );
        case 'heading': {
          const depth = node.depth as number;
          if (depth > 1) check(() => checkHeadingLevel(depth, level));
          level = depth;
          const last = (node.children as { type: string; value?: string }[]).at(-1);
          const written = last?.type === 'text' ? handAnchors.exec(last.value ?? '')?.[1] : undefined;
          const [id, ...former] = (written ?? '').split(' ').map((anchor) => anchor.slice(1));
          if (last && id) last.value = (last.value ?? '').replace(handAnchors, '');
          own({ line, ...(id ? { id, former: former.join(' ') } : {}) });
          return;
        }
        case 'image':
          return replace(pictureElement(anyNode as Image, line, false));
        case 'imageReference':
          return check(() => {
            throw new Problem('The address of the picture is elsewhere on the page.', { remedy: 'Write ![what it shows](./name.png).' });
          });
        case 'link':
          own({ line });
          return;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          const name = node.name as string | null;
          const attributes = node.attributes as Attribute[];
          check(() => checkElement(name, attributes, elements));
          if (name === 'Island') {
            const named = attributes.find((one) => one.name === 'name')?.value;
            if (typeof named === 'string') islands.add(named);
          }
          attributes.push(attribute('line', line));
          return;
        }
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          if ((node.data as { estree?: Program } | undefined)?.estree?.body.length === 0) return replace();
          return check(() => {
            throw new Problem(`Pages compute nothing: {${String(node.value)}}.`, {
              remedy: 'Write \\{ for a literal brace. A value of a version is a fact: @zkvm@.',
            });
          });
        }
        case 'mdxjsEsm':
          return check(() => {
            throw new Problem('Pages have no import or export: the vocabulary is always there.', { remedy: 'Take the line out.' });
          });
      }
      return;
    });
    if (problems.length) throw new ProblemList(problems);
  };
}
