/**
 * The body of a page as plain Markdown, for programs: resolved for a version, without the authoring vocabulary. It is generated from the page's
 * tree, so it says the same as the HTML.
 */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { passageView } from '../view.ts';
import { type MarkdownPage, markdownElements } from './vocabulary.ts';
import { writeBlock } from './write-block.ts';

interface JsxNode {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
  readonly children: readonly Nodes[];
}

const isJsx = (node: { readonly type: string }): node is JsxNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A paragraph's content without white space at its ends, which an omitted passage may leave; escaping would keep it. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const trim = (node: PhrasingContent | undefined, side: 'trimStart' | 'trimEnd') =>
    node?.type === 'text' ? { ...node, value: node.value[side]() } : node;
  const result = [...nodes];
  const last = trim(result.at(-1), 'trimEnd');
  if (last) result[result.length - 1] = last;
  const first = trim(result[0], 'trimStart');
  if (first) result[0] = first;
  return result;
}

/** The nodes that replace `node` in the Markdown. */
function resolve(node: Nodes | JsxNode, page: MarkdownPage): readonly Nodes[] {
  const inside = (children: readonly (Nodes | JsxNode)[], within = page) =>
    children.flatMap((child) => resolve(child, within)) as RootContent[];
  if (isJsx(node)) {
    const attributes = Object.fromEntries(
      node.attributes.map(({ name, value }) => [name, typeof value === 'string' ? value : value === null ? '' : undefined]),
    );
    const passage = node.name === 'Include' ? page.view.site.data.passages.get(attributes.file ?? '') : undefined;
    if (passage) return inside(passage.body.tree.children, { ...page, file: passage.file, view: passageView(page.view) });
    const children = node.name === 'When' && !page.view.holds(attributes.versions ?? '') ? [] : inside(node.children);
    const element = node.name !== null && Object.hasOwn(markdownElements, node.name) ? markdownElements[node.name] : undefined;
    return element ? element({ attributes, children, page }) : children;
  }
  if (node.type === 'link') {
    const url = page.link(page.view.fill(decodeURI(node.url)));
    const { position, ...rest } = node;
    return [{ ...rest, url, children: inside(node.children) } as Nodes];
  }
  const { position, ...rest } = node;
  if (node.type === 'paragraph') return [{ type: 'paragraph', children: trimmed(inside(node.children) as PhrasingContent[]) }];
  return ['children' in node ? ({ ...rest, children: inside(node.children) } as Nodes) : (rest as Nodes)];
}

/** Joins adjacent lists, such as the one-item lists that cards become. */
function joinLists(children: readonly RootContent[]): RootContent[] {
  return children.reduce<RootContent[]>((joined, child) => {
    const last = joined.at(-1);
    if (child.type === 'list' && last?.type === 'list' && last.ordered === child.ordered)
      joined[joined.length - 1] = { ...last, children: [...last.children, ...child.children] };
    else joined.push(child);
    return joined;
  }, []);
}

/** Converts a body to Markdown. */
export function bodyMarkdown(tree: Root, page: MarkdownPage): string {
  const children = tree.children.flatMap((child) => resolve(child, page)) as RootContent[];
  return joinLists(children).map(writeBlock).join('\n');
}
