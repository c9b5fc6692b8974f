/** Writes documents as Markdown. */
import type { PhrasingContent, RootContent } from 'mdast';
import { code, link, list, paragraph, table, text } from '../../render/vocabulary/markdown-nodes.ts';
import { writeBlock } from '../../render/write/write-block.ts';
import { diffLines } from '../diff/text.ts';
import { type Block, type Inline, pageLink, passageBlocks, type Section } from './document.ts';

export type MarkdownAddress = (href: string) => string;

function factTable({ before, after, facts }: Extract<Block, { type: 'facts' }>): RootContent {
  const value = (fact: string | null) => (fact === null ? text('not stated') : code(fact));
  const rows = facts.map((fact) => [text(fact.title), value(fact.before), value(fact.after)]);
  return table([['Number', before, after].map(text), ...rows]);
}

export function markdownWriter(address: MarkdownAddress) {
  const inline = (content: readonly Inline[]): PhrasingContent[] =>
    content.map((part) => (typeof part === 'string' ? text(part) : link(address(part.href), text(part.text))));
  const heading = (depth: 2 | 3, ...content: Inline[]) =>
    writeBlock({ type: 'heading', depth, children: inline(content) });

  function write(block: Block): string[] {
    switch (block.type) {
      case 'paragraph':
        return [writeBlock(paragraph(...inline(block.content)))];
      case 'list':
        return [writeBlock(list(block.items.map((item) => [paragraph(...inline(item))])))];
      case 'facts':
        return [writeBlock(factTable(block))];
      case 'prose':
        return [`${block.markdown.trim()}\n`];
      case 'diff': {
        const lines = diffLines(block.nodes).map(({ mark, text: line }) => `${mark} ${line}`.trimEnd());
        return [writeBlock({ type: 'code', lang: 'diff', value: lines.join('\n') })];
      }
      case 'changedPages':
        return block.pages.flatMap((page) => [heading(3, pageLink(page)), ...passageBlocks(page).flatMap(write)]);
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
