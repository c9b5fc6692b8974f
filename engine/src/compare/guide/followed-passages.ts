/**
 * Selects the changes that a program of the older version may have to follow: samples, table rows, and sentences in
 * which code is gone. What is only new needs nothing from a program.
 */

import type { ChangedPage } from '../changes/changes.ts';
import { isMark, isMoved } from '../diff/marks.ts';
import { hasChange } from '../diff/passages.ts';
import { type HtmlElement, type HtmlNode, hasClass, someWithin, textOf } from '../diff/tree.ts';
import { paragraph, placeOf, type Task } from '../document/document.ts';

const isDeletion = (element: HtmlElement) => element.tag === 'del' && !isMoved(element);
const isInlineCode = ({ tag }: HtmlElement) => tag === 'code';
/** A sample with lines that are gone. */
const isCode = (element: HtmlElement) => hasClass(element, 'code') && someWithin(element, isDeletion);
/** Code that is gone from a sentence or a table, or a deletion inside it. */
const losesCode = (node: HtmlNode): boolean =>
  someWithin(
    node,
    (element) =>
      (isDeletion(element) && element.children.some((child) => someWithin(child, isInlineCode))) ||
      (isInlineCode(element) && element.children.some((child) => someWithin(child, isDeletion))),
  );

const mostRows = 6;
const changedRows = (node: HtmlNode): number =>
  typeof node === 'string'
    ? 0
    : node.tag === 'tr'
      ? Number(hasChange(node))
      : node.children.reduce((sum, child) => sum + changedRows(child), 0);

/** Sections with further links and lists of sources don't affect programs. */
const isAside = (node: HtmlNode) => typeof node !== 'string' && /^h[1-4]$/.test(node.tag);

function shortened(node: HtmlNode): HtmlNode {
  if (typeof node === 'string' || isMark(node)) return node;
  const rows = node.tag === 'table' ? changedRows(node) : 0;
  return rows > mostRows
    ? { tag: 'p', attributes: '', children: [`${rows} rows of a table differ.`] }
    : { ...node, children: node.children.map(shortened) };
}

const changedText = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return '';
      return isMark(node) ? `${node.tag} ${textOf(node.children)}\n` : changedText(node.children);
    })
    .join('');

/**
 * A short hash of a text: 32-bit FNV-1a with two offsets. Unlike a cryptographic hash, it is synchronous in browsers.
 */
function shortHash(text: string): string {
  const hash = (start: number) => {
    let value = start;
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    return (value >>> 0).toString(36);
  };
  return hash(0x811c9dc5) + hash(0x050c5d1f);
}

const followedNodes = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.filter((node) => !isAside(node) && (someWithin(node, isCode) || losesCode(node)));

export const followedPassages = (changed: readonly ChangedPage[]): Task[] =>
  changed.flatMap((page) =>
    page.passages.flatMap(({ heading, nodes: all }): Task[] => {
      const nodes = followedNodes(all);
      if (!nodes.length) return [];
      const anchor = heading ? `#${heading.anchor}` : '';
      const place = placeOf(page, heading);
      return [
        {
          // Stable as long as the change is the same, in the guides between all versions.
          key: shortHash(`${page.id}${anchor}\n${changedText(nodes)}`),
          uses: null,
          title: heading ? `${page.title}: ${place.text}` : page.title,
          content: [{ type: 'diff', nodes: nodes.map(shortened) }, paragraph('Read on: ', place)],
        },
      ];
    }),
  );
