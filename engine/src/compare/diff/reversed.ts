/** A comparison read in the other direction. */

import { itemAt } from '../../problems/lookup.ts';
import { isMark, type Mark } from './marks.ts';
import { type HtmlElement, type HtmlNode, hasClass, isAsParsed } from './tree.ts';

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

export const reversed = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  deletionsFirst(nodes.map((node) => (typeof node === 'string' || isAsParsed(node) ? node : reversedElement(node))));
