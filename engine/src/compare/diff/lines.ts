/** Code line by line, with the changed words of a line marked. */

import { entryOf } from '../../basics/lookup.ts';
import type { Mark } from './marks.ts';
import { pairs, similarity, steps, wordBag } from './sequence.ts';
import { type HtmlElement, type HtmlNode, htmlText, nodeKey } from './tree.ts';
import { markedWords } from './words.ts';

/** A line with its line break. The last line gets one too, which isn't displayed. */
type BlockLine = readonly HtmlNode[];

/** Splits code into lines; an element that spans several lines is in each of them. */
function linesOf(nodes: readonly HtmlNode[]): BlockLine[] {
  const lines = cutLines(nodes);
  return (lines.at(-1)?.length ? lines : lines.slice(0, -1)).map((line) => [...line, '\n']);
}

function cutLines(nodes: readonly HtmlNode[]): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]];
  const add = (parts: readonly (readonly HtmlNode[])[]) =>
    parts.forEach((part, i) => {
      if (i) lines.push([]);
      lines.at(-1)?.push(...part);
    });
  for (const node of nodes)
    add(
      typeof node === 'string'
        ? node.split('\n').map((text) => (text ? [text] : []))
        : cutLines(node.children).map((children) => (children.length ? [{ ...node, children }] : [])),
    );
  return lines;
}

/** Ignore highlighting of lines. */
const keyOfLine = (line: BlockLine): string =>
  line
    .map((node) =>
      typeof node !== 'string' && node.tag === 'mark' ? node.children.map(nodeKey).join('') : nodeKey(node),
    )
    .join('');
const leastAlike = 0.4;

export function compareLines(before: HtmlElement, after: HtmlElement): HtmlElement {
  const line = (mark: Mark, children: BlockLine | null): HtmlNode[] =>
    children ? [{ tag: mark, attributes: ' class="line"', children }] : [];
  const children = steps(linesOf(before.children), linesOf(after.children), keyOfLine).flatMap(
    (step): readonly HtmlNode[] => {
      if (step.type === 'same') return step.after.flat();
      const bags = new Map(
        [...step.before, ...step.after].map((blockLine) => [blockLine, wordBag(htmlText(blockLine))]),
      );
      const worth = (a: BlockLine, b: BlockLine) => similarity(entryOf(bags, a), entryOf(bags, b), leastAlike);
      const marked = pairs(step.before, step.after, worth).map(([a, b]) =>
        a && b ? markedWords(a, b) : ([a, b] as const),
      );
      return [...marked.flatMap(([a]) => line('del', a)), ...marked.flatMap(([, b]) => line('ins', b))];
    },
  );
  return { ...after, children };
}
