/** Extracts the passages that differ from a comparison of whole pages. */

import { itemAt } from '../../basics/lookup.ts';
import { changedText, isMark, sideText } from './marks.ts';
import { type HtmlElement, type HtmlNode, hasClass, htmlText, isBlock } from './tree.ts';

export interface DiffPassage {
  readonly heading: { readonly anchor: string; readonly text: string } | null;
  readonly nodes: readonly HtmlNode[];
}

function hasChange(node: HtmlNode): boolean {
  if (typeof node === 'string' || hasClass(node, 'code-mark')) return false;
  if (!isMark(node)) return node.children.some(hasChange);
  return changedText(node) !== '' || hasPicture(node);
}

const hasPicture = ({ children }: HtmlElement): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (['svg', 'img', 'math'].includes(child.tag) || hasPicture(child)),
  );

const headings = new Set(['h2', 'h3', 'h4']);

const context = 2;

function trimmedCode(code: HtmlElement): HtmlElement {
  const pieces = code.children.flatMap((node): HtmlNode[] =>
    typeof node === 'string' ? node.split(/(?<=\n)/) : [node],
  );
  // A line ends at a line break; a marked line is one node.
  const lines: HtmlNode[][] = [[]];
  for (const piece of pieces) {
    itemAt(lines, -1).push(piece);
    if (htmlText([piece]).endsWith('\n')) lines.push([]);
  }
  const changed = lines.map((line) => line.some(hasChange));
  const isKept = (i: number) => changed.slice(Math.max(0, i - context), i + context + 1).some(Boolean);
  const children = lines.flatMap((line, i): HtmlNode[] => {
    if (isKept(i)) return line;
    return i === 0 || isKept(i - 1) ? (line.length ? ['…\n'] : []) : [];
  });
  return { ...code, children };
}

const lists = new Set([
  'ul',
  'ol',
  'tbody',
  'dl',
  'div',
  'section',
  'figure',
  'blockquote',
  'details',
  'li',
  'ins',
  'del',
]);

function trimmed(node: HtmlNode): HtmlNode {
  if (typeof node === 'string' || isMark(node)) return node;
  if (node.tag === 'pre')
    return { ...node, children: node.children.map((code) => (typeof code === 'string' ? code : trimmedCode(code))) };
  if (hasClass(node, 'tabs')) {
    const panels = node.children.filter(
      (child) => typeof child !== 'string' && hasClass(child, 'tab-panel') && hasChange(child),
    );
    return {
      tag: 'div',
      attributes: '',
      children: panels.flatMap((panel) =>
        typeof panel === 'string' ? [] : panel.children.filter(hasChange).map(trimmed),
      ),
    };
  }
  const keeps = (child: HtmlNode) =>
    hasChange(child) ||
    typeof child === 'string' ||
    ['thead', 'figcaption', 'summary', 'dt'].includes(child.tag) ||
    hasClass(child, 'admonition-title');
  const children = lists.has(node.tag) && node.children.some(isBlock) ? node.children.filter(keeps) : node.children;
  return {
    ...node,
    children: children
      .filter((child) => typeof child === 'string' || !(hasClass(child, 'code-mark') || hasClass(child, 'copy')))
      .map(trimmed),
  };
}

export function passagesOf(nodes: readonly HtmlNode[]): DiffPassage[] {
  const passages: { heading: DiffPassage['heading']; nodes: HtmlNode[] }[] = [];
  let heading: DiffPassage['heading'] = null;
  for (const node of nodes) {
    const title = typeof node === 'string' ? undefined : headingIn(node);
    if (title) heading = title;
    if (!hasChange(node)) continue;
    const last = passages.at(-1);
    if (last && last.heading === heading) last.nodes.push(trimmed(node));
    else passages.push({ heading, nodes: [trimmed(node)] });
  }
  return passages;
}

function headingIn(node: HtmlElement): DiffPassage['heading'] | undefined {
  if (headings.has(node.tag))
    return {
      anchor: / id="([^"]*)"/.exec(node.attributes)?.[1] ?? '',
      text: sideText([node], 'del'),
    };
  const first = node.tag === 'ins' ? node.children.find(isBlock) : undefined;
  return first ? headingIn(first) : undefined;
}
