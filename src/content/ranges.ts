/**
 * Finds all version ranges in a file with their offsets, for the check of ranges and for the cut, which rewrites them.
 */
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { type PlacedText, parsePage, placeIn, placeInNode } from './page-source.ts';

function rangesOfFront(yaml: string, offset: number): PlacedText[] {
  const found: PlacedText[] = [];
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

/** The ranges after `@when` in code, which may be in a comment there. */
export function rangesInCode(code: string, offset = 0): PlacedText[] {
  let at = 0;
  return code.split('\n').flatMap((line) => {
    const mark = /^\s*(?:\/\/+|#)?\s*@when\s+/.exec(line)?.[0];
    const found = mark === undefined ? [] : placeIn(code, line.slice(mark.length).trim(), at + mark.length, at + line.length);
    at += line.length + 1;
    return found.map(({ text, start, end }) => ({ text, start: start + offset, end: end + offset }));
  });
}

/** The ranges of an MDX file: in its front matter, in `versions="…"` of elements, and after `@when` in code. */
export function rangesInPage(file: string): PlacedText[] {
  const { yaml, yamlStart, tree } = parsePage(file);
  const found = rangesOfFront(yaml, yamlStart);
  visit(tree, (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'code') found.push(...rangesInCode(file.slice(start, end), start));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'versions' || typeof attribute.value !== 'string') continue;
      found.push(...placeInNode(file, attribute.value, attribute));
    }
  });
  return found.sort((a, b) => a.start - b.start);
}
