/** The two sides of a comparison: links into each version, and each side on its own. */
import { isMark, type Mark } from './marks.ts';
import { type Element, type Node, withClass } from './tree.ts';

/** What stands once in a document, or comes alive in a page: a passage that is shown elsewhere has none of it. */
const unique = / (id|for|tabindex|data-island|data-props|data-group|data-change|aria-labelledby)="[^"]*"/g;

/** Where links of one side lead: the version's root, and the page itself. */
interface Sides {
  readonly root: string;
  readonly page: string;
}

/** The nodes with links into the version they are from, and without anchors of their own. Passages are shown on pages of their own. */
export function resolvedSides(nodes: readonly Node[], roots: Readonly<Record<Mark, Sides>>, side: Mark = 'ins'): Node[] {
  return nodes
    .filter((node) => typeof node === 'string' || !(node.tag === 'a' && / class="anchor"/.test(node.attributes)))
    .map((node) => {
      if (typeof node === 'string') return node;
      const own = isMark(node) ? (node.tag as Mark) : side;
      const attributes = node.attributes
        .replace(' href="~', ` href="${roots[own].root}`)
        .replace(' href="#', ` href="${roots[own].page}#`)
        .replace(unique, '');
      return { ...node, attributes, children: resolvedSides(node.children, roots, own) };
    });
}

/** One side of compared nodes: what the other one has alone is left out. */
const oneSide = (nodes: readonly Node[], left: Mark): Node[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.tag !== left)
    .map((node) => (typeof node === 'string' ? node : { ...node, children: oneSide(node.children, left) }));

/** Whether a node or something in it is as `is` says. */
export const someWithin = (node: Node, is: (element: Element) => boolean): boolean =>
  typeof node !== 'string' && (is(node) || node.children.some((child) => someWithin(child, is)));

/** A code block as two next to each other: as it was, as it is. */
export const sideBySide = (figure: Element): Element => ({
  tag: 'div',
  attributes: ' class="side-by-side"',
  children: [
    withClass({ ...figure, children: oneSide(figure.children, 'ins') }, 'before'),
    withClass({ ...figure, children: oneSide(figure.children, 'del') }, 'after'),
  ],
});
