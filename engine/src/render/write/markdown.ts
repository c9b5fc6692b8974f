/**
 * The body of a page as plain Markdown, for programs: resolved for a version, without the authoring vocabulary. It is
 * generated from the page's tree, so it says the same as the HTML.
 */
import type { Heading, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { attributesOf, isElement, type JsxElement } from '../../content/syntax/mdx.ts';
import type { PageContext } from '../draw/page-context.ts';
import type { Body } from '../parse/parse-body.ts';
import { slug } from '../slug.ts';
import { partsMarkdown } from '../vocabulary/components.ts';
import { vocabularyElements } from '../vocabulary/elements.ts';
import { footnotesMarkdown } from '../vocabulary/footnote.tsx';
import { target } from '../vocabulary/markdown-nodes.ts';
import { writeBlock } from './write-block.ts';

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

function withAnchors({ depth, data }: Heading, children: PhrasingContent[]): Heading {
  const { id, former } = data?.hProperties ?? {};
  const textAnchor = slug(markdownText(children));
  const anchors = [id, ...String(former ?? '').split(' ')].filter((anchor) => anchor && anchor !== textAnchor);
  const targets = anchors.flatMap((anchor) => [{ type: 'text' as const, value: ' ' }, target(String(anchor))]);
  return { type: 'heading', depth, children: [...children, ...targets] };
}

function resolveElement(element: JsxElement, page: PageContext): readonly Nodes[] {
  const { name, children } = element;
  const given = attributesOf(element);
  const definition = vocabularyElements.get(name ?? '');
  if (name === 'FootnoteText') {
    const file = { file: page.file, name: String(given.name) };
    page.footnotes.defineMarkdown(file, () => resolveAll(children, page));
    return [];
  }
  if (definition) return definition.toMarkdown(given, () => resolveAll(children, page), { page, convert: resolveAll });
  const content = resolveAll(children, page);
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return partsMarkdown.get(name ?? '')?.(Object.fromEntries(texts), content, page) ?? content;
}

const resolveAll = (nodes: readonly Nodes[], page: PageContext): readonly RootContent[] =>
  nodes.flatMap((node) => resolve(node, page)) as RootContent[];

function resolve(node: Nodes, page: PageContext): readonly Nodes[] {
  if (isElement(node)) return resolveElement(node, page);
  const inside = (children: readonly Nodes[]) => [...resolveAll(children, page)];
  const { position, ...rest } = node;
  if (node.type === 'link') {
    const url = page.markdownAddress(page.fill(node.url));
    return [{ ...rest, url, children: inside(node.children) } as Nodes];
  }
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

export function writeMarkdown({ tree }: Body, page: PageContext): string {
  const body = resolveAll(tree.children, page);
  return joinLists([...body, ...footnotesMarkdown(page)])
    .map(writeBlock)
    .join('\n');
}
