/** Selects the changes that programs must follow: samples, table rows, and sentences with different inline code. */
import { contentHash } from '../content-hash.ts';
import { isMark, isMoved } from './marks.ts';
import { hasChange, type Passage } from './passages.ts';
import { sideBySide, someWithin } from './sides.ts';
import { type Element, hasClass, type Node, writeHtml } from './tree.ts';
import type { ChangedPage } from './versions.ts';

export interface Todo {
  /** Stable as long as the change is the same, because readers' checked boxes are saved under it. */
  readonly key: string;
  readonly page: ChangedPage;
  readonly heading: Passage['heading'];
  readonly html: string;
}

const isCode = (element: Element) => hasClass(element, 'code') && hasChange(element);
const isTable = (element: Element) => element.tag === 'table' && hasChange(element);
/** Inline code that differs in the other version. */
const hasChangedCode = (node: Node) =>
  someWithin(
    node,
    (element) => isMark(element) && !isMoved(element) && element.children.some((child) => someWithin(child, ({ tag }) => tag === 'code')),
  );

/** Sections with further links and lists of sources don't affect programs. */
const isAside = (node: Node) =>
  typeof node !== 'string' && (node.tag === 'h1' || node.tag === 'h2' || node.tag === 'h3' || node.tag === 'h4');

function displayed(node: Node): Node {
  if (typeof node === 'string' || isMark(node)) return node;
  if (isCode(node)) return someWithin(node, (element) => element.tag === 'del') ? sideBySide(node) : node;
  return { ...node, children: node.children.map(displayed) };
}

/** The changes that programs must follow, page by page in reading order. */
export function todosOf(changed: readonly ChangedPage[]): Todo[] {
  return changed.flatMap((page) =>
    page.passages.flatMap(({ heading, nodes }): Todo[] => {
      const asks = nodes.filter(
        (node) => !isAside(node) && (someWithin(node, isCode) || someWithin(node, isTable) || hasChangedCode(node)),
      );
      if (!asks.length) return [];
      const html = writeHtml(asks.map(displayed));
      return [{ key: contentHash(html), page, heading, html }];
    }),
  );
}
