/**
 * Converts Markdown nodes to elements of the vocabulary (facts, code, math, headings with explicit anchors), rejects
 * what the site can't show, and adds line numbers, so that mistakes found while rendering can be located.
 */
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Position, Problem, placed } from '../problems/problem.ts';
import { type ConvertedBody, convert, type NodePlace } from './conversions.ts';

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
    const positionOf = ({ position }: Nodes): Position => ({
      line: (position?.start.line ?? 1) + bodyLine - 1,
      ...(position ? { column: position.start.column } : {}),
    });
    const placeOf = (node: Nodes, index: number, parent: Parents | undefined): NodePlace => {
      const position = positionOf(node);
      return {
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
          const siblings: Nodes[] = parent?.children ?? [];
          siblings.splice(index, 1, ...nodes);
          return index + nodes.length;
        },
        setProperties(properties) {
          node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
        },
      };
    };
    visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) =>
      convert(node, placeOf(node, index ?? 0, parent), body),
    );
  };
}
