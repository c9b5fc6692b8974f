/** Separates the two sides of a comparison, each with links into its version. */
import { isMark, type Mark } from '../diff/marks.ts';
import { type HtmlElement, type HtmlNode, withClass } from '../diff/tree.ts';

/**
 * Attributes that must be unique in a document, or that make an island hydrate: removed from passages on other pages.
 */
const unique = / ((id|for|data-island|data-props|data-group|data-change|aria-labelledby)="[^"]*"|tabindex="-1")/g;

/** The targets of one side's links: the version's root, and the page itself. */
interface Sides {
  readonly root: string;
  readonly page: string;
}

/** The nodes with links into their version, and without anchors, for pages that show passages. */
export function resolvedSides(
  nodes: readonly HtmlNode[],
  roots: Readonly<Record<Mark, Sides>>,
  side: Mark = 'ins',
): HtmlNode[] {
  return nodes
    .filter((node) => typeof node === 'string' || !(node.tag === 'a' && / class="anchor"/.test(node.attributes)))
    .map((node) => {
      if (typeof node === 'string') return node;
      const nodeSide = isMark(node) ? node.tag : side;
      const attributes = node.attributes
        .replace(' href="~', ` href="${roots[nodeSide].root}`)
        .replace(' href="#', ` href="${roots[nodeSide].page}#`)
        .replace(unique, '');
      return { ...node, attributes, children: resolvedSides(node.children, roots, nodeSide) };
    });
}

/** One side of compared nodes: omits what is only on the other side. */
const oneSide = (nodes: readonly HtmlNode[], left: Mark): HtmlNode[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.tag !== left)
    .map((node) => (typeof node === 'string' ? node : { ...node, children: oneSide(node.children, left) }));

/** Whether a node or one of its descendants satisfies `is`. */
export const someWithin = (node: HtmlNode, is: (element: HtmlElement) => boolean): boolean =>
  typeof node !== 'string' && (is(node) || node.children.some((child) => someWithin(child, is)));

/** A code block as two side by side: before and after. */
export const sideBySide = (figure: HtmlElement): HtmlElement => ({
  tag: 'div',
  attributes: ' class="side-by-side"',
  children: [
    withClass({ ...figure, children: oneSide(figure.children, 'ins') }, 'before'),
    withClass({ ...figure, children: oneSide(figure.children, 'del') }, 'after'),
  ],
});
