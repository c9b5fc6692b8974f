/** Writes documents as Markdown. */
import type { PhrasingContent, RootContent } from 'mdast';
import { decodeText } from '../../render/html.ts';
import { code, link, list, paragraph, strong, table, text } from '../../render/vocabulary/markdown-nodes.ts';
import { writeBlock } from '../../render/write/write-block.ts';
import type { ChangedPage } from '../changes/changes.ts';
import { diffLines } from '../diff/text.ts';
import type { Block, Inline, Section } from './document.ts';

export type MarkdownAddress = (href: string) => string;

function factTable({ before, after, facts }: Extract<Block, { type: 'facts' }>): RootContent {
  const value = (fact: string | null) => (fact === null ? text('not stated') : code(fact));
  const rows = facts.map((fact) => [text(fact.title), value(fact.before), value(fact.after)]);
  return table([['Number', before, after].map(text), ...rows]);
}

export function markdownWriter(address: MarkdownAddress) {
  const inline = (content: readonly Inline[]): PhrasingContent[] =>
    content.map((part) => {
      if (typeof part === 'string') return text(part);
      const shown = 'code' in part ? code(part.code) : text(part.text);
      return part.href === undefined ? shown : link(address(part.href), shown);
    });

  const heading = (depth: 2 | 3, title: string) => writeBlock({ type: 'heading', depth, children: [text(title)] });

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
      case 'card': {
        const rows = block.rows.map(({ title, content }) => [
          paragraph(strong(`${title}:`), text(' '), ...inline(content)),
        ]);
        return [writeBlock(list(rows))];
      }
      case 'table':
        return [
          writeBlock(paragraph(strong(block.summary))),
          writeBlock(table([block.head.map(text), ...block.rows.map((row) => row.map(inline))])),
        ];
      case 'tasks':
        return block.tasks.flatMap(({ uses, title, content }) => [
          heading(3, uses === null ? title : `${uses}: ${title}`),
          ...content.flatMap(write),
        ]);
      case 'questions':
        return [];
    }
  }

  const blocks = (content: readonly Block[]): string => content.flatMap(write).join('\n');
  return {
    blocks,
    sections: (sections: readonly Section[]): string =>
      sections
        .map(({ anchor, title, content }) => `${anchor === null ? '' : `${heading(2, title)}\n`}${blocks(content)}`)
        .join('\n'),
  };
}

/** The passages of a page that differ, each below a link to its place. */
export function passagesMarkdown({ after, passages }: ChangedPage, address: MarkdownAddress): string {
  const { blocks } = markdownWriter(address);
  return passages
    .flatMap(({ heading, nodes }) => {
      const place = heading && { text: decodeText(heading.text), href: `${after}#${heading.anchor}` };
      const lines = diffLines(nodes).map(({ mark, text: line }) => `${mark} ${line}`.trimEnd());
      return [
        ...(place ? [blocks([{ type: 'paragraph', content: [place] }])] : []),
        writeBlock({ type: 'code', lang: 'diff', value: lines.join('\n') }),
      ];
    })
    .join('\n');
}
