/** Marks of what is inserted and deleted, where HTML allows them. */
import { type Element, isBlock, type Node, withClass } from './tree.ts';

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
const markedInside = new Set(['li', 'td', 'th', 'dt', 'dd', 'summary', 'figcaption', 'label']);
const markedBelow = new Set(['tr', 'thead', 'tbody']);

function markOne(node: Node, mark: Mark): Node {
  if (typeof node === 'string') return { tag: mark, attributes: '', children: [node] };
  if (node.tag === '') return { tag: mark, attributes: '', children: node.children };
  if (markedBelow.has(node.tag)) return withClass({ ...node, children: node.children.map((child) => markOne(child, mark)) }, mark);
  if (markedInside.has(node.tag)) {
    const attributes = node.children.some(isBlock) ? ' class="block"' : '';
    return withClass({ ...node, children: [{ tag: mark, attributes, children: node.children }] }, mark);
  }
  return { tag: mark, attributes: isBlock(node) ? ' class="block"' : '', children: [node] };
}

/** Nodes that one of the two pages has alone, marked; neighbors share a mark. */
export function marked(nodes: readonly Node[], mark: Mark): Node[] {
  const result: Node[] = [];
  for (const node of mark === 'del' ? nodes.map(asOld) : nodes) {
    const one = markOne(node, mark);
    const last = result.at(-1);
    const joins =
      typeof one !== 'string' && typeof last === 'object' && one.tag === mark && last.tag === mark && one.attributes === last.attributes;
    if (joins) result[result.length - 1] = { ...last, children: [...last.children, ...one.children] };
    else result.push(one);
  }
  return result;
}

export const isMark = ({ tag }: Element): boolean => tag === 'ins' || tag === 'del';
