/** Marks insertions and deletions where HTML allows the elements. */
import { type HtmlElement, type HtmlNode, hasClass, htmlText, isBlock, withClass } from './tree.ts';

export type Mark = 'ins' | 'del';

/** Attributes that must be unique, or that make an island hydrate: removed from the copy of the old page. */
const unique =
  / ((id|for|data-island|data-props|data-ids|data-group|data-term|aria-(?:labelledby|describedby|controls|details|owns))="[^"]*"|tabindex="-1")/g;

function asOld(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node;
  // Radio buttons with the same name exclude each other.
  const attributes = node.attributes.replace(unique, '').replace(/ name="([^"]*)"/, ' name="old-$1"');
  return { ...node, attributes, children: node.children.map(asOld) };
}

/** Elements whose parents allow no marks: the mark goes inside. */
const markedInside = /^(li|t[dh]|d[td]|summary|figcaption|label)$/;
const markedBelow = /^(tr|thead|tbody)$/;
/** A group of a definition list, whose parent allows nothing else. */
const isEntry = ({ tag, children }: HtmlElement) =>
  tag === 'div' && children.some((child) => typeof child === 'object' && child.tag === 'dt');

export const movedClass = ' moved';

function markOne(node: HtmlNode, mark: Mark, more: string): HtmlNode {
  const around = (children: readonly HtmlNode[]): HtmlElement => ({
    tag: mark,
    attributes: children.some(isBlock) ? ` class="block${more}"` : '',
    children,
  });
  if (typeof node === 'string') return around([node]);
  const { tag, children } = node;
  if (tag === '') return around(children);
  if (markedBelow.test(tag) || isEntry(node))
    return withClass({ ...node, children: children.map((child) => markOne(child, mark, more)) }, mark);
  return markedInside.test(tag) ? withClass({ ...node, children: [around(children)] }, mark) : around([node]);
}

export function joinMarks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const joins =
      typeof node !== 'string' &&
      typeof last === 'object' &&
      isMark(node) &&
      node.tag === last.tag &&
      node.attributes === last.attributes;
    if (joins) result[result.length - 1] = { ...last, children: [...last.children, ...node.children] };
    else result.push(node);
  }
  return result;
}

export const marked = (nodes: readonly HtmlNode[], mark: Mark, more = ''): HtmlNode[] =>
  joinMarks((mark === 'del' ? nodes.map(asOld) : nodes).map((node) => markOne(node, mark, more)));

export const isMark = (node: HtmlElement): node is HtmlElement & { readonly tag: Mark } =>
  node.tag === 'ins' || node.tag === 'del';

export const isMoved = (mark: HtmlElement): boolean => hasClass(mark, movedClass.trim());

/** The text of one side: without the marks of the other. */
export const sideText = (nodes: readonly HtmlNode[], other: Mark): string =>
  htmlText(nodes, ({ tag }) => tag === other);

export const changedText = (mark: HtmlElement): string =>
  htmlText([mark], (element) => hasClass(element, 'code-mark')).trim();
