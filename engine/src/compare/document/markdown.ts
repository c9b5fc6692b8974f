/** Writes documents as Markdown. */
import type { PhrasingContent, RootContent, TableCell } from 'mdast';
import { writeBlock } from '../../render/write/write-block.ts';
import { diffLines } from '../diff/text.ts';
import { type Block, type Inline, passageBlocks, type Section } from './document.ts';

export type MarkdownAddress = (href: string) => string;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function factTable({ before, after, facts }: Extract<Block, { type: 'facts' }>): RootContent {
  const row = (...cells: PhrasingContent[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell): TableCell => ({ type: 'tableCell', children: [cell] })),
  });
  const value = (fact: string | null): PhrasingContent =>
    fact === null ? text('not stated') : { type: 'inlineCode', value: fact };
  const rows = facts.map((fact) => row(text(fact.title), value(fact.before), value(fact.after)));
  return { type: 'table', children: [row(text('Number'), text(before), text(after)), ...rows] };
}

export function markdownWriter(address: MarkdownAddress) {
  const inline = (content: readonly Inline[]): PhrasingContent[] =>
    content.map((part) =>
      typeof part === 'string' ? text(part) : { type: 'link', url: address(part.href), children: [text(part.text)] },
    );
  const heading = (depth: 2 | 3, ...content: Inline[]) =>
    writeBlock({ type: 'heading', depth, children: inline(content) });
  const list = (items: readonly (readonly Inline[])[]) =>
    writeBlock({
      type: 'list',
      spread: false,
      children: items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: inline(item) }],
      })),
    });

  function write(block: Block): string[] {
    switch (block.type) {
      case 'paragraph':
        return [writeBlock({ type: 'paragraph', children: inline(block.content) })];
      case 'list':
        return [list(block.items)];
      case 'facts':
        return [writeBlock(factTable(block))];
      case 'prose':
        return [`${block.markdown.trim()}\n`];
      case 'diff': {
        const lines = diffLines(block.nodes).map(({ mark, text: line }) => `${mark} ${line}`.trimEnd());
        return [writeBlock({ type: 'code', lang: 'diff', value: lines.join('\n') })];
      }
      case 'changedPages':
        return block.pages.flatMap((page) => [
          heading(3, { text: page.title, href: page.after ?? '' }),
          ...passageBlocks(page).flatMap(write),
        ]);
      case 'tasks':
        return block.tasks.flatMap(({ uses, title, content }) => [
          heading(3, uses === null ? title : `${uses}: ${title}`),
          ...content.flatMap(write),
        ]);
      case 'questions':
        return [];
      case 'details':
        return block.content.flatMap(write);
    }
  }

  const blocks = (content: readonly Block[]): string => content.flatMap(write).join('\n');
  return {
    blocks,
    sections: (sections: readonly Section[]): string =>
      sections.map(({ title, content }) => `${heading(2, title)}\n${blocks(content)}`).join('\n'),
  };
}
