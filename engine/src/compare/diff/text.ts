/** A comparison as the lines of a diff. */
import { decodeText } from '../../render/html.ts';
import { isMark, type Mark, sideText } from './marks.ts';
import { blocksOf, type HtmlElement, type HtmlNode, hasClass, htmlText, isBlock } from './tree.ts';

export interface DiffLine {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** The text of a run on one line, without one kind of mark. */
const without = (nodes: readonly HtmlNode[], mark: Mark) =>
  decodeText(sideText(nodes, mark)).replace(/\s+/g, ' ').trim();

const start = (element: HtmlElement): string => {
  const level = /^h([2-4])$/.exec(element.tag)?.[1];
  return level ? `${'#'.repeat(Number(level))} ` : element.tag === 'li' ? '• ' : '';
};

function ofRun(nodes: readonly HtmlNode[], before: string, mark: Mark | null): DiffLine[] {
  if (mark) {
    const text = without(nodes, mark === 'ins' ? 'del' : 'ins');
    return text ? [{ mark: mark === 'ins' ? '+' : '-', text: before + text }] : [];
  }
  const [old, now] = [without(nodes, 'ins'), without(nodes, 'del')];
  if (old === now) return now ? [{ mark: ' ', text: before + now }] : [];
  // Of a row that one side lacks, only the lines between its cells are left.
  const isEmpty = (text: string) => /^[\s|]*$/.test(text);
  return [
    ...(isEmpty(old) ? [] : [{ mark: '-' as const, text: before + old }]),
    ...(isEmpty(now) ? [] : [{ mark: '+' as const, text: before + now }]),
  ];
}

function ofCode(code: HtmlElement, mark: Mark | null): DiffLine[] {
  return code.children
    .flatMap((node): DiffLine[] => {
      const nodeMark = mark ?? (typeof node !== 'string' && isMark(node) ? node.tag : null);
      const sign = nodeMark === 'ins' ? '+' : nodeMark === 'del' ? '-' : ' ';
      return [{ mark: sign, text: decodeText(htmlText([node])) }];
    })
    .reduce<DiffLine[]>((lines, { mark: sign, text }) => {
      const last = lines.at(-1);
      if (last && last.mark === sign && !last.text.endsWith('\n'))
        lines[lines.length - 1] = { mark: sign, text: last.text + text };
      else lines.push({ mark: sign, text });
      return lines;
    }, [])
    .flatMap(({ mark: sign, text }) =>
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => ({ mark: sign, text: line })),
    );
}

/** The lines of a compared tree as text, each with the mark of what was added or removed. */
export function diffLines(nodes: readonly HtmlNode[], mark: Mark | null = null): DiffLine[] {
  return blocksOf(nodes).flatMap((block): DiffLine[] => {
    const blockMark = mark ?? (isMark(block) ? block.tag : null);
    if (hasClass(block, 'code-mark') || block.tag === 'button') return [];
    if (block.tag === 'pre')
      return block.children.flatMap((code) => (typeof code === 'string' ? [] : ofCode(code, blockMark)));
    if (block.tag === 'tr')
      return ofRun(
        block.children.flatMap((cell, i) => (i ? [' | ', cell] : [cell])),
        '',
        blockMark,
      );
    if (block.children.some(isBlock)) return diffLines(block.children, blockMark);
    return ofRun(block.tag ? block.children : [block], start(block), blockMark);
  });
}
