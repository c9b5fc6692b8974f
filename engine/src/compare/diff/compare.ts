/**
 * The differences between two bodies, in place: inserted text is in `<ins>`, deleted text in `<del>`. Removing the
 * insertions gives exactly the old text, removing the deletions exactly the new one.
 */

import { itemAt } from '../../basics/lookup.ts';
import { memoOf } from '../../basics/memo.ts';
import { compareLines } from './lines.ts';
import { changedText, isMark, isMoved, joinMarks, type Mark, marked, movedClass } from './marks.ts';
import { pairs, similarity, steps, type WordBag, wordBag } from './sequence.ts';
import {
  blocksOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  htmlText,
  isAsParsed,
  isBlock,
  nodeKey,
  parseHtml,
  spacedText,
  writeHtml,
} from './tree.ts';
import { compareWords } from './words.ts';

/** The words of an element; those of different cells or items are kept apart. */
const wordsIn = memoOf((element: HtmlElement): WordBag => wordBag(spacedText([element])));

const leastAlike = 0.35;

/**
 * Tag and class: only elements with the same shape are compared. Drawings and islands have none, so one replaces the
 * other.
 */
const shapeOf = memoOf((element: HtmlElement): string => {
  const { tag, attributes } = element;
  const isDrawing =
    hasClass(element, 'diagram') || hasClass(element, 'formula') || attributes.includes(' data-island="');
  return isDrawing ? '' : `${tag}${/ class="[^"]*"/.exec(attributes)?.[0] ?? ''}.`;
});

/**
 * Lists, tables, and frames: if there is exactly one on each side, their items are compared, however different they
 * are.
 */
const containers = /^([uod]l|table|thead|tbody|div|figure)$/;

function worth(a: HtmlElement, b: HtmlElement, isLone: boolean): number {
  const shape = shapeOf(a);
  if (!shape || shape !== shapeOf(b)) return 0;
  // Rows about the same subject have the same first cell.
  if (a.tag === 'tr' && a.children[0] && b.children[0] && nodeKey(a.children[0]) === nodeKey(b.children[0])) return 2;
  const alike = similarity(wordsIn(a), wordsIn(b), leastAlike);
  return alike || (isLone && containers.test(a.tag)) ? alike + 0.01 : 0;
}

const widthOf = (element: HtmlElement): number =>
  element.tag === 'tr' ? element.children.length : Math.max(0, ...element.children.filter(isBlock).map(widthOf));

function isComparable(a: HtmlElement, b: HtmlElement): boolean {
  if (a.tag === 'table') return widthOf(a) === widthOf(b);
  if (!hasClass(a, 'tabs')) return true;
  const labels = ({ children }: HtmlElement) =>
    children
      .filter((child) => typeof child !== 'string' && child.tag === 'label')
      .map(nodeKey)
      .join();
  return labels(a) === labels(b);
}

function compareElements(a: HtmlElement, b: HtmlElement): HtmlNode[] {
  if (nodeKey(a) === nodeKey(b)) return [b];
  if (!isComparable(a, b)) return [...marked([a], 'del'), ...marked([b], 'ins')];
  if (b.tag === 'pre') {
    const [old, now] = [a.children[0], b.children[0]];
    if (typeof old === 'object' && typeof now === 'object') return [{ ...b, children: [compareLines(old, now)] }];
  }
  return [{ ...b, children: compareNodes(a.children, b.children) }];
}

type Pair = readonly [HtmlElement | null, HtmlElement | null];

/** Shorter texts may occur in several places by chance. */
const leastMoved = 40;

function movedBlocks(blockPairs: readonly Pair[]): ReadonlySet<HtmlElement | null> {
  const gone = new Map<string, HtmlElement>();
  for (const [a, b] of blockPairs)
    if (a && !b && (/^h\d/.test(a.tag) || htmlText([a]).length >= leastMoved)) gone.set(nodeKey(a), a);
  const moved = new Set<HtmlElement>();
  for (const [a, b] of blockPairs) {
    const from = a || !b ? undefined : gone.get(nodeKey(b));
    if (!from || !b) continue;
    gone.delete(nodeKey(b));
    moved.add(from).add(b);
  }
  return moved;
}

