import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slug } from '../render/slug.ts';

export function withoutFrontMatter(markdown: string): string {
  const end = markdown.startsWith('---\n') ? markdown.indexOf('\n---\n', 4) : -1;
  return end < 0 ? markdown : markdown.slice(end + '\n---\n'.length).trimStart();
}

const target = /<a id="([^"]*)"><\/a>/g;

interface Block {
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Numbers of the blocks without which it can't be understood: its heading, the head of its table. */
  readonly needs: readonly number[];
  /** Of a heading, 0 for other blocks. */
  readonly level: number;
  readonly isHead: boolean;
}

type ScoresOf = (texts: readonly string[]) => number[];

/** The blocks of a text: paragraphs, code, the rows of tables, and the items of lists. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading: readonly number[] = [];
  for (const node of unified().use(remarkParse).parse(markdown).children) {
    const level = node.type === 'heading' ? node.depth : 0;
    if (level) heading = [];
    const parts = (node.type === 'list' ? node.children : [node]).map(({ position }) => {
      const start = position?.start.offset ?? 0;
      return { start, text: markdown.slice(start, position?.end.offset) };
    });
    const rows = parts[0]?.text.startsWith('|')
      ? parts[0].text.split('\n').map((text) => ({ start: parts[0]?.start ?? 0, text }))
      : null;
    const head = rows ? [blocks.length, blocks.length + 1] : [];
    for (const part of rows ?? parts)
      blocks.push({ ...part, level, needs: [...heading, ...head], isHead: level > 0 || head.includes(blocks.length) });
    if (level) heading = [blocks.length - 1];
  }
  return blocks;
}

const titleOf = ({ text }: Block) =>
  text
    .replace(target, '')
    .replace(/^#+\s*/, '')
    .replace(/[`*]/g, '')
    .trim();

export interface Section {
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

/** The parts of a page from each heading of at most this level to the next one. */
export function sectionsOf(markdown: string, mostLevel = 6): Section[] {
  const headings = blocksOf(markdown).filter(({ level }) => level > 0 && level <= mostLevel);
  return headings.map((heading, i) => ({
    level: heading.level,
    title: titleOf(heading),
    text: markdown.slice(heading.start, headings[i + 1]?.start).trimEnd(),
  }));
}

const joined = (texts: readonly string[]) => texts.join('\n\n').replace(/^(\|.*)\n\n(?=\|)/gm, '$1\n');

/** The first cell of a row, without anchor. */
const firstCell = ({ text }: Block) => text.replace(target, '').split(' | ')[0];

/**
 * A section with its subsections, or the row or item that has an anchor, with its heading and the rows that continue it;
 * null if the page has no such section.
 * @param name its heading or its anchor, with or without `#`
 */
export function sectionOf(markdown: string, name: string): string | null {
  const wanted = name.replace(/^#+\s*/, '').trim();
  if (!wanted) return null;
  const blocks = blocksOf(markdown);
  const has = ({ text }: Block) => [...text.matchAll(target)].some(([, anchor]) => anchor === wanted);
  const isTitled = (block: Block) => block.level > 0 && slug(titleOf(block)) === slug(wanted);
  const block = blocks.find(has) ?? blocks.find(isTitled);
  if (!block) return null;
  const later = blocks.slice(blocks.indexOf(block) + 1);
  if (block.level) {
    const next = later.find(({ level }) => level && level <= block.level);
    return markdown.slice(block.start, next?.start).trimEnd();
  }
  const isRow = block.text.startsWith('|');
  const end = later.findIndex((next) => !isRow || firstCell(next) !== firstCell(block));
  const shown = [...block.needs.flatMap((i) => blocks[i] ?? []), block, ...later.slice(0, end < 0 ? undefined : end)];
  return joined(shown.map(({ text }) => text));
}

/** A text without anchors and the targets of its links, which are longer than what they say. */
function withoutTargets(markdown: string): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  visit(unified().use(remarkParse).parse(markdown), (node) => {
    const { start: { offset: start = 0 } = {}, end: { offset: end = 0 } = {} } = node.position ?? {};
    if (node.type === 'html' && /^<a id=|^<\/a>/.test(node.value)) cuts.push([start, end]);
    if (node.type !== 'link' || !node.children.length) return;
    cuts.push([start, node.children[0]?.position?.start.offset ?? start]);
    cuts.push([node.children.at(-1)?.position?.end.offset ?? end, end]);
  });
  cuts.sort(([a], [b]) => a - b);
  return cuts.toReversed().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), markdown);
}

