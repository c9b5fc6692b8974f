/**
 * Finds all version ranges in a file with their offsets, for the check of ranges and for the cut, which rewrites them.
 */
import type { Nodes } from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';

/** A range in a file: its text and its offsets. */
export interface PlacedRange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const reader = unified().use(remarkParse).use(remarkMdx).use(remarkMath).freeze();

/** Locates `text` between two offsets of a file. */
function placeIn(file: string, text: string, from: number, to: number): PlacedRange[] {
  const start = file.indexOf(text, from);
  return text && start >= 0 && start + text.length <= to ? [{ text, start, end: start + text.length }] : [];
}

function rangesOfFront(yaml: string, offset: number): PlacedRange[] {
  const found: PlacedRange[] = [];
  visitYaml(parseDocument(yaml), {
    Pair(_, { key, value }, path) {
      const parent = path.at(-2) as { key?: unknown } | undefined;
      const inPaths = isScalar(parent?.key) && parent.key.value === 'paths';
      const range = inPaths ? key : isScalar(key) && key.value === 'versions' ? value : null;
      if (!isScalar(range) || !range.range) return;
      found.push(...placeIn(yaml, String(range.value), range.range[0], range.range[1]));
    },
  });
  return found.map(({ text, start, end }) => ({ text, start: start + offset, end: end + offset }));
}

/** The ranges of an MDX file: in its front matter, in `versions="…"` of elements, and after `@when` in code. */
export function rangesInPage(file: string): PlacedRange[] {
  const frontEnd = file.startsWith('---\n') ? file.indexOf('\n---', 3) : -1;
  // Shared passages have no front matter.
  const bodyStart = frontEnd < 0 ? 0 : file.indexOf('\n', frontEnd + 1) + 1;
  const found = frontEnd < 0 ? [] : rangesOfFront(file.slice(4, frontEnd), 4);
  // Blank the front matter so that offsets match the file.
  const tree: Nodes = reader.parse(file.slice(0, bodyStart).replace(/[^\n]/g, ' ') + file.slice(bodyStart));
  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'code') {
      let at = start;
      for (const line of file.slice(start, end).split('\n')) {
        const mark = /^\s*@when\s+/.exec(line);
        if (mark) found.push(...placeIn(file, line.slice(mark[0].length).trim(), at + mark[0].length, at + line.length));
        at += line.length + 1;
      }
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'versions' || typeof attribute.value !== 'string') continue;
      const { position } = attribute as { position?: { start: { offset?: number }; end: { offset?: number } } };
      found.push(...placeIn(file, attribute.value, position?.start.offset ?? start, position?.end.offset ?? end));
    }
  });
  return found.sort((a, b) => a.start - b.start);
}
