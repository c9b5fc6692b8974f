/**
 * Finds all version ranges in a file with their offsets, for the check of ranges and for the cut, which rewrites them.
 */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPair, isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { isElement, textAttribute } from './mdx.ts';
import { type PageSource, type PlacedText, parsePage, placeIn, placeInNode } from './page-source.ts';
import { readCodeMark } from './version-code.ts';

/** A version range in a file. */
export interface PlacedRange extends PlacedText {
  /** Whether it lists versions that upgrades pass into, instead of saying when something holds. */
  readonly isInto?: true;
}

function rangesOfFront(file: string, { yaml, yamlStart }: PageSource): PlacedRange[] {
  const ranges: PlacedRange[] = [];
  visitYaml(parseDocument(yaml), {
    Pair(_, { key, value }, path) {
      const parent = path.at(-2);
      const inPaths = isPair(parent) && isScalar(parent.key) && parent.key.value === 'paths';
      const isInto = isScalar(key) && key.value === 'into';
      const range = inPaths ? key : isInto || (isScalar(key) && key.value === 'versions') ? value : null;
      if (!isScalar(range) || !range.range) return;
      const placed = placeIn(file, String(range.value), yamlStart + range.range[0], yamlStart + range.range[1]);
      ranges.push(...placed.map((text): PlacedRange => (isInto ? { ...text, isInto } : text)));
    },
  });
  return ranges;
}

/** The ranges after `@when` in the code between two offsets of a file. */
export function rangesInCode(file: string, start = 0, end = file.length): PlacedText[] {
  let at = start;
  return file
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const mark = readCodeMark(line);
      if (mark?.kind !== 'when') return [];
      const { range, start: inLine } = mark;
      return [{ text: range, start: from + inLine, end: from + inLine + range.length }];
    });
}

/** The ranges of an MDX file: in its front matter, in `versions="…"` of elements, and after `@when` in code. */
export function rangesInPage(file: string): PlacedRange[] {
  const source = parsePage(file);
  const ranges = rangesOfFront(file, source);
  visit(source.tree, (node: Nodes) => {
    if (node.type === 'code')
      ranges.push(...rangesInCode(file, node.position?.start.offset, node.position?.end.offset));
    const versions = isElement(node) ? textAttribute(node, 'versions') : undefined;
    if (versions) ranges.push(...placeInNode(file, versions.value, versions.node));
  });
  return ranges.sort((a, b) => a.start - b.start);
}