/** A block with a smaller part of the best one's score is left out: others may need its place. */
const closeEnough = 0.4;

const lengthOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length + 2, 0);

/**
 * The part of a text that matters most, at most `limit` characters: the section of the block that has the most of what is
 * sought, if it is short enough, or else that block and what follows it; then others, with what they need, and, if `fill`,
 * the rest of the section. Text that is left out is marked with an ellipsis.
 * @param scoresOf returns how well each of some texts matches
 * @param said texts of blocks that needn't be said again, to which those of the excerpt are added
 */
export function excerpt(
  markdown: string,
  scoresOf: ScoresOf,
  limit: number,
  { said = new Set<string>(), fill = true } = {},
): string {
  const body = withoutTargets(markdown).trimEnd();
  const blocks = blocksOf(body);
  const isNew = blocks.map(({ text, isHead }) => !isHead && !said.has(text));
  const kept = new Set<number>();
  const end = (text: string) => {
    for (const i of kept) if (!blocks[i]?.isHead) said.add(blocks[i]?.text ?? '');
    return text;
  };
  if (body.length <= limit && blocks.every(({ isHead }, i) => isHead || isNew[i])) {
    for (const i of blocks.keys()) kept.add(i);
    return end(body);
  }
  // A heading says what its blocks are about.
  const texts = blocks.map(({ text, needs: [heading] }) => `${blocks[heading ?? -1]?.text ?? ''}\n${text}`);
  const scores = scoresOf(texts).map((score, i) => (isNew[i] ? score : 0));
  const most = Math.max(0, ...scores);
  const ranked = [...scores.keys()]
    .filter((i) => (scores[i] ?? 0) > most * closeEnough)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const best = ranked[0] ?? 0;
  const from = blocks.findLastIndex(({ level }, i) => level > 0 && i <= best);
  const next = blocks.findIndex(({ level }, i) => level > 0 && i > best);
  const section = [...blocks.keys()].slice(Math.max(0, from), next < 0 ? undefined : next);
  let length = 0;
  const keep = (i: number, most: number) => {
    if (!isNew[i]) return;
    const added = [...(blocks[i]?.needs ?? []), i].filter((at) => !kept.has(at));
    const more = lengthOf(added.flatMap((at) => blocks[at] ?? []));
    if (length + more > most) return;
    for (const at of added) kept.add(at);
    length += more;
  };
  if (ranked.length) keep(best, limit);
  const isShort = lengthOf(section.flatMap((i) => blocks[i] ?? [])) <= limit * 0.8;
  // What follows often explains it, such as the text below a message.
  for (const i of section) if (isShort || (i > best && kept.has(i - 1))) keep(i, isShort ? limit : limit / 2);
  for (const i of ranked) keep(i, limit);
  if (fill) for (const i of [...section.filter((i) => i > best), ...section]) keep(i, limit);
  if (!kept.size) return isNew.includes(true) ? `${body.slice(0, limit)} …` : '';
  // What answers comes first.
  const order = [...new Set([...section, ...blocks.keys()])];
  const shown = order.flatMap((i, at) =>
    kept.has(i) ? (blocks[i]?.text ?? []) : at === 0 || kept.has(order[at - 1] ?? i) ? '…' : [],
  );
  return end(joined(shown));
}
