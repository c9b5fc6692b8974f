/**
 * Converts Markdown nodes to elements of the vocabulary (facts, code, math, headings with explicit anchors), rejects
 * what the site can't show, and adds line numbers, so that mistakes found while rendering can be located.
 */
import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Position, Problem, placed } from '../problems/problem.ts';
import { type ConvertedBody, conversions, type Positioned, type VisitedNode } from './conversions.ts';

export interface VocabularyOptions extends Omit<ConvertedBody, 'source' | 'level'> {
  /** Line of the file on which the body starts. */
  readonly bodyLine: number;
  /** Level of the heading above the body: the title is 1. */
  readonly below: number;
  /** Receives the mistakes. */
  readonly problems: Problem[];
}

export function remarkVocabulary({ bodyLine, below, problems, ...options }: VocabularyOptions) {
  return (tree: Root, file: VFile) => {
    const body: ConvertedBody = { ...options, source: String(file), level: below };
    const positionOf = ({ position }: Positioned): Position => ({
      line: (position?.start.line ?? 1) + bodyLine - 1,
      ...(position ? { column: position.start.column } : {}),
    });
    const visited = (node: VisitedNode['node'], index: number, parent: VisitedNode['parent']): VisitedNode => {
      const position = positionOf(node);
      return {
        node,
        parent,
        index,
        line: [position.line, position.column].filter(Boolean).join(':'),
        check(work) {
          try {
            placed({ file: file.path, ...position }, work);
            return true;
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            problems.push(error);
            return false;
          }
        },
        replace(...nodes) {
          parent?.children.splice(index, 1, ...nodes);
          return index + nodes.length;
        },
        setProperties(properties) {
          const data = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
          node.data = { ...data, hProperties: { ...data.hProperties, ...properties } };
        },
      };
    };
    // The replacements are MDX's JSX nodes, which mdast's types don't include.
    visit(tree as Parent, (anyNode: Node, index: number | undefined, parent: Parent | undefined) => {
      const node = anyNode as VisitedNode['node'];
      return conversions[node.type]?.(visited(node, index ?? 0, parent), body);
    });
  };
}
