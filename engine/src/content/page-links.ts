/** Finds what a page or a module of `content/` links to, with offsets, for the command that moves a page. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { parseLink } from './links.ts';
import { isElement, textAttribute } from './mdx.ts';
import { nameOf, plainString, type SyntaxNode, syntaxNodes } from './module-ranges.ts';
import { type PageSource, type PlacedText, parsePage, placeIn, placeInNode } from './page-source.ts';
import type { TopicKind } from './topic.ts';

export interface PlacedLink extends PlacedText {
  readonly form: 'link' | 'id';
}

export function linkedTopic(
  href: string,
): { readonly kind: TopicKind; readonly id: string; readonly at: number } | undefined {
  if (!/^(api[:@]|\/(?!\/))/.test(href)) return undefined;
  const link = parseLink(href);
  if (link.type === 'topic') return { kind: 'versioned', id: link.id, at: href.indexOf(':') + 1 };
  return link.type === 'page' ? { kind: 'unversioned', id: link.id, at: 1 } : undefined;
}

const asLink =
  (form: PlacedLink['form']) =>
  (text: PlacedText): PlacedLink => ({ ...text, form });

function linksOfFront(file: string, { yaml, yamlStart }: PageSource): PlacedLink[] {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return [];
  const placed = (value: unknown, form: PlacedLink['form']) =>
    isScalar(value) && value.range
      ? placeIn(file, String(value.value), yamlStart + value.range[0], yamlStart + value.range[1]).map(asLink(form))
      : [];
  const sources = contents.get('sources');
  const hrefs = isSeq(sources)
    ? sources.items.flatMap((item) => (isMap(item) ? placed(item.get('href', true), 'link') : []))
    : [];
  return [...placed(contents.get('successor', true), 'id'), ...hrefs];
}

export function linksInPage(file: string): PlacedLink[] {
  const source = parsePage(file);
  const links = linksOfFront(file, source);
  visit(source.tree, (node: Nodes) => {
    const end = node.position?.end.offset ?? file.length;
    if (node.type === 'link') {
      // The text of a link may be its address too.
      const afterText = node.children.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? 0;
      links.push(...placeIn(file, node.url, afterText, end).map(asLink('link')));
    } else if (node.type === 'definition') {
      const afterLabel = file.indexOf(']:', node.position?.start.offset ?? 0);
      links.push(...placeIn(file, node.url, afterLabel, end).map(asLink('link')));
    } else if (isElement(node)) {
      const href = textAttribute(node, 'href');
      if (href) links.push(...placeInNode(file, href.value, href.node).map(asLink('link')));
    }
  });
  return links;
}

export function picturesInPage(file: string): string[] {
  const addresses: string[] = [];
  visit(parsePage(file).tree, 'image', ({ url }) => {
    if (url.startsWith('.')) addresses.push(url);
  });
  return addresses;
}

const labels = ['category', 'heading', 'link', 'name', 'versions'];

/**
 * The strings of a module that are links.
 * @param bareIds whether to include all other strings, as ids: for modules that list pages
 */
export function linksInModule(source: string, program: SyntaxNode, bareIds = false): PlacedLink[] {
  const nodes = [...syntaxNodes(program)];
  const others = new Set(
    nodes.flatMap((node) =>
      node.type === 'Property' ? [node.key, ...(labels.includes(nameOf(node.key) ?? '') ? [node.value] : [])] : [],
    ),
  );
  return nodes.flatMap((node): PlacedLink[] => {
    const text = others.has(node) ? undefined : plainString(source, node);
    if (!text) return [];
    const form = linkedTopic(text.text) ? 'link' : 'id';
    return form === 'link' || bareIds ? [{ ...text, form }] : [];
  });
}
