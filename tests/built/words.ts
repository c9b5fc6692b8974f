/** Checks that a version's `llms-full.txt` says everything that its pages say. */
import fs from 'node:fs';
import path from 'node:path';
import {
  decodeText,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isBlock,
  type Manifest,
  type PageRecord,
  parseHtml,
  type SetMeta,
} from 'onesource/tools';

/**
 * Elements whose text differs in Markdown, or is omitted: controls are not content, islands and diagrams have a
 * description, formulas their TeX.
 */
const isSaidOtherwise = (element: HtmlElement) =>
  ['data-island', 'data-tab'].some((name) => element.attributes.includes(` ${name}="`)) ||
  ['anchor', 'diagram', 'formula', 'letters', 'copy', 'code-mark', 'picture', 'filter'].some((name) =>
    hasClass(element, name),
  ) ||
  ['svg', 'math', 'button'].includes(element.tag);

/** The text of the nodes; blocks, such as cells, do not run into each other, and marks of Markdown separate words. */
const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = isSaidOtherwise(node) ? '' : textOf(node.children);
      return ['br', 'label', 'strong', 'code'].includes(node.tag) || isBlock(node) ? ` ${text} ` : text;
    })
    .join('');

/** In lower case: an alert of Markdown is a `[!WARNING]`. */
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of the latest version's pages that its `llms-full.txt` lacks, with their pages. */
export function missingWords(folder: string): string[] {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('data/manifest.json')) as Manifest;
  const { meta } = manifest.sets[manifest.latest] as Manifest['sets'][string];
  const start = manifest.starts[manifest.latest] as string;
  const said = new Set(wordsIn(read(`${start}/llms-full.txt`)));
  return (JSON.parse(read(meta)) as SetMeta).docs.flatMap(({ id, record }) => {
    const { source, title, body } = JSON.parse(read(`data/pages/${record}.json`)) as PageRecord;
    // What the build makes of differences isn't part of the version.
    if (source === '') return [];
    const words = new Set([...wordsIn(title), ...wordsIn(decodeText(textOf(parseHtml(body))))]);
    return [...words]
      .filter((word) => !said.has(word))
      .map((word) => `${id}: llms-full.txt of ${manifest.latest} lacks "${word}"`);
  });
}
