/** The Markdown of every page says the same as its HTML: headings, code, links; and a version's whole file has all of its words. */
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { ownSite } from '../../tests/fixtures/own-site.ts';
import { type Element, hasClass, type Node, parseHtml, textOf } from './changes/tree.ts';
import { pageMarkdown } from './markdown.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

interface Parts {
  readonly headings: string[];
  readonly code: string[];
  readonly links: string[];
}

const plain = (text: string) =>
  text
    .replace(
      /&(lt|gt|quot|amp|#x27|#39);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'", '#39': "'" })[name] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Parts of a page that differ in Markdown, or are omitted: islands, diagrams, pictures, anchors, the index of the glossary. */
const leftOut = (element: Element) =>
  element.attributes.includes('data-island') ||
  element.tag === 'svg' ||
  hasClass(element, 'anchor') ||
  hasClass(element, 'zoom') ||
  hasClass(element, 'letters') ||
  hasClass(element, 'copy');

function htmlParts(nodes: readonly Node[], parts: Parts = { headings: [], code: [], links: [] }): Parts {
  for (const node of nodes) {
    if (typeof node === 'string' || leftOut(node)) continue;
    if (/^h[2-4]$/.test(node.tag)) parts.headings.push(plain(textOf(node.children, leftOut)));
    if (node.tag === 'pre') parts.code.push(plain(textOf(node.children)));
    else {
      if (node.tag === 'a') parts.links.push(/#?[^#]*$/.exec(/ href="([^"]*)"/.exec(node.attributes)?.[1] ?? '')?.[0] ?? '');
      htmlParts(node.children, parts);
    }
  }
  return parts;
}

const words = (node: Nodes): string => ('value' in node ? node.value : 'children' in node ? node.children.map(words).join('') : '');

function markdownParts(markdown: string): Parts {
  const parts: Parts = { headings: [], code: [], links: [] };
  visit(reader.parse(markdown), (node) => {
    if (node.type === 'heading' && node.depth > 1) parts.headings.push(plain(words(node)));
    if (node.type === 'code') parts.code.push(plain(node.value));
    if (node.type === 'link') parts.links.push(node.url);
  });
  return parts;
}

test('every page has the same headings, code, and links as its HTML', async () => {
  const { info, sets } = await ownSite();
  let pages = 0;
  for (const set of sets) {
    for (const page of set.pages) {
      const markdown = pageMarkdown(info, set, page).text();
      const name = `${set.meta.name}: ${page.doc.id}`;
      const [html, text] = [htmlParts(parseHtml(page.record.body)), markdownParts(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''))];
      expect(text.headings, name).toEqual(html.headings);
      expect(text.code, name).toEqual(html.code);
      const own = page.record.sources.length + (markdown.includes('> This page is for version') ? 1 : 0);
      expect(text.links.length, name).toBe(html.links.length + own);
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(100);
});
