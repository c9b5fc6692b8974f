/** Writes a block of a tree as Markdown. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plainBlock } from './plain.ts';

const writer = unified()
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkMath)
  .freeze();

/** Writes any block, with all escaping that it needs. */
export const writeWithEscapes = (block: RootContent): string => writer.stringify({ type: 'root', children: [block] });

/** Cache of blocks that need escaping, by their tree: most are the same in many versions of a page. */
const written = new Map<string, string>();

/** Writes a block and the line break at its end. */
export function writeBlock(block: RootContent): string {
  const plain = plainBlock(block);
  if (plain !== null) return `${plain}\n`;
  const key = JSON.stringify(block);
  const text = written.get(key) ?? writeWithEscapes(block);
  written.set(key, text);
  return text;
}