function compareNodes(before: readonly HtmlNode[], after: readonly HtmlNode[]): HtmlNode[] {
  if (!before.some(isBlock) && !after.some(isBlock)) return compareWords(before, after);
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const isRow = old.length === now.length && [...old, ...now].every(({ tag }) => /^t[dh]$/.test(tag));
  if (isRow) return old.flatMap((cell, i) => compareElements(cell, itemAt(now, i)));
  const blockPairs = steps(old, now, nodeKey).flatMap((step): readonly Pair[] =>
    step.type === 'same'
      ? step.after.map((block): Pair => [block, block])
      : pairs(step.before, step.after, (a, b) => worth(a, b, step.before.length + step.after.length === 2)),
  );
  const moved = movedBlocks(blockPairs);
  return joinMarks(
    blockPairs.flatMap(([a, b]): readonly HtmlNode[] => {
      if (a && b) return a === b ? [b] : compareElements(a, b);
      const more = moved.has(a ?? b) ? movedClass : '';
      return a ? marked([a], 'del', more) : b ? marked([b], 'ins', more) : [];
    }),
  );
}

const other = { ins: 'del', del: 'ins' } as const;

const sideOf = (node: HtmlNode | undefined): Mark | null => {
  if (node === undefined || typeof node === 'string') return null;
  if (isMark(node)) return node.tag;
  return hasClass(node, 'ins') ? 'ins' : hasClass(node, 'del') ? 'del' : null;
};

function deletionsFirst(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (let i = 0; i < nodes.length; ) {
    const start = i;
    while (sideOf(nodes[i]) === 'ins') i++;
    const middle = i;
    while (sideOf(nodes[i]) === 'del') i++;
    result.push(...nodes.slice(middle, i), ...nodes.slice(start, middle));
    if (i === start) result.push(itemAt(nodes, i++));
  }
  return result;
}

const classMark = /( class="(?:[^"]* )?)(ins|del)(?=[ "])/;

function reversedElement(element: HtmlElement): HtmlElement {
  const children = reversed(element.children);
  if (isMark(element)) return { ...element, tag: other[element.tag], children };
  if (sideOf(element) === null && children.every((child, i) => child === element.children[i])) return element;
  const attributes = element.attributes.replace(classMark, (_, before: string, mark: Mark) => before + other[mark]);
  return { ...element, attributes, children };
}

/** A comparison read in the other direction. */
const reversed = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  deletionsFirst(nodes.map((node) => (typeof node === 'string' || isAsParsed(node) ? node : reversedElement(node))));

/**
 * Numbers the changes from 1. Marks with only white space between them are one change; a moved block is one change, at
 * its new place.
 */
function numbered(nodes: readonly HtmlNode[]): { nodes: HtmlNode[]; count: number } {
  let [count, apart] = [0, true];
  const visit = (children: readonly HtmlNode[], counts: boolean): HtmlNode[] =>
    children.map((node) => {
      if (typeof node === 'string') {
        if (node.trim()) apart = true;
        return node;
      }
      if (isAsParsed(node)) {
        if (!apart) apart = htmlText([node]).trim() !== '';
        return node;
      }
      if (!isMark(node)) {
        const inside = visit(node.children, counts && !hasClass(node, 'code-mark'));
        // Unchanged nodes are the same object, so that a displayed page can keep them.
        return inside.every((child, i) => child === node.children[i]) ? node : { ...node, children: inside };
      }
      if (
        !counts ||
        (node.tag === 'del' && isMoved(node)) ||
        (!changedText(node) && !/<(svg|img|math)/.test(writeHtml(node.children)))
      )
        return node;
      const isFirst = apart;
      if (isFirst) count++;
      apart = false;
      return isFirst ? { ...node, attributes: `${node.attributes} data-change="${count}"` } : node;
    });
  const result = visit(nodes, true);
  return { nodes: result, count };
}

export interface Comparison {
  readonly nodes: readonly HtmlNode[];
  /** Number of changes. The first mark of each has its number as `data-change`. */
  readonly count: number;
}

/** Compares two trees. Unchanged nodes of the result, and ids, are those of the tree that is `shown`. */
export const compareTrees = (
  before: readonly HtmlNode[],
  after: readonly HtmlNode[],
  shown: 'before' | 'after' = 'after',
): Comparison => numbered(shown === 'after' ? compareNodes(before, after) : reversed(compareNodes(after, before)));

/** Takes the HTML of two bodies; gives the later one with marks, and the number of changes. */
export function compareBodies(before: string, after: string): { readonly html: string; readonly count: number } {
  const { nodes, count } = compareTrees(parseHtml(before), parseHtml(after));
  return { html: writeHtml(nodes), count };
}
