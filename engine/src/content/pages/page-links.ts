/** Finds what a page of `content/` links to, with offsets. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { isElement, textAttribute } from '../syntax/mdx.ts';
import { type PageSource, type PlacedText, parsePage, placeBetween, placeInNode } from './page-source.ts';

function linksOfFront(file: string, { yaml, yamlStart }: PageSource): PlacedText[] {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return [];
  const sources = contents.get('sources');
  return (isSeq(sources) ? sources.items : []).flatMap((item) => {
    const href = isMap(item) ? item.get('href', true) : undefined;
    return isScalar(href) && href.range
      ? placeBetween(file, String(href.value), yamlStart + href.range[0], yamlStart + href.range[1])
      : [];
  });
}

/** The targets of links in a page, its sources included. */
export function linksInPage(file: string): PlacedText[] {
  const source = parsePage(file);
  const links = linksOfFront(file, source);
  visit(source.tree, (node: Nodes) => {
    const end = node.position?.end.offset ?? file.length;
    if (node.type === 'link') {
      // The text of a link may be its address too.
      const afterText = node.children.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? 0;
      links.push(...placeBetween(file, node.url, afterText, end));
    } else if (node.type === 'definition') {
      const afterLabel = file.indexOf(']:', node.position?.start.offset ?? 0);
      links.push(...placeBetween(file, node.url, afterLabel, end));
    } else if (isElement(node)) {
      const href = textAttribute(node, 'href');
      if (href) links.push(...placeInNode(file, href.value, href.node));
    }
  });
  return links;
}
