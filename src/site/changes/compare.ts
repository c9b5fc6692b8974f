/**
 * The differences between two bodies, in place: what the new one inserts is in `<ins>`, what it lacks of the old one in `<del>`. Removing the
 * insertions gives exactly the old text, removing the deletions exactly the new one.
 */
import { compareLines } from './lines.ts';
import { isMark, marked } from './marks.ts';
import { pairs, similarity, steps, wordCounts } from './sequence.ts';
import { blocksOf, type Element, hasClass, isBlock, keyOf, type Node, parseHtml, textOf, writeHtml } from './tree.ts';
import { compareWords } from './words.ts';

const counts = new WeakMap<Element, ReadonlyMap<string, number>>();

/** The words of an element; those of different cells and items are words of their own. */
function wordsIn(element: Element): ReadonlyMap<string, number> {
  const known = counts.get(element);
  if (known) return known;
  const found = new Map(element.children.some(isBlock) ? [] : wordCounts(textOf([element])));
  if (!found.size)
    for (const block of blocksOf(element.children))
      if (block.tag || element.tag) for (const [word, count] of wordsIn(block)) found.set(word, (found.get(word) ?? 0) + count);
  counts.set(element, found);
  return found;
}

/** Below this, two blocks are not new wordings of one another. */
const leastAlike = 0.35;
const cells = new Set(['td', 'th']);
const isDrawing = (element: Element) =>
  hasClass(element, 'diagram') || hasClass(element, 'formula') || / data-island="/.test(element.attributes);

/** Lists, tables and frames: with one of them on each side, their items are compared, however different. */
const containers = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'div', 'figure']);

/** What a pair of blocks is worth: 0 where they do not go together. */
function worth(a: Element, b: Element, isLone: boolean): number {
  if (a.tag !== b.tag) return 0;
  if (isDrawing(a) || isDrawing(b)) return 0;
  const [aClass, bClass] = [a, b].map(({ attributes }) => / class="[^"]*"/.exec(attributes)?.[0]);
  if (aClass !== bClass) return 0;
  // Rows about the same thing have the same first cell.
  if (a.tag === 'tr' && a.children[0] && b.children[0] && keyOf(a.children[0]) === keyOf(b.children[0])) return 2;
  const alike = similarity(wordsIn(a), wordsIn(b));
  return alike >= leastAlike || (isLone && containers.has(a.tag)) ? alike + 0.01 : 0;
}

const widthOf = (element: Element): number =>
  element.tag === 'tr' ? element.children.length : Math.max(0, ...element.children.filter(isBlock).map(widthOf));

/** Whether the inside of two elements can be compared part by part; else one replaces the other. */
function isComparable(a: Element, b: Element): boolean {
  if (a.tag === 'table') return widthOf(a) === widthOf(b);
  if (!hasClass(a, 'tabs')) return true;
  const labels = ({ children }: Element) =>
    children
      .filter((child) => typeof child !== 'string' && child.tag === 'label')
      .map(keyOf)
      .join();
  return labels(a) === labels(b);
}

function compareElements(a: Element, b: Element): Node[] {
  if (keyOf(a) === keyOf(b)) return [b];
  if (!isComparable(a, b)) return [...marked([a], 'del'), ...marked([b], 'ins')];
  if (b.tag === 'pre') {
    const [old, now] = [a.children[0], b.children[0]];
    if (typeof old === 'object' && typeof now === 'object') return [{ ...b, children: [compareLines(old, now)] }];
  }
  return [{ ...b, children: compareNodes(a.children, b.children) }];
}

/** Compares the children of two elements: blocks with blocks, or text word by word. */
function compareNodes(before: readonly Node[], after: readonly Node[]): Node[] {
  if (!before.some(isBlock) && !after.some(isBlock)) return compareWords(before, after);
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const isRow = old.length === now.length && [...old, ...now].every(({ tag }) => cells.has(tag));
  if (isRow) return old.flatMap((cell, i) => compareElements(cell, now[i] as Element));
  return steps(old, now, keyOf).flatMap((step): readonly Node[] =>
    step.type === 'same'
      ? step.after
      : pairs(step.before, step.after, (a, b) => worth(a, b, step.before.length + step.after.length === 2)).flatMap(([a, b]) => {
          if (a && b) return compareElements(a, b);
          return a ? marked([a], 'del') : b ? marked([b], 'ins') : [];
        }),
  );
}

/** Joins neighboring marks of one kind, and gives each change its number, from 1. Marks with nothing but white space between them are one change. */
function numbered(nodes: readonly Node[]): { nodes: Node[]; count: number } {
  let [count, apart] = [0, true];
  const visit = (children: readonly Node[], counts: boolean): Node[] =>
    children.map((node) => {
      if (typeof node === 'string') {
        if (node.trim()) apart = true;
        return node;
      }
      if (!isMark(node)) {
        const inside = visit(node.children, counts && !hasClass(node, 'checked'));
        // What stays the same is the same object: a page that is displayed keeps it.
        return inside.every((child, i) => child === node.children[i]) ? node : { ...node, children: inside };
      }
      if (!counts || (!textOf([node]).trim() && !/<(svg|img|math)/.test(writeHtml(node.children)))) return node;
      const isFirst = apart;
      if (isFirst) count++;
      apart = false;
      return isFirst ? { ...node, attributes: `${node.attributes} data-change="${count}"` } : node;
    });
  const result = visit(nodes, true);
  return { nodes: result, count };
}

export interface Comparison {
  readonly nodes: readonly Node[];
  /** How many changes there are; the first mark of each has its number as `data-change`. */
  readonly count: number;
}

/** Compares two trees. */
export const compareTrees = (before: readonly Node[], after: readonly Node[]): Comparison => numbered(compareNodes(before, after));

/** Compares two bodies. */
export function compareBodies(before: string, after: string): { readonly html: string; readonly count: number } {
  const { nodes, count } = compareTrees(parseHtml(before), parseHtml(after));
  return { html: writeHtml(nodes), count };
}
