/**
 * Parses HTML from our own build (quoted attributes, all elements closed) to a tree, and serializes it. Works without a
 * DOM: in a worker and at build time.
 */

import { memo } from '../../basics/memo.ts';
import { readTags } from '../../render/html.ts';

export interface HtmlElement {
  /** Empty for a run of text and inline elements between blocks. */
  readonly tag: string;
  readonly attributes: string;
  readonly children: readonly HtmlNode[];
}

/** A string is text with its character references, or a comment, which a hydrated island needs. */
export type HtmlNode = string | HtmlElement;

const closedByItself = /^([bh]r|col|img|input|wbr)$/;
const blocks =
  /^(blockquote|d[dlt]|details|div|fig.+|h[1-4r]|li|nav|[ou]l|p|pre|section|summary|t(able|body|[dhr]|head))$/;

/** Whether a node is displayed as a block, or is a mark around one. */
export const isBlock = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' &&
  (blocks.test(node.tag) || ((node.tag === 'ins' || node.tag === 'del') && hasClass(node, 'block')));

function withoutGaps(children: readonly HtmlNode[]): readonly HtmlNode[] {
  if (!children.some(isBlock)) return children;
  const isGap = (i: number) => {
    const [node, before, after] = [children[i], children[i - 1], children[i + 1]];
    if (typeof node !== 'string' || node.trim()) return false;
    return (before === undefined || isBlock(before)) && (after === undefined || isBlock(after));
  };
  return children.filter((_, i) => !isGap(i));
}

export function blocksOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const result: HtmlElement[] = [];
  let run: HtmlNode[] = [];
  const end = () => {
    if (run.length) result.push({ tag: '', attributes: '', children: run });
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      result.push(node);
    } else run.push(node);
  }
  end();
  return result;
}

/** Takes HTML that the engine wrote; gives its tree. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: { readonly tag: string; readonly attributes: string; readonly children: HtmlNode[] }[] = [];
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node);
  readTags(html, {
    open(tag, source, isClosed) {
      const attributes = source.trimEnd();
      if (isClosed || closedByItself.test(tag)) add({ tag, attributes, children: [] });
      else open.push({ tag, attributes, children: [] });
    },
    close() {
      const element = open.pop();
      if (element) add({ ...element, children: withoutGaps(element.children) });
    },
    text: add,
    comment: add,
  });
  return withoutGaps(root);
}

export function writeHtml(nodes: readonly HtmlNode[]): string {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += node;
    else if (node.tag === '') html += writeHtml(node.children);
    else
      html += `<${node.tag}${node.attributes}>${closedByItself.test(node.tag) ? '' : `${writeHtml(node.children)}</${node.tag}>`}`;
  }
  return html;
}

/** The text of a tree with its character references, except nodes that `skip` selects. */
export function htmlText(nodes: readonly HtmlNode[], skip: (element: HtmlElement) => boolean = () => false): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if (!skip(node)) text += htmlText(node.children, skip);
  }
  return text;
}

/** The same with a space at each tag. */
export const spacedText = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${spacedText(node.children)} `)).join('');

/** Whether a class is one of those of an element. */
export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').includes(name);

export function withClass(element: HtmlElement, name: string): HtmlElement {
  const { attributes } = element;
  return {
    ...element,
    attributes: / class="/.test(attributes)
      ? attributes.replace(/ class="/, `$&${name} `)
      : `${attributes} class="${name}"`,
  };
}

/** Attributes with addresses and numbers, which can differ although readers see no difference. */
const unseen = / (id|href|for|name|title|tabindex|aria-[a-z]+|data-[a-z-]+|marker-end|checked|rel)="[^"]*"/g;
const keys = new WeakMap<HtmlElement, string>();

const seenIn = memo(
  10_000,
  String,
  (attributes: string) => attributes.replace(unseen, '') + (/ data-props="[^"]*"/.exec(attributes)?.[0] ?? ''),
);

let idsGiven = 0;
/**
 * A short id for each key: the key of an element refers to the keys of its children by id. Far more ids are remembered
 * than the elements of the pages that are compared with each other.
 */
const idOf = memo(500_000, String, (_key: string) => `<${idsGiven++}>`);

export function nodeKey(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  let key = keys.get(node);
  if (key === undefined) {
    let long = `<${node.tag}${node.attributes ? seenIn(node.attributes) : ''}>`;
    for (const child of node.children) long += nodeKey(child);
    key = idOf(long);
    keys.set(node, key);
  }
  return key;
}

/** Whether an element is from the parser, so that it contains no marks. */
export const isAsParsed = (element: HtmlElement): boolean => keys.has(element);
