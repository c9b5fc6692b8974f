/**
 * The body of a page as plain Markdown, for programs: resolved for a version, without the authoring vocabulary. It is
 * generated from the page's tree, so it says the same as the HTML.
 */
import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '../slug.ts';
import { vocabularyElements } from '../vocabulary/elements.ts';
import { partsMarkdown } from '../vocabulary/index.ts';
import { target } from './nodes.ts';
import type { MarkdownPage } from './page.ts';
import { writeBlock } from './write-block.ts';

interface JsxNode {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
  readonly children: readonly Nodes[];
}

const isJsx = (node: { readonly type: string }): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * A paragraph's content without white space at its ends, which an omitted passage may leave; escaping would keep it.
 */
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

/** A heading with targets for its anchors, except the one that readers of Markdown make from its text. */
function withAnchors({ depth, data }: Heading, children: PhrasingContent[]): Heading {
  const { id, former } = data?.hProperties ?? {};
  const textAnchor = slug(textOf(children));
  const anchors = [id, ...String(former ?? '').split(' ')].filter((anchor) => anchor && anchor !== textAnchor);
  const targets = anchors.flatMap((anchor) => [{ type: 'text' as const, value: ' ' }, target(String(anchor))]);
  return { type: 'heading', depth, children: [...children, ...targets] };
}

/** The nodes that replace an element, given what converts its content. */
function resolveElement({ name, attributes, children }: JsxNode, page: MarkdownPage): readonly Nodes[] {
  const content = () => resolveAll(children, page);
  const element = vocabularyElements.get(name ?? '');
  if (element) {
    // An attribute without a value is true.
    const given = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value ?? true]));
    return element.toMarkdown(given, content, { page, convert: resolveAll });
  }
  const part = partsMarkdown.get(name ?? '');
  if (!part) return content();
  const texts = attributes.flatMap((attribute) =>
    typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
  );
  return part(Object.fromEntries(texts), content(), page);
}

/** The nodes that replace nodes in the Markdown. */
const resolveAll = (nodes: readonly (Nodes | JsxNode)[], page: MarkdownPage): readonly RootContent[] =>
  nodes.flatMap((node) => resolve(node, page)) as RootContent[];

/** The nodes that replace `node` in the Markdown. */
function resolve(node: Nodes | JsxNode, page: MarkdownPage): readonly Nodes[] {
  if (isJsx(node)) return resolveElement(node, page);
  const inside = (children: readonly Nodes[]) => [...resolveAll(children, page)];
  if (node.type === 'link') {
    const url = page.link(page.view.fill(decodeURI(node.url)));
    const { position, ...rest } = node;
    return [{ ...rest, url, children: inside(node.children) } as Nodes];
  }
  const { position, ...rest } = node;
  if (node.type === 'heading') return [withAnchors(node, inside(node.children) as PhrasingContent[])];
  if (node.type === 'paragraph')
    return [{ type: 'paragraph', children: trimmed(inside(node.children) as PhrasingContent[]) }];
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
  return joinLists(resolveAll(tree.children, page)).map(writeBlock).join('\n');
}
