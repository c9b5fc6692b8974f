/** Marks of what is inserted and deleted, where HTML allows them. */
import { type Element, hasClass, isBlock, type Node, withClass } from './tree.ts';

export type Mark = 'ins' | 'del';

/** What stands in one place only: the copy from the old page must not share it with the new one, nor come alive. */
const unique = / (id|for|data-island|data-props|data-group|tabindex|data-term|aria-labelledby)="[^"]*"/g;

function asOld(node: Node): Node {
  if (typeof node === 'string') return node;
  // Radio buttons of one name exclude each other.
  const attributes = node.attributes.replace(unique, '').replace(/ name="([^"]*)"/, ' name="old-$1"');
  return { ...node, attributes, children: node.children.map(asOld) };
}

/** Elements whose parents admit nothing else: the mark goes inside. */
const markedInside = /^(li|t[dh]|d[td]|summary|figcaption|label)$/;
const markedBelow = /^(tr|thead|tbody)$/;

/** A class for marks around blocks that the other page has elsewhere. */
export const movedClass = ' moved';

function markOne(node: Node, mark: Mark, more: string): Node {
  const around = (children: readonly Node[]): Element => ({
    tag: mark,
    attributes: children.some(isBlock) ? ` class="block${more}"` : '',
    children,
  });
  if (typeof node === 'string') return around([node]);
  const { tag, children } = node;
  if (tag === '') return around(children);
  if (markedBelow.test(tag)) return withClass({ ...node, children: children.map((child) => markOne(child, mark, more)) }, mark);
  return markedInside.test(tag) ? withClass({ ...node, children: [around(children)] }, mark) : around([node]);
}

/** Neighboring marks of one kind as one. */
export function joinMarks(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const one of nodes) {
    const last = result.at(-1);
    const joins =
      typeof one !== 'string' && typeof last === 'object' && isMark(one) && one.tag === last.tag && one.attributes === last.attributes;
    if (joins) result[result.length - 1] = { ...last, children: [...last.children, ...one.children] };
    else result.push(one);
  }
  return result;
}

/** Nodes that one of the two pages has alone, or elsewhere, marked; `more` are further classes of marks around blocks. */
export const marked = (nodes: readonly Node[], mark: Mark, more = ''): Node[] =>
  joinMarks((mark === 'del' ? nodes.map(asOld) : nodes).map((node) => markOne(node, mark, more)));

export const isMark = ({ tag }: Element): boolean => tag === 'ins' || tag === 'del';

/** Whether a mark says that the other page has the same elsewhere. */
export const isMoved = (mark: Element): boolean => hasClass(mark, movedClass.trim());
