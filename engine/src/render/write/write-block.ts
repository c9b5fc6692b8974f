/** Markdown of a block without the authoring vocabulary. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { memo } from '../../basics/memo.ts';

const writer = unified()
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkMath)
  .freeze();

/**
 * Writes a block and the line break at its end. Most blocks are the same in many versions of a page, which are
 * rendered one after the other.
 */
export const writeBlock = memo(
  1_000,
  (block: RootContent) => JSON.stringify(block),
  (block) => writer.stringify({ type: 'root', children: [block] }),
);
