/** Writes a block of a tree as Markdown. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkMath)
  .freeze();

/** Cache of blocks, by their tree: most are the same in many versions of a page. */
const written = new Map<string, string>();

/** Writes a block and the line break at its end. */
export function writeBlock(block: RootContent): string {
  const key = JSON.stringify(block);
  const text = written.get(key) ?? writer.stringify({ type: 'root', children: [block] });
  written.set(key, text);
  return text;
}
